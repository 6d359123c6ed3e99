/** The plan-details link of the progress panel: opens the plan's row on Health Plans (spec 001 §2; decision 166). */
import { $linkedPlan } from '../../features/health-plans/linked-plan.store.ts';
import { t } from '../../features/plan-progress/panel/progress-panel.text.ts';
import type { PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';

export const PlanDetailsLink = ({ plan }: { plan: PanelPlan }) => (
  <p className="progress-details">
    <a href="#/claims/healthPlans" onClick={() => $linkedPlan.set(plan)}>
      {t('planDetails')}
    </a>
  </p>
);
