/** The spending page (spec 001 §§2–4): balances and transactions of each account, HSA terms, and the phone layout. */
import { brandWhere, expect, signIn, test } from './support/journey.ts';

const brand = brandWhere(
  ({ footer, messageCenter, signIn: { flow } }) =>
    footer.kind === 'mega' && messageCenter && flow === 'newer',
);
const SPENDING = '/login/#/spendingSummary';
const BALANCES = { css: '.spend-balance' } as const;
const ACCOUNTS = { css: '.spend-account' } as const;

test('a member with two employers sees balances, transactions and dates, and can refresh a balance', async ({
  user,
  at,
  newPerson,
}) => {
  await signIn(user, at(brand, SPENDING), await newPerson('signe'));
  await user.see({ heading: 'Kestrel Bay Shipwrights and Marine Engineering' });
  const { text } = await user.see(BALANCES);
  expect(text).toMatch(/\$[\d,.]+ to spend now/);
  expect(text).toMatch(/Posted balance on \w+ \d+, \d{4}/);
  await user.press({ button: 'Check again', within: BALANCES });
  await user.see({ text: 'We checked again just now.', within: BALANCES });
  for (const words of ['Last 30 days', 'This money doesn’t expire', /Use it by December 31, \d{4}\./])
    await user.see({ text: words, within: ACCOUNTS });
  await user.press({ link: 'Choose a claim to pay', within: ACCOUNTS });
  await user.see({ heading: /^\d+ claims$/ });
});

test('after HSA terms are accepted, the account is shown', async ({ user, at, newPerson }) => {
  await signIn(user, at(brand, SPENDING), await newPerson('otto'));
  await user.press({ button: 'Accept the terms' });
  await user.see({ heading: 'Health savings account (HSA)', within: ACCOUNTS });
  await user.tab.reload();
  await user.see({ text: 'You can still put in', within: ACCOUNTS });
});

test('the spending page does not scroll sideways on a phone', async ({ user, at, newPerson }) => {
  await user.resize(390);
  await signIn(user, at(brand, SPENDING), await newPerson('signe'));
  await user.see({ text: 'Last 30 days', within: ACCOUNTS });
  expect(await user.sideways()).toBe(0);
});
