/**
 * Renders a client's module, of which there are eight kinds (spec 001 §4; decisions/spending#the-states-of-a-client,
 * decisions/spending#the-spending-page).
 */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { IsoDate } from '../../lib/date/date.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { HsaEnrollmentIsland } from './hsa/hsa-enrollment.island.tsx';
import { $enrollments, enrollmentOf } from './hsa/hsa-enrollment.store.ts';
import { EnrollmentNote } from './hsa/hsa-enrollment.view.tsx';
import { HsaTermsIsland } from './hsa/hsa-terms.island.tsx';
import { accountsOfClient, loadAccountsOf } from './boxes/spending-boxes.store.ts';
import type { SpendingClient } from './clients/spending-clients.rules.ts';
import { Balances, NoBalances } from './panel/spending-notes.view.tsx';
import { loadVendorOf, vendorOfClient } from './panel/spending-panel.store.ts';
import { EnrollmentBegun, LinkedClaims } from './panel/spending-panel.view.tsx';

interface ModuleProps {
  spending: SpendingClient;
  profile: Profile;
  today: IsoDate;
}

function Accounts({ spending: { client, employer }, profile, today }: ModuleProps) {
  const { clientId } = client;
  const accounts = useStore(accountsOfClient(clientId).$value);
  const vendor = useStore(vendorOfClient(clientId).$value);
  const isShown = accounts.state === 'ready' && accounts.value.status === 'accounts';
  useEffect(() => {
    void loadAccountsOf(profile, clientId);
    return accountsOfClient(clientId).leave;
  }, [profile, clientId]);
  useEffect(() => {
    void loadVendorOf(profile, clientId, today);
    return vendorOfClient(clientId).leave;
  }, [profile, clientId, today]);
  return (
    <>
      <Balances
        accounts={accounts}
        employer={employer}
        onRetry={() => void loadAccountsOf(profile, clientId)}
      />
      {isShown ? (
        <LinkedClaims vendor={vendor} onRetry={() => void loadVendorOf(profile, clientId, today)} />
      ) : null}
    </>
  );
}

/** An enrollment in process. Shows the confirmation number if this session sent the enrollment and received the response. */
function InProcess({ clientNumber }: { clientNumber: string }) {
  const enrollment = enrollmentOf(useStore($enrollments), clientNumber);
  return <EnrollmentNote confirmation={enrollment.state === 'started' ? enrollment.confirmation : null} />;
}

export function SpendingModule(props: ModuleProps) {
  const { spending, profile } = props;
  const { client, employer, module, subscriber } = spending;
  switch (module) {
    case 'blackout':
      return <NoBalances status="blackout" employer={employer} />;
    case 'none':
      return <NoBalances status={subscriber ? 'none' : 'subscriber-only'} employer={employer} />;
    case 'hsaTC':
      return <HsaTermsIsland profile={profile} />;
    case 'openHSA':
      return <HsaEnrollmentIsland profile={profile} client={client} />;
    case 'spendingAccountContentOnly':
      return <InProcess clientNumber={client.clientNumber} />;
    case 'spendingAccount':
      return <Accounts {...props} />;
    case 'spendingAccountPlusContentOnly':
      return (
        <>
          <Accounts {...props} />
          <InProcess clientNumber={client.clientNumber} />
        </>
      );
    case 'spendingAccountPlusOpenHSA':
      return (
        <>
          <Accounts {...props} />
          <HsaEnrollmentIsland profile={profile} client={client} before={<EnrollmentBegun />} />
        </>
      );
  }
}
