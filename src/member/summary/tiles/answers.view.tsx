/** The frames of the three tiles (decisions/claims#one-figure-of-what-is-owed). Prerendered, so that each tile's space is reserved before it loads. */
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/page/panel.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import { t } from './answers.text.ts';

const ROWS = 2;

interface AnswerProps {
  name: 'owe' | 'plan' | 'card';
  /** The answer's button or link. */
  foot?: ReactNode;
  /** Undefined while the answer loads. */
  children?: ReactNode;
}

export const Answer = ({ name, foot, children }: AnswerProps) => (
  <Panel id={`${name}-answer`} heading={t(name)} busy={!children} foot={foot}>
    {children ?? <SkeletonRows rows={ROWS} label={t('loading')} />}
  </Panel>
);

export const AnswersSkeleton = () => (
  <div className="panels answers">
    <Answer name="owe" />
    <Answer name="plan" />
    <Answer name="card" />
  </div>
);
