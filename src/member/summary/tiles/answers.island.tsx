/** The tiles above the panels: 'What do I owe?', 'Where am I in my plan?' and 'Where is my card?' (decisions/claims#one-figure-of-what-is-owed, decisions/plans#plan-limits-in-short, decisions/plans#the-card-in-one-press). */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $profile } from '../../../profile/profile.store.ts';
import { isDentalPlanGroup } from '../../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../../profile/group/selected-group.store.ts';
import { Answer } from './answers.view.tsx';
import { useDeferredChunk } from '../../shared/deferred-chunk.ts';
import { Deferred } from '../deferred.tsx';
import { OweAnswer } from './owe-answer.island.tsx';

const loadPanel = () => import('../../plan-progress/progress-panel.island.tsx');

/** Moves the focus to the heading of the plan progress panel, which may be far below. */
function goToProgress(): void {
  const heading = document.querySelector<HTMLElement>('#plan-progress-panel h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

const planFrame = (content: ReactNode, action: ReactNode) => (
  <Answer name="plan" foot={action}>
    {content}
  </Answer>
);

function PlanSlot({ isTurn }: Pick<AnswersProps, 'isTurn'>) {
  const profile = useStore($profile);
  const group = useStore($selectedGroup);
  const isHidden = group !== null && isDentalPlanGroup(group);
  const [panel, retry] = useDeferredChunk(loadPanel, isTurn && !isHidden);
  const waiting = <Answer name="plan" />;
  if (panel.state === 'failed' || profile.state === 'failed')
    return <Deferred fallback={waiting}>{({ PlanUnloaded }) => <PlanUnloaded onRetry={retry} />}</Deferred>;
  if (profile.state === 'loading') return waiting;
  if (isHidden || !group)
    return <Deferred fallback={waiting}>{({ PlanNotShown }) => <PlanNotShown />}</Deferred>;
  if (panel.state === 'loading') return waiting;
  return (
    <panel.module.PlanAnswer
      slot="summary"
      group={group}
      profile={profile.value}
      onMore={goToProgress}
      frame={planFrame}
    />
  );
}

interface AnswersProps {
  /** Whether the plan answer may load: true once the first claims are loaded or take longer than `LONGEST_WAIT_MS`. */
  isTurn: boolean;
  /** Slot for action items on a phone. */
  actionItems: ReactNode;
}

export const Answers = ({ isTurn, actionItems }: AnswersProps) => (
  <>
    <OweAnswer />
    {actionItems}
    <PlanSlot isTurn={isTurn} />
    <Deferred fallback={<Answer name="card" />}>{({ CardAnswer }) => <CardAnswer />}</Deferred>
  </>
);
