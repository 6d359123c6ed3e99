/** What is known of a group's spending accounts without asking for them (spec 000 §6, 001 §§4, 6). Pure. */
import type { Profile } from '../../profile/profile.rules.ts';
import { isBlueEdgeDental, type GroupChoice } from '../../profile/selected-group.rules.ts';

/**
 * `not-part`: the group has no Spending at all; `not-yours`: somebody other than the subscriber, to whom no
 * account is shown; `blackout`: the employer's accounts cannot be seen for a while; `offered`: no account yet,
 * and a health savings account to be had.
 */
type SpendingStanding = 'not-part' | 'not-yours' | 'blackout' | 'accounts' | 'offered' | 'none';

type AccountSort = 'health-savings' | 'flexible-spending';

export interface SpendingFacts {
  standing: SpendingStanding;
  /** Kinds of accounts that the record names; an account of another kind may exist. */
  sorts: AccountSort[];
}

interface Asker extends Pick<Profile, 'isSubscriber'> {
  /** Whether the brand's Medicare groups keep Spending. */
  medicareSpending: boolean;
}

function standingOf(
  { group, client }: GroupChoice,
  { isSubscriber, medicareSpending }: Asker,
): SpendingStanding {
  if (isBlueEdgeDental(group) || (group.medicareIndicator && !medicareSpending)) return 'not-part';
  const hasAccount = group.spendingAccountExistsIndicator;
  if (!hasAccount && !isSubscriber) return 'not-yours';
  if (client.spendingAccountBlackoutIndicator) return 'blackout';
  if (hasAccount) return 'accounts';
  return client.hsaSetupIndicator ? 'offered' : 'none';
}

/** How a group's spending accounts stand for the member who asks. */
export function spendingFacts(choice: GroupChoice, asker: Asker): SpendingFacts {
  const { hsaExistsIndicator, fsaExistsIndicator } = choice.group;
  const standing = standingOf(choice, asker);
  return {
    standing,
    sorts:
      standing === 'accounts'
        ? [
            ...(hsaExistsIndicator ? (['health-savings'] as const) : []),
            ...(fsaExistsIndicator ? (['flexible-spending'] as const) : []),
          ]
        : [],
  };
}
