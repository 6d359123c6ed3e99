/** Claims (spec 001 §2): finding, opening, paying and appealing a claim. */
import { brandWhere, CLAIMS, expect, signIn, test } from './support/journey.ts';

const brand = brandWhere(({ messageCenter, signIn: { flow } }) => messageCenter && flow === 'newer');
const LIST = '/login/#/claims/claimsAndPayments';
const ROWS = { css: '#claims-list .claim' } as const;
const OPEN = { css: '.claim-detail' } as const;

test('filtering the claims list shows only matching claims, and the first of them opens automatically', async ({
  user,
  at,
  newPerson,
}) => {
  await signIn(user, at(brand, LIST), await newPerson());
  await user.see({ heading: '40 claims' });
  await user.press({ field: /^Denied/ });
  await user.waitFor({ field: /^Denied/ }, ({ checked }) => checked, 'is checked');
  await user.see({ heading: /^\d claims? of 40/ });
  const { text } = await user.see(ROWS);
  expect(text).toContain('Denied');
  await user.see({ heading: 'Services', within: OPEN }); // the first row opens by itself (001 §2)
  await user.press({ field: /^Denied/ });
  await user.see({ heading: '40 claims' });
});

test('a member can go from the claims on the summary to the claims list and back', async ({
  user,
  at,
  newPerson,
}) => {
  await signIn(user, at(brand, '/login/'), await newPerson());
  await user.seeCount(CLAIMS, 3);
  await user.press({ link: 'See all claims' });
  await user.see({ heading: '40 claims' });
  await user.tab.run(() => window.history.back());
  await user.seeCount(CLAIMS, 3);
});

test('a member can change the period of the claims list', async ({ user, at, newPerson }) => {
  await signIn(user, at(brand, LIST), await newPerson());
  await user.see({ heading: '40 claims' });
  await user.choose('Period', 1);
  await user.seeNo({ heading: '40 claims' });
  await user.see(ROWS);
});

test('a claim can be paid', async ({ user, at, newPerson }) => {
  await signIn(user, at(brand, LIST), await newPerson());
  await user.press({ field: /^Adjusted/ });
  await user.see({ heading: 'Services', within: OPEN });
  await user.press({ button: /^Get \$/, within: ROWS });
  await user.focused({ heading: 'Pay a claim' });
  await user.fill('Amount in dollars', '5.25');
  await user.press({ button: 'Continue' });
  await user.focused({ heading: 'Check and pay' });
  await user.press({ button: 'Get $5.25 back' });
  await user.focused({ heading: 'You get $5.25 back' });
  await user.see({ text: /P\d{8}/, within: { css: '.receipt' } });
});

test('an appeal letter can be written', async ({ user, at, newPerson }) => {
  await signIn(user, at(brand, LIST), await newPerson());
  await user.press({ field: /^Denied/ });
  await user.press({ button: 'Prepare the letter', within: OPEN });
  await user.fill('Why you disagree', 'My doctor ordered this treatment.');
  await user.see({
    text: 'My doctor ordered this treatment.',
    within: { css: '[aria-label="Your letter"]' },
  });
});

test(
  'a filtered list prints with its column headings and filter, and a single claim prints on one sheet',
  { tag: '@firefox' },
  async ({ user, at, newPerson }) => {
    await signIn(user, at(brand, LIST), await newPerson());
    await user.press({ field: /^Denied/ });
    await user.see({ heading: 'Services', within: OPEN });
    const list = await user.printed();
    expect(list[0]).toMatch(/Filters in use: Denied.* Provider and person.* Why do I owe this\?/);
    expect(list[1]).toContain('Provider and person');
    // In a headless browser, printing ends immediately, and the page would then remove the print sheet.
    await user.tab.run(() => {
      window.print = () => {};
    });
    await user.press({ button: 'Print this claim', within: OPEN });
    const isPrepared = () => user.tab.run(() => document.querySelector('body > .print-sheet') !== null);
    await expect.poll(isPrepared, { message: 'the sheet is in the page' }).toBe(true);
    const sheets = await user.printed();
    expect(sheets).toHaveLength(1);
    for (const words of [brand.name, brand.customerServicePhoneNumber, 'Provider Charge', 'Printed on'])
      expect(sheets[0]).toContain(words);
    for (const words of ['Claims & Payments', 'Sign out', 'Print this claim'])
      expect(sheets[0]).not.toContain(words);
  },
);
