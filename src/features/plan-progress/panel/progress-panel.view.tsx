/** The plan progress panel in each of its states (spec 001 §§2, 4, 6, 8; decisions/plans#states-of-the-progress-panel). */
import { useInsertionEffect, type ReactNode } from 'react';
import type { ServiceText } from '../../../content/content.rules.ts';
import type { Failure } from '../../../lib/remote/failure.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { EmptyNote, FailedNote } from '../../../ui/page/panel-notes.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { ContentWords } from '../content-words.view.tsx';
import { emptyText, isPromised, panelTitle } from '../panel-texts.rules.ts';
import type { PanelState } from '../panel-state.rules.ts';
import type { Period } from '../load-progress.ts';
import { ProgressRoom } from '../progress-room.view.tsx';
import type { Slot } from '../progress-figures.rules.ts';
import tipStyles from './dates-tip.css?inline';
import pathStyles from './limit-path.css?inline';
import { datesOf, PlanBlock, type PlanTools, type ShownPlan } from './plan-block.view.tsx';
import barStyles from './progress-bar.css?inline';
import panelStyles from './progress-panel.css?inline';
import { t } from './progress-panel.text.ts';

export const PANEL_ID = 'plan-progress-panel';

const STYLES = [panelStyles, pathStyles, barStyles, tipStyles];

export interface ProgressPanelProps {
  slot: Slot;
  state: Exclude<PanelState, 'hidden' | 'suppressed'>;
  period: Period;
  /** Lines of business of the expected plans, which determine the placeholder's height. */
  lines: readonly string[];
  /** Name of the group that the plans belong to; null for a member with one group. */
  about: string | null;
  shown: readonly ShownPlan[];
  /** Options of the plan dropdown; empty if there is none. */
  options: readonly ShownPlan[];
  onChoose(key: string): void;
  /** Number of requests that failed although others succeeded. */
  failedParts: number;
  failure: Failure | null;
  texts: { failed: ServiceText; message: ServiceText };
  onRetry(): void;
  tools: PlanTools;
  foot?: ReactNode;
}

function Choice({ options, shown, onChoose }: Pick<ProgressPanelProps, 'options' | 'shown' | 'onChoose'>) {
  const [chosen] = shown;
  if (!chosen || options.length === 0) return null;
  return (
    <p className="progress-choice">
      <label htmlFor={`${PANEL_ID}-plan`}>{t('choosePlan')}</label>
      <select
        id={`${PANEL_ID}-plan`}
        value={chosen.plan.key}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map((option) => (
          <option key={option.plan.key} value={option.plan.key}>
            {t('option', {
              plan: option.plan.line === 'other' && option.name ? option.name : t(option.plan.line),
              dates: datesOf(option.plan),
            })}
          </option>
        ))}
      </select>
    </p>
  );
}

function Partial({ failedParts, onRetry }: Pick<ProgressPanelProps, 'failedParts' | 'onRetry'>) {
  const { phone } = useBrandContact();
  if (failedParts === 0) return null;
  return (
    <div className="skipped-note">
      <p>
        <PhoneIn text={t('partial', { count: failedParts, phone })} />
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </div>
  );
}

const Content = ({ shown, slot, tools }: Pick<ProgressPanelProps, 'shown' | 'slot' | 'tools'>) => (
  <div className="plan-blocks">
    {shown.map((plan) => (
      <PlanBlock key={plan.plan.key} shown={plan} slot={slot} tools={tools} />
    ))}
  </div>
);

function Empty({ shown, period, state }: Pick<ProgressPanelProps, 'shown' | 'period' | 'state'>) {
  const { phone } = useBrandContact();
  const plans = shown.map(({ plan }) => plan);
  const emptyPeriod = state === 'no-previous' ? 'previous' : period;
  return (
    <EmptyNote
      drawing="progress"
      text={emptyText(emptyPeriod, plans)}
      next={
        isPromised(emptyPeriod, plans) ? (
          t('untilClaimNext')
        ) : (
          <PhoneIn text={t('noInformationNext', { phone })} />
        )
      }
    />
  );
}

function Message({ texts }: Pick<ProgressPanelProps, 'texts'>) {
  const { phone } = useBrandContact();
  return (
    <div className="note">
      <p className="note-text">
        <ContentWords words={texts.message} />
      </p>
      <p>
        <PhoneIn text={t('messageNext', { phone })} />
      </p>
    </div>
  );
}

function Body(props: ProgressPanelProps) {
  const { state, failure, texts, onRetry, lines } = props;
  switch (state) {
    case 'loader':
      return <ProgressRoom lines={lines} label={t('loading')} />;
    case 'error':
      return (
        <FailedNote
          text={<ContentWords words={texts.failed} />}
          reference={failure?.reference ?? ''}
          onRetry={onRetry}
        />
      );
    case 'content':
      return <Content {...props} />;
    case 'message':
      return <Message texts={texts} />;
    case 'no-active':
    case 'no-previous':
      return <Empty {...props} />;
  }
}

/** Panel states in which plans may be missing, because some requests failed. */
const PARTIAL_STATES: readonly PanelState[] = ['content', 'no-active', 'no-previous'];

export function ProgressPanel(props: ProgressPanelProps) {
  useInsertionEffect(() => STYLES.forEach(adoptStyles), []);
  const { state, period, about, foot } = props;
  return (
    <Panel id={PANEL_ID} heading={panelTitle(period)} aside={about} busy={state === 'loader'} foot={foot}>
      {state === 'loader' ? null : <Choice {...props} />}
      <Body {...props} />
      {PARTIAL_STATES.includes(state) ? <Partial {...props} /> : null}
    </Panel>
  );
}
