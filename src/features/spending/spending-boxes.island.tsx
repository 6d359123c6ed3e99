import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { safeHref } from '../../lib/navigation.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { employerOf } from './client-accounts.rules.ts';
import { spendingBoxes, type SpendingBox } from './spending-boxes.rules.ts';
import { accountsOfClient, loadAccountsOf } from './spending-boxes.store.ts';
import { BalancesBox, FactsBox } from './spending-boxes.view.tsx';

interface BoxIslandProps {
  box: SpendingBox;
  profile: Profile;
  id: string;
  href: string;
  /** Another box has balances: this one goes if its client has no accounts (spec 001 §4). */
  hidesEmpty: boolean;
}

function BalancesIsland({ box, profile, id, href, hidesEmpty }: BoxIslandProps) {
  const { clientId } = box.choice.client;
  const accounts = useStore(accountsOfClient(clientId).$value);
  useEffect(() => {
    void loadAccountsOf(profile, clientId);
    return accountsOfClient(clientId).leave;
  }, [profile, clientId]);
  if (hidesEmpty && accounts.state === 'ready' && accounts.value.status === 'none') return null;
  return (
    <BalancesBox
      id={id}
      href={safeHref(href) ?? ''}
      employer={employerOf(profile, clientId)}
      accounts={accounts}
      onRetry={() => void loadAccountsOf(profile, clientId)}
    />
  );
}

interface SpendingBoxesProps {
  profile: Profile;
  brand: Parameters<typeof spendingBoxes>[1];
  /** Address of the spending accounts. */
  href: string;
}

export function SpendingBoxes({ profile, brand, href }: SpendingBoxesProps) {
  const boxes = spendingBoxes(profile, brand);
  const hidesEmpty = boxes.filter(({ kind }) => kind === 'accounts').length > 1;
  return boxes.map((box, at) => {
    const { client } = box.choice;
    const place = { id: `spending-box-${at + 1}`, href };
    return box.kind === 'accounts' ? (
      <BalancesIsland key={client.clientId} {...place} box={box} profile={profile} hidesEmpty={hidesEmpty} />
    ) : (
      <FactsBox
        key={client.clientId}
        {...place}
        facts={box.facts}
        employer={employerOf(profile, client.clientId)}
      />
    );
  });
}
