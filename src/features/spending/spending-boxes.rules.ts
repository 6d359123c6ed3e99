/** Spending-account boxes of the activity summary, one per client (spec 001 §4 'Spending-account box'; decision 205). Pure. */
import type { Profile } from '../../profile/profile.rules.ts';
import {
  chooseGroup,
  groupChoices,
  isDentalPlanGroup,
  type GroupChoice,
  type ProfileClient,
} from '../../profile/selected-group.rules.ts';
import { spendingFacts, type SpendingFacts } from './spending-status.rules.ts';

/** `accounts`: balances; `bypass`: only a text and a link. */
export interface SpendingBox {
  kind: 'accounts' | 'bypass';
  /** The client with the group that the text is about. */
  choice: GroupChoice;
  facts: SpendingFacts;
}

interface BoxBrand {
  /** The brand shows texts where others show balances. */
  bypassHSA: boolean;
  /** Whether the brand's Medicare groups have Spending. */
  medicareTab: boolean;
}

type Holder = Pick<Profile, 'isSubscriber' | 'clientList'>;

/** The group with accounts, else the one that the member sees first. */
function groupOfBox(client: ProfileClient): GroupChoice | null {
  const choices = groupChoices({ clientList: [client] });
  return choices.find(({ group }) => group.spendingAccountExistsIndicator) ?? chooseGroup(choices, null);
}

function boxOf(client: ProfileClient, { isSubscriber }: Holder, brand: BoxBrand): SpendingBox | null {
  const choice = groupOfBox(client);
  if (!choice) return null;
  const { group } = choice;
  const facts = spendingFacts(choice, { isSubscriber, medicareSpending: brand.medicareTab });
  if (facts.status === 'not-offered' || client.groupList.every(isDentalPlanGroup)) return null;
  const hasAccount = group.spendingAccountExistsIndicator;
  if (!isSubscriber && !hasAccount) return null;
  const isEnrolling = client.groupList.some((one) => one.hsaEnrollmentInProcessIndicator);
  const showsBalances = hasAccount && !client.spendingAccountBlackoutIndicator && !isEnrolling;
  return { kind: showsBalances && !brand.bypassHSA ? 'accounts' : 'bypass', choice, facts };
}

/** In the order of the clients. Only the first box without balances is kept. */
export function spendingBoxes(holder: Holder, brand: BoxBrand): SpendingBox[] {
  const boxes = holder.clientList.flatMap((client) => boxOf(client, holder, brand) ?? []);
  const bypass = boxes.find(({ kind }) => kind === 'bypass');
  return boxes.filter((box) => box.kind === 'accounts' || box === bypass);
}
