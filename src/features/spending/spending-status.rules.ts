/** The status of a group's spending accounts, from the profile alone (spec 000 §6, 001 §§4, 6). Pure. */
import type { Profile } from '../../profile/profile.rules.ts';
import { isBlueEdgeDental, type GroupChoice } from '../../profile/selected-group.rules.ts';

/** `subscriber-only`: dependents do not see the accounts; `hsa-available`: no account yet, an HSA can be opened. */
type SpendingStatus = 'not-offered' | 'subscriber-only' | 'blackout' | 'accounts' | 'hsa-available' | 'none';

type AccountKind = 'health-savings' | 'flexible-spending';

export interface SpendingFacts {
  status: SpendingStatus;
  /** Kinds that the profile names; accounts of other kinds may exist. */
  kinds: AccountKind[];
}

interface Viewer extends Pick<Profile, 'isSubscriber'> {
  /** Whether the brand's Medicare groups have Spending. */
  medicareSpending: boolean;
}

function statusOf(
  { group, client }: GroupChoice,
  { isSubscriber, medicareSpending }: Viewer,
): SpendingStatus {
  if (isBlueEdgeDental(group) || (group.medicareIndicator && !medicareSpending)) return 'not-offered';
  const hasAccount = group.spendingAccountExistsIndicator;
  if (!hasAccount && !isSubscriber) return 'subscriber-only';
  if (client.spendingAccountBlackoutIndicator) return 'blackout';
  if (hasAccount) return 'accounts';
  return client.hsaSetupIndicator ? 'hsa-available' : 'none';
}

export function spendingFacts(choice: GroupChoice, viewer: Viewer): SpendingFacts {
  const { hsaExistsIndicator, fsaExistsIndicator } = choice.group;
  const status = statusOf(choice, viewer);
  return {
    status,
    kinds:
      status === 'accounts'
        ? [
            ...(hsaExistsIndicator ? (['health-savings'] as const) : []),
            ...(fsaExistsIndicator ? (['flexible-spending'] as const) : []),
          ]
        : [],
  };
}
