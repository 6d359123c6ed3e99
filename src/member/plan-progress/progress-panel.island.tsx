/**
 * The chunk that contains the plan progress panel, which has a slot on three pages (spec 001 §2). Connects the panel to
 * tools of other features.
 */
import { pageBrand } from '../../brand/page-brand.ts';
import type { ComponentProps, ReactNode } from 'react';
import { PlanAnswer as Answer } from '../../features/plan-progress/answer/plan-answer.island.tsx';
import { $linkedPlan } from '../../features/health-plans/linked-plan.store.ts';
import type { PlanTools } from '../../features/plan-progress/panel/plan-block.view.tsx';
import PlanProgressPanel, {
  useProgressOfGroup,
  type OfGroupProps,
} from '../../features/plan-progress/panel/plan-progress-panel.island.tsx';
import { t } from '../../features/plan-progress/panel/progress-panel.text.ts';
import type { PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import { useIsPhone } from '../../ui/page/use-is-narrow.ts';
import { LedgerTool, WhatIfTool } from './explain-tools.island.tsx';
import { AllPlans } from './progress-skeleton.view.tsx';

type ProgressPanelProps = Pick<ComponentProps<typeof PlanProgressPanel>, 'slot' | 'period'>;

const TOOLS: PlanTools = {
  row: (plan, row) => <LedgerTool plan={plan} row={row} />,
  plan: (plan) => (plan.period === 'active' ? <WhatIfTool plan={plan} /> : null),
};

/** Opens the plan's row on Health Plans (spec 001 §2; decisions/plans#filters-and-links-to-a-plan). */
const PlanDetailsLink = ({ plan }: { plan: PanelPlan }) => (
  <p className="progress-details">
    <a href="#/claims/healthPlans" onClick={() => $linkedPlan.set(plan)}>
      {t('planDetails')}
    </a>
  </p>
);

const TOOLS_WITH_DETAILS: PlanTools = { ...TOOLS, details: (plan) => <PlanDetailsLink plan={plan} /> };

function Panel({ less, ...props }: ProgressPanelProps & { less?: ReactNode }) {
  const tools = pageBrand().rules.planDetailsLink ? TOOLS_WITH_DETAILS : TOOLS;
  const foot =
    props.slot === 'health-plans' ? null : (
      <>
        <AllPlans />
        {less}
      </>
    );
  return <PlanProgressPanel {...props} tools={tools} foot={foot} />;
}

/** Renders nothing in the summary on a phone, where `PlanAnswer` contains the panel (decisions/home#the-summary-on-a-phone). */
export default function ProgressPanel(props: ProgressPanelProps) {
  const isInAnswer = useIsPhone() && props.slot === 'summary';
  return isInAnswer ? null : <Panel {...props} />;
}

/**
 * The plan tile above the panels of the summary. It is in this chunk because it uses the same data as the plan progress
 * panel.
 */
export function PlanAnswer(props: Omit<ComponentProps<typeof Answer>, 'panel'>) {
  const isPhone = useIsPhone();
  const { slot, period } = props;
  const panel = (less: ReactNode) => <Panel slot={slot} period={period} less={less} />;
  return <Answer {...props} panel={isPhone ? panel : null} />;
}

/** The estimate of planned care, for the first current plan that has limits. */
export function PlannedCost(props: Pick<OfGroupProps, 'group' | 'profile'>) {
  const { state, shown } = useProgressOfGroup({ slot: 'summary', ...props });
  const under = shown.find(({ plan, isNow }) => isNow && plan.rows.length > 0);
  return state === 'content' && under ? <WhatIfTool plan={under.plan} /> : null;
}
