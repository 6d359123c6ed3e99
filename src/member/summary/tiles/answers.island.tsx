/** The three answers above the panels of the activity summary and of the member's home (decisions 249 to 251). */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { BrandSlice } from '../../../brand/brand-slice.ts';
import { $profile } from '../../../profile/profile.store.ts';
import { isDentalPlanGroup } from '../../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../../profile/group/selected-group.store.ts';
import { Answer } from './answers.view.tsx';
import { useLateChunk } from '../../start/late-chunk.ts';
import { OweAnswer, type AnswersLate } from './owe-answer.island.tsx';

const loadPanel = () => import('../../plan-progress/progress-panel.island.tsx');

/** The panel may be far below: its heading takes the focus. */
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

function PlanPlace({ brand, isTurn, late }: AnswersProps) {
  const profile = useStore($profile);
  const group = useStore($selectedGroup);
  const isHidden = group !== null && isDentalPlanGroup(group);
  const [panel, retry] = useLateChunk(loadPanel, isTurn && !isHidden);
  const waiting = <Answer name="plan" />;
  if (panel.state === 'failed' || profile.state === 'failed')
    return late ? <late.PlanUnloaded brand={brand} onRetry={retry} /> : waiting;
  if (profile.state === 'loading') return waiting;
  if (isHidden || !group) return late ? <late.PlanNotShown /> : waiting;
  if (panel.state === 'loading') return waiting;
  return (
    <panel.module.PlanAnswer
      brand={brand}
      place="summary"
      group={group}
      profile={profile.value}
      onMore={goToProgress}
      frame={planFrame}
    />
  );
}

interface AnswersProps {
  brand: BrandSlice;
  /** The first claims are on the page. */
  isTurn: boolean;
  /** Null until its code is there. */
  late: AnswersLate | null;
}

export const Answers = ({ brand, isTurn, late }: AnswersProps) => (
  <>
    <OweAnswer brand={brand} late={late} />
    <PlanPlace brand={brand} isTurn={isTurn} late={late} />
    {late ? <late.CardAnswer brand={brand} /> : <Answer name="card" />}
  </>
);
