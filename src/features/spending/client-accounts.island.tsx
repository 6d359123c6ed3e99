/** The panel of a client's spending accounts, kept in step with its store. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { employerOf, type AccountHolder } from './client-accounts.rules.ts';
import { $clientMoney, leaveClientMoney, loadClientMoney } from './client-accounts.store.ts';
import { ClientAccounts } from './client-accounts.view.tsx';

interface ClientAccountsIslandProps {
  holder: AccountHolder;
  clientId: string;
  phone: string;
}

export function ClientAccountsIsland({ holder, clientId, phone }: ClientAccountsIslandProps) {
  useEffect(() => {
    void loadClientMoney(holder, clientId);
    return leaveClientMoney;
  }, [holder, clientId]);
  return (
    <ClientAccounts
      money={useStore($clientMoney)}
      employer={employerOf(holder, clientId)}
      phone={phone}
      onRetry={() => void loadClientMoney(holder, clientId)}
    />
  );
}
