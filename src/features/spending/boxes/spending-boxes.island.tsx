import { pageBrand } from '../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Profile } from '../../../profile/profile.rules.ts';
import type { GroupChoice } from '../../../profile/group/selected-group.rules.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { $showing, accountsOfClient, loadAccountsOf } from './spending-boxes.store.ts';
import { BalancesBox, WordsBox } from './spending-boxes.view.tsx';
import { spendingBoxes, type SpendingBox } from '../clients/spending-clients.rules.ts';
import { isHidden } from '../spending-states.rules.ts';

interface BalancesIslandProps {
  id: string;
  box: SpendingBox;
  profile: Profile;
  /** Number of boxes of the kind `spendingAccount`. */
  accountBoxes: number;
}

function BalancesIsland({ id, box, profile, accountBoxes }: BalancesIslandProps) {
  const { clientId } = box.client;
  const accounts = useStore(accountsOfClient(clientId).$value);
  const showing = useStore($showing);
  useEffect(() => {
    void loadAccountsOf(profile, clientId);
    return accountsOfClient(clientId).leave;
  }, [profile, clientId]);
  const noResult = accounts.state === 'ready' && accounts.value.status === 'none';
  if (isHidden({ accountBoxes, noResult, anotherShows: showing.some((id) => id !== clientId) })) return null;
  return (
    <BalancesBox
      id={id}
      box={box}
      accounts={accounts}
      onRetry={() => void loadAccountsOf(profile, clientId)}
    />
  );
}

interface SpendingBoxesProps {
  profile: Profile;
  selected: GroupChoice['group'] | null;
}

/**
 * Whether to request balances. They are not requested before the terms of the client's HSA are accepted
 * (decisions/spending#terms-of-an-hsa).
 */
const showsBalances = ({ kind, module }: SpendingBox): boolean =>
  kind === 'spendingAccount' && module !== 'hsaTC';

/** Renders one box per client (spec 001 §4). */
export function SpendingBoxes({ profile, selected }: SpendingBoxesProps) {
  const boxes = spendingBoxes(profile, pageBrand().rules.spending, selected);
  const accountBoxes = boxes.filter(({ kind }) => kind === 'spendingAccount').length;
  return boxes.map((box, at) => {
    const props = { id: `spending-box-${at + 1}`, box };
    return showsBalances(box) ? (
      <BalancesIsland key={box.client.clientId} {...props} profile={profile} accountBoxes={accountBoxes} />
    ) : (
      <WordsBox key={box.client.clientId} {...props} isSimulation={isSimulation()} />
    );
  });
}
