/** A client's spending accounts, and which of them pays a claim (spec 001 §2 'Pay claim', §3, §7 'Account list'). Pure. */
import type { Profile } from '../../profile/profile.rules.ts';
import { isThroughEmployer, shortEmployer } from '../../profile/selected-group.rules.ts';
import type { ClientAccounts, SpendingAccount } from './spending-accounts.schema.ts';

/** What is asked of the profile. */
export interface AccountHolder {
  umi: string;
  isSubscriber: boolean;
  clientList: readonly (Pick<Profile['clientList'][number], 'clientId' | 'clientNumber' | 'clientName'> & {
    groupList: readonly Pick<
      Profile['clientList'][number]['groupList'][number],
      'groupNumber' | 'spendingAccountExistsIndicator' | 'directPayIndicator' | 'medicareIndicator'
    >[];
  })[];
}

/**
 * The name of the employer through which a client's accounts come, cut as everywhere (spec 001 §9); null where the client is
 * no employer: none of its groups is through one.
 */
export function employerOf({ clientList }: AccountHolder, clientId: string): string | null {
  const client = clientList.find((one) => one.clientId === clientId);
  return client?.groupList.some(isThroughEmployer) ? shortEmployer(client.clientName) : null;
}

/** The requests for a client's accounts: one for each of its groups that has some (spec 001 §7 'Account list'). */
export const accountQuestions = ({ umi, clientList }: AccountHolder, clientId: string) =>
  clientList
    .filter((client) => client.clientId === clientId)
    .flatMap(({ clientNumber, groupList }) =>
      groupList
        .filter(({ spendingAccountExistsIndicator }) => spendingAccountExistsIndicator)
        .map(({ groupNumber }) => ({
          memberID: umi,
          vendorType: 'SELECTACCOUNT' as const,
          groupNumber,
          clientNumber,
        })),
    );

/**
 * `blackout`: the accounts cannot be used for a while; `not-yours`: there are some, shown to the subscriber alone;
 * `none`: the client has none.
 */
export type ClientMoney =
  | {
      standing: 'accounts';
      /** In the service's order. */
      accounts: readonly SpendingAccount[];
      /** The one that claims are paid from; null where none can be. */
      paying: SpendingAccount | null;
    }
  | { standing: 'blackout' | 'not-yours' | 'none' };

/** Money for the care of a child or an elder cannot pay a doctor. */
const canPay = ({ kind }: SpendingAccount): boolean => kind !== 'dependent-care';

/**
 * How a client's accounts stand. Claims are paid from the first account that can pay one.
 * @param answers one for each question; none where nothing was asked
 */
export function clientMoney(
  answers: readonly ClientAccounts[],
  { isSubscriber }: Pick<AccountHolder, 'isSubscriber'>,
): ClientMoney {
  const accounts = answers.flatMap((answer) => answer.accounts).toSorted((a, b) => a.order - b.order);
  if (answers.some(({ isInBlackout }) => isInBlackout)) return { standing: 'blackout' };
  if (accounts.length > 0) return { standing: 'accounts', accounts, paying: accounts.find(canPay) ?? null };
  return { standing: answers.length > 0 && !isSubscriber ? 'not-yours' : 'none' };
}
