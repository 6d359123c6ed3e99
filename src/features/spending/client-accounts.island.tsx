/** The panel of a client's spending accounts, kept in step with its store. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { shortEmployer } from '../../session/selected-group.rules.ts';
import type { AccountHolder } from './client-accounts.rules.ts';
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
  const client = holder.clientList.find((one) => one.clientId === clientId);
  return (
    <ClientAccounts
      money={useStore($clientMoney)}
      employer={shortEmployer(client?.clientName ?? '')}
      phone={phone}
      onRetry={() => void loadClientMoney(holder, clientId)}
    />
  );
}
