import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Profile } from '../../../profile/profile.rules.ts';
import { employerOf } from './client-accounts.rules.ts';
import { $clientAccounts, clearClientAccounts, loadClientAccounts } from './client-accounts.store.ts';
import { ClientAccounts } from './client-accounts.view.tsx';
import { HsaTermsIsland } from '../hsa/hsa-terms.island.tsx';

interface ClientAccountsIslandProps {
  holder: Profile;
  clientId: string;
}

export function ClientAccountsIsland({ holder, clientId }: ClientAccountsIslandProps) {
  useEffect(() => {
    void loadClientAccounts(holder, clientId);
    return clearClientAccounts;
  }, [holder, clientId]);
  return (
    <ClientAccounts
      accounts={useStore($clientAccounts)}
      employer={employerOf(holder, clientId)}
      terms={<HsaTermsIsland profile={holder} />}
      onRetry={() => void loadClientAccounts(holder, clientId)}
    />
  );
}
