/** Health Plans, `#/claims/healthPlans` (spec 001 §2). */
import { useStore } from '@nanostores/react';
import { useInsertionEffect } from 'react';
import { ContentText } from '../../content/content-text.island.tsx';
import { $healthPlans, $planFilters } from '../../features/health-plans/health-plans.store.ts';
import { panelPeriod } from '../../features/health-plans/plan-filters.rules.ts';
import { HealthPlansList } from '../../features/health-plans/list/health-plans-list.island.tsx';
import { PANEL_FRAME } from '../../ui/page/panel-frame.tsx';
import { WithProfile } from '../../profile/with-profile.island.tsx';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import styles from './health-plans.css?inline';
import { t } from './health-plans-page.text.ts';
import { useTurn } from '../shared/deferred-chunk.ts';
import { ProgressSlot } from '../plan-progress/plan-progress-slot.island.tsx';
import { navTitle } from '../navigation/view-titles.ts';

const ROWS = 9;

/** Spec 001 §2 'keys for the left-nav health plans label and description'. Not in the spec: the spelling of the keys. */
const CONTENT_NAMES = {
  headline: 'LEFTNAV_HEALTH_PLANS_LABEL',
  lead: 'LEFTNAV_HEALTH_PLANS_DESCRIPTION',
} as const;

/** Plan progress beside the list, or below it in a narrow window. The panel itself decides whether to render (decisions/plans#states-of-the-progress-panel). */
function Progress() {
  const isTurn = useTurn(useStore($healthPlans).state !== 'loading');
  const period = panelPeriod(useStore($planFilters));
  return <ProgressSlot slot="health-plans" period={period} isTurn={isTurn} />;
}

export default function HealthPlans() {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <>
      <PageHead
        heading={navTitle('health-plans')}
        headline={<ContentText name={CONTENT_NAMES.headline} prerendered={t('headline')} />}
        lead={<ContentText name={CONTENT_NAMES.lead} prerendered={t('lead')} />}
      />
      <WithProfile
        loading={<SkeletonRows rows={ROWS} label={t('loading')} />}
        failed={t('failed')}
        frame={PANEL_FRAME}
      >
        {(profile) => (
          <div className="plans-page">
            <div className="plans-main">
              <HealthPlansList profile={profile} />
            </div>
            <Progress />
          </div>
        )}
      </WithProfile>
    </>
  );
}
