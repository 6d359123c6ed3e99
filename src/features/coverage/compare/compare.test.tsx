/** Plan comparison (decisions/visitors#steps-and-links-of-plan-shopping, decisions/plans#example-years-of-costs). */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../../tests/support/brands.ts';
import { user } from '../../../../tests/support/component/portal.tsx';
import { changeResponse, sentRequests } from '../../../../tests/support/component/services.ts';
import { brand, choose, openPlans, press, sells } from '../../../../tests/support/component/plans-page.tsx';
import { persistVisitorLocation } from '../../../session/storage/visitor-location.ts';
import type { PlansWire } from '../plans.schema.ts';

const id = (mark: string): string => `${brand.code.toUpperCase()}-${mark}`;
const LINK = `#compare=${id('BRONZE')},${id('SAVER')}`;
const [BRONZE, SILVER, GOLD, SAVER] = ['Bronze 7000', 'Silver 4500', 'Gold 1500', 'HSA Saver 3500'];

const pick = (name: string) => user.click(screen.getByRole('checkbox', { name: `Compare ${name}` }));
const row = (name: RegExp) => within(screen.getByRole('row', { name }));
/** The cells of a row, in the order of the plans. */
const cells = (name: RegExp): string[] =>
  row(name)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const dollars = (text: string): number[] =>
  [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));

async function showPrices(age = '38'): Promise<void> {
  await user.type(await screen.findByLabelText('Age'), age);
  await press('Show prices');
}

async function openCompared(...names: string[]): Promise<void> {
  await openPlans();
  await choose(/under 65/);
  await showPrices();
  for (const name of names) await pick(name);
  await press('Compare plans');
}

it('the comparison shows two to four plans, and its address contains only the ids of the plans', async () => {
  await openPlans();
  await choose(/under 65/);
  await showPrices();
  await pick(BRONZE);
  expect(screen.getByText('1 chosen. Choose 1 more.')).toBeVisible();
  await press('Compare plans');
  expect(screen.queryByRole('table')).toBeNull();
  for (const name of [SILVER, GOLD, SAVER]) await pick(name);
  expect(screen.getByText('4 chosen. That’s the maximum.')).toBeVisible();
  await press('Compare plans');
  expect(screen.getByRole('heading', { name: 'Compare 4 plans' })).toHaveFocus();
  expect(window.location.hash).toBe(`#compare=${['BRONZE', 'SILVER', 'GOLD', 'SAVER'].map(id).join(',')}`);
  expect(window.location.search).toBe('');
  const heads = screen.getAllByRole('columnheader').slice(1);
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Bronze 7000\$[\d.]+ a month/),
    expect.stringMatching(/^Silver 4500\$[\d.]+ a month/),
    expect.stringMatching(/^Gold 1500\$[\d.]+ a month/),
    expect.stringMatching(/^HSA Saver 3500Not known/),
  ]);
});

it("the comparison adds premiums and care costs per example year, and limits care costs to the plan's maximum", async () => {
  await openCompared(SILVER, BRONZE);
  const months = screen
    .getAllByRole('columnheader')
    .slice(1)
    .map(({ textContent }) => dollars(textContent.replace(/^\w+ \d+/, ''))[0] ?? 0);
  const [silver, bronze] = months;
  const check = (name: RegExp, care: readonly number[]): void => {
    for (const [at, text] of cells(name).entries()) {
      const month = months[at] ?? Number.NaN;
      const [total, price, part] = dollars(text.replace(/^\w+ \d{4}/, ''));
      expect(price).toBe(month);
      expect(part).toBe(care[at]);
      expect(total).toBeCloseTo(12 * month + (care[at] ?? Number.NaN), 2);
    }
  };
  expect([silver, bronze].every(Boolean)).toBe(true);
  check(/good year/, [0, 0]);
  check(/ordinary year/, [2800, 2800]);
  check(/bad year/, [8640, 9200]);
  expect(cells(/bad year/).map((text) => text.includes('for care, the out-of-pocket maximum'))).toEqual([
    false,
    true,
  ]);
  expect(row(/bad year/).getByRole('rowheader')).toHaveTextContent(
    'A checkup, and care for one person that costs $18,300: a birth and a year of diabetes care.',
  );
});

it("the comparison shows each plan's stated limits and the copays that apply before its deductible is met", async () => {
  await openCompared(SILVER, BRONZE);
  expect(cells(/^Deductible/)).toEqual([`${SILVER}$4,500`, `${BRONZE}$7,000`]);
  expect(cells(/^Your share/)).toEqual([`${SILVER}30%`, `${BRONZE}40%`]);
  expect(cells(/^Out-of-pocket/)).toEqual([`${SILVER}$8,700`, `${BRONZE}$9,200`]);
  expect(cells(/^Before the deductible/)).toEqual([
    `${SILVER}Checkups: $0Visits to your regular doctor: $40Generic drugs: $20`,
    `${BRONZE}Checkups: $0`,
  ]);
});

it('the comparison says which numbers a plan does not state', async () => {
  changeResponse('plans/list', ({ payload }: PlansWire) => ({
    payload: {
      ...payload,
      plans: payload.plans.map((plan) => ({ ...plan, coinsurance: null, deductible: undefined })),
    },
  }));
  await openCompared(SILVER, SAVER);
  expect(cells(/good year/)[1]).toContain('Not known. We don’t have its monthly price.');
  expect(cells(/ordinary year/)).toEqual([
    expect.stringContaining('We don’t have its deductible and share of costs.'),
    expect.stringContaining('We don’t have its monthly price, deductible, and share of costs.'),
  ]);
  expect(cells(/^Deductible/)[0]).toContain('Not stated');
});

it('the comparison names the sources of its figures, and does not promise any cost', async () => {
  await openCompared(SILVER, BRONZE);
  expect(screen.getByText(/federal coverage examples/)).toHaveTextContent(
    /form CMS-10407, for plan years from 2022\): a broken arm \$2,800, a birth \$12,700, and a year of diabetes care \$5,600\./,
  );
  expect(screen.getByText(/Monthly prices are the rates of/)).toBeVisible();
});

it('the comparison offers the cart only for a plan with a price', async () => {
  await openCompared(SILVER, SAVER);
  const carts = row(/^What you can do/);
  expect(carts.getAllByRole('cell')[1]).toHaveTextContent(/Call .+ for the price\./);
  expect(within(carts.getAllByRole('cell')[1] ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  await user.click(carts.getByRole('button', { name: `Add to cart: ${SILVER}` }));
  expect(await carts.findByRole('button', { name: `In your cart: ${SILVER}` })).toBeVisible();
});

it('the comparison lets the visitor remove plans until two remain', async () => {
  await openCompared(SILVER, BRONZE, GOLD);
  await press(`Remove ${BRONZE}`);
  expect(screen.getByRole('heading', { name: 'Compare 2 plans' })).toHaveFocus();
  expect(window.location.hash).toBe(`#compare=${id('SILVER')},${id('GOLD')}`);
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

it('a shared comparison asks who needs coverage, explains why it asks, and then shows the plans', async () => {
  await openPlans(brand, LINK);
  expect(await screen.findByText(/This link holds plans only\. Ages .* are private/)).toBeVisible();
  await showPrices('52');
  expect(await screen.findByRole('heading', { name: 'Compare 2 plans' })).toHaveFocus();
  expect(window.location.hash).toBe(LINK);
  expect(screen.getByText('Prices for: age 52')).toBeVisible();
  expect(screen.getByText(/^The link holds the plans only/)).toHaveTextContent(
    'Anyone who opens it enters their own details again, because we keep them private.',
  );
  await press('Change people');
  expect(screen.queryByText(/This link holds plans only/)).toBeNull();
  await press('Show prices');
  await press('Compare plans');
  expect(sentRequests().filter(({ path }) => path.includes('52'))).toEqual([]);
  expect(screen.getByText(new RegExp(`/plans/${LINK}$`))).toBeVisible();
});

it('a shared comparison says that a plan is missing, and shows the list if only one plan remains', async () => {
  await openPlans(brand, `#compare=${id('GOLD')},${id('OLD')}`);
  await showPrices();
  expect(
    await screen.findByText(/We don’t show 1 plan from this link with our plans for Pennsylvania/),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Plans for 1 person' })).toBeVisible();
});

it("a shared comparison of another state's plans selects them once the visitor's zip code is in that state", async () => {
  const dakota = brandWhere(({ code }) => code === 'ndbcbs');
  await openPlans(dakota, '#compare=NDBCBS-MN-BRONZE,NDBCBS-MN-SILVER');
  const note = await screen.findByText(
    /We don’t show 2 plans from this link with our plans for North Dakota/,
  );
  expect(within(note).getByRole('link', { name: 'Start with your zip code' })).toBeVisible();
  expect(screen.queryByText(/This link holds plans only/)).toBeNull();
  persistVisitorLocation({
    zipCode: '56501',
    county: { fips: '27005', name: 'Becker', state: 'MN' },
    segment: 'U65',
    isServedHere: true,
    isServed: true,
  });
  await openPlans(dakota, '#people');
  await showPrices();
  for (const name of [BRONZE, SILVER])
    expect(await screen.findByRole('checkbox', { name: `Compare ${name}` })).toBeChecked();
  await press('Compare plans');
  expect(window.location.hash).toBe('#compare=NDBCBS-MN-BRONZE,NDBCBS-MN-SILVER');
});

it('the plans chosen for comparison survive a reload, but not a change to another kind of plan', async () => {
  await openPlans();
  await choose(/under 65/);
  await showPrices();
  await pick(SILVER);
  await openPlans(brand, '#plans');
  expect(await screen.findByRole('checkbox', { name: `Compare ${SILVER}` })).toBeChecked();
  await press('Look for another kind of plan');
  await choose(/dental/);
  await press('Show prices');
  expect(await screen.findByText('Choose 2 to 4 plans.')).toBeVisible();
});

it('the comparison of dental plans has no example years, because the examples are of medical care', async () => {
  await openPlans();
  await choose(/dental/);
  await showPrices();
  for (const name of ['Dental Plus', 'Dental Basic']) await pick(name);
  await press('Compare plans');
  expect(screen.queryByRole('row', { name: /year costs|bad year/ })).toBeNull();
  for (const text of cells(/^Monthly prices for a year/)) {
    const [year = 0, month = 0] = dollars(text);
    expect(year).toBeCloseTo(12 * month, 2);
  }
  expect(cells(/^Most the plan pays/)).toEqual(['Dental Plus$1,500', 'Dental Basic$1,000']);
  expect(screen.queryByRole('row', { name: /^What you can do/ })).toBeNull();
});

it('the comparison of Medicare plans has no example year with a birth, and says that the price does not include Part B', async () => {
  await openPlans(brandWhere(sells('medicare', 'NY')));
  await choose(/Medicare/);
  for (const name of ['Advantage Core', 'Advantage Choice']) await pick(name);
  await press('Compare plans');
  expect(row(/bad year/).getByRole('rowheader')).toHaveTextContent(
    'care for one person that costs $8,400: a broken arm and a year of diabetes care',
  );
  expect(cells(/bad year/)).toEqual([
    'Advantage Core$1,680.0012 × $0.00 a month + $1,680.00 for care',
    expect.stringContaining('don’t have its share of costs'),
  ]);
  expect(screen.getByText(/federal coverage examples/)).not.toHaveTextContent('a birth');
  expect(screen.getByText(/also pay Medicare for Part B/)).toBeVisible();
  expect(screen.getByText(/federal examples are for plans for people without Medicare/)).toBeVisible();
  expect(screen.getByText(/^The link holds the plans only/)).not.toHaveTextContent('details');
});
