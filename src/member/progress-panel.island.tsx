/** The plan progress panel of one of its three places, with what other features add (spec 001 §2); a chunk of its own. */
import type { ComponentProps } from 'react';
import PlanProgressPanel from '../features/plan-progress/panel/plan-progress-panel.island.tsx';
import { AllPlans } from './progress-skeleton.view.tsx';

type ProgressPanelProps = Pick<ComponentProps<typeof PlanProgressPanel>, 'brand' | 'place' | 'period'>;

export default function ProgressPanel(props: ProgressPanelProps) {
  return <PlanProgressPanel {...props} foot={props.place === 'health-plans' ? null : <AllPlans />} />;
}
