/** Pay a claim, `#/claims/claimsAndPayments/payClaim/…`: the steps, with the spending accounts of the claim's client. */
import { ALL_CLAIMS } from '../../routing/hash.rules.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Paying } from '../../features/pay-claim/pay-claim-state.schema.ts';
import { fetchCurrentCost } from '../../features/claims/current-cost.store.ts';
import { PayClaim } from '../../features/pay-claim/pay-claim.island.tsx';
import type { PaySource } from '../../features/pay-claim/pay-claim.rules.ts';
import { $paying, resumePaying, stopPaying } from '../../features/pay-claim/pay-claim.store.ts';
import { AccountName, shortName } from '../../features/spending/account-name.view.tsx';
import { ClientAccountsIsland } from '../../features/spending/clients/client-accounts.island.tsx';
import {
  $clientAccounts,
  type PayingAccountsStatus,
} from '../../features/spending/clients/client-accounts.store.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { GroupPageSkeleton } from '../../profile/group/group-page.view.tsx';
import { WithProfile } from '../../profile/with-profile.island.tsx';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { payStepAddress } from '../shared/pay-claim-routes.ts';
import { t } from '../claim-detail/pay-offer.text.ts';
import type { ViewProps } from '../shared/view-props.ts';

/** The account that pays the claim. If it is unknown, the member may still pay: the service checks the balance. */
function sourceOf(money: Remote<PayingAccountsStatus>): PaySource {
  if (money.state !== 'ready' || money.value.status === 'subscriber-only') return { state: 'unknown' };
  const paying = money.value.status === 'accounts' ? money.value.paying : null;
  return paying ? { state: 'ready', balance: paying.currentBalance } : { state: 'barred' };
}

const payingAccount = (money: Remote<PayingAccountsStatus>) =>
  money.state === 'ready' && money.value.status === 'accounts' ? money.value.paying : null;

function leave(): void {
  stopPaying();
  window.location.hash = ALL_CLAIMS;
}

const Accounts = ({ paying }: { paying: Paying }) => (
  <WithProfile>
    {(profile) => <ClientAccountsIsland holder={profile} clientId={paying.claim.clientId} />}
  </WithProfile>
);

/** Staff who act as a member see this instead of the payment (spec 000 §6). */
const OnlyMemberPays = () => (
  <div className="reading">
    <PageHead heading={t('simulationHeading')} lead={t('simulation')}>
      <p>
        <a className="button primary" href={ALL_CLAIMS}>
          {t('toClaims')}
        </a>
      </p>
    </PageHead>
  </div>
);

function OwnPayment({ route }: Pick<ViewProps, 'route'>) {
  const paying = useStore($paying);
  const money = useStore($clientAccounts);
  const account = payingAccount(money);
  useEffect(resumePaying, []);
  // Returns to the list if no claim was chosen or the choice has expired. Checks this on each route change, because the member
  // can press Back while the list is still fading in.
  useEffect(() => {
    if (!$paying.get()) window.location.replace(ALL_CLAIMS);
  }, [route]);
  if (!paying) return <GroupPageSkeleton />;
  return (
    <PayClaim
      paying={paying}
      requested={route.path.at(-1)}
      source={sourceOf(money)}
      account={account ? <AccountName account={account} /> : null}
      accountShort={account && shortName(account)}
      accounts={<Accounts paying={paying} />}
      addressOf={payStepAddress}
      refetchCosts={fetchCurrentCost}
      onLeave={leave}
    />
  );
}

export default function PayClaimView(props: Pick<ViewProps, 'route'>) {
  return isSimulation() ? <OnlyMemberPays /> : <OwnPayment {...props} />;
}
