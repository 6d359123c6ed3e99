/** Spending summary, `/spa/#/spendingSummary` and on a phone `/spa` (spec 000 §2 'Header tab targets'). */
import { ALL_CLAIMS } from '../../routing/hash.rules.ts';
import { SpendingSummary } from '../../features/spending/summary/spending-summary.island.tsx';
import { today } from '../../lib/date/date.ts';
import { WithProfile } from '../../profile/with-profile.island.tsx';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { t } from './spending-page.text.ts';
import type { ViewProps } from '../shared/view-props.ts';

export default function SpendingPage({ brand }: Pick<ViewProps, 'brand'>) {
  return (
    <>
      <PageHead heading={t('heading')} lead={t('lead')} />
      <WithProfile timeZone={brand.timeZone}>
        {(profile) => (
          <SpendingSummary
            profile={profile}
            brand={brand.rules.spending}
            today={today(brand.timeZone)}
            claimsHref={isSimulation() ? null : ALL_CLAIMS}
          />
        )}
      </WithProfile>
    </>
  );
}
