/** Spending summary, `/spa/#/spendingSummary` and on a phone `/spa` (spec 000 §2 'Header tab targets'). */
import { ALL_CLAIMS } from '../../routing/hash.rules.ts';
import { SpendingSummary } from '../../features/spending/summary/spending-summary.island.tsx';
import { WithProfile } from '../../profile/with-profile.island.tsx';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { t } from './spending-page.text.ts';

export default function SpendingPage() {
  return (
    <>
      <PageHead heading={t('heading')} lead={t('lead')} />
      <WithProfile>
        {(profile) => <SpendingSummary profile={profile} claimsHref={isSimulation() ? null : ALL_CLAIMS} />}
      </WithProfile>
    </>
  );
}
