import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { employerOf, type AccountHolder } from './client-accounts.rules.ts';
import { $clientAccounts, clearClientAccounts, loadClientAccounts } from './client-accounts.store.ts';
import { ClientAccounts } from './client-accounts.view.tsx';

interface ClientAccountsIslandProps {
  holder: AccountHolder;
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
      onRetry={() => void loadClientAccounts(holder, clientId)}
    />
  );
}
