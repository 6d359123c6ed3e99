/** The questions that a price needs (decisions/visitors#what-a-price-depends-on). */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { user } from '../../../tests/support/component/portal.tsx';
import { changeResponse, failCall, repair, sentRequests } from '../../../tests/support/component/services.ts';
import {
  MONEY,
  SILVER,
  add,
  cartHas,
  centsIn,
  changePeople,
  choose,
  openPlans,
  person,
  plan,
  press,
  sells,
  showPrices,
  totalIs,
} from '../../../tests/support/component/plans-page.tsx';
import { persistVisitorLocation } from '../../session/storage/visitor-location.ts';
import type { PlansWire } from './plans.schema.ts';

const newYork = brandWhere(sells('medicare', 'NY'));
const medicare = brandWhere(
  ({ sellsPlans, markets }) => sellsPlans && markets.every((sold) => sold === 'medicare'),
);

const wilmington = {
  zipCode: '19801',
  county: { fips: '10003', name: 'New Castle', state: 'DE' },
  segment: 'U65',
  isServedHere: true,
  isServed: true,
} as const;

it('the page of plans uses the state and the kind of plan from the zip form, and the minimum age in that state', async () => {
  persistVisitorLocation(wilmington);
  await openPlans(brandWhere(sells('under-65', 'DE')));
  expect(await screen.findByRole('heading', { name: 'Who needs coverage?' })).toBeVisible();
  expect(window.location.href).not.toMatch(/19801|10003|U65/);
  expect(sentRequests('plans/list').map(({ path }) => path)).toEqual([expect.stringMatching(/&state=DE$/)]);
  await user.type(person(1).getByLabelText('Age'), '18');
  await press('Show prices');
  expect(screen.getByRole('group', { name: 'One thing needs your attention' })).toHaveTextContent(
    'You must be at least 19 years old to apply for yourself',
  );
});

it('the page of plans asks for the kind of plan if the zip form did not ask, and lets the visitor change the choice', async () => {
  persistVisitorLocation({ ...wilmington, segment: null });
  await openPlans(brandWhere(sells('medicare', 'DE')));
  expect(await screen.findByRole('heading', { name: 'What are you looking for?' })).toBeVisible();
  await choose(/under 65/);
  await press('Look for another kind of plan');
  expect(screen.getByRole('heading', { name: 'What are you looking for?' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Start with your zip code' })).toBeNull();
  await choose(/Medicare/);
  expect(await screen.findByRole('heading', { name: 'Plans for 1 person' })).toHaveFocus();
});

it('a reload keeps the chosen kind of plan and the entered people until the zip form is resubmitted', async () => {
  const delaware = brandWhere(sells('medicare', 'DE'));
  persistVisitorLocation({ ...wilmington, segment: 'MED' });
  await openPlans(delaware);
  expect(await screen.findByRole('heading', { name: 'Plans for 1 person' })).toBeVisible();
  await press('Look for another kind of plan');
  await showPrices();
  await openPlans(delaware);
  expect(await screen.findByRole('button', { name: `Add to cart: ${SILVER}` })).toBeVisible();
  persistVisitorLocation({ ...wilmington, segment: 'MED', answeredAt: Date.now() });
  await openPlans(delaware);
  expect(await screen.findByRole('heading', { name: 'Plans for 1 person' })).toBeVisible();
  expect(screen.queryByText(new RegExp(SILVER))).toBeNull();
});

it('the page of plans shows a note and requests plans without a state for an unserved zip code', async () => {
  persistVisitorLocation({ ...wilmington, isServedHere: false });
  await openPlans();
  const note = await screen.findByText(/doesn’t serve the zip code/);
  expect(person(1).getByLabelText('Age')).toBeVisible(); // the note shows before the form is filled in
  expect(within(note).getByRole('link', { name: 'See who does' })).toBeVisible();
  await user.type(person(1).getByLabelText('Age'), '38');
  await press('Show prices');
  expect(await screen.findByText(/doesn’t serve the zip code/)).toHaveTextContent('prices for Pennsylvania');
  expect(sentRequests('plans/list').map(({ path }) => path)).toEqual([expect.not.stringContaining('state=')]);
});

it('the form asks for neither age nor tobacco in New York, where prices depend on neither', async () => {
  await openPlans(newYork);
  await choose(/under 65/);
  expect(screen.getByText(/don’t depend on age or tobacco/)).toBeVisible();
  expect(screen.getByText(/If you put a plan in your cart, we keep it with your cart\.$/)).toBeVisible();
  expect(person(1).queryByLabelText('Age')).toBeNull();
  expect(person(1).queryByLabelText('Uses tobacco')).toBeNull();
  await press('Show prices');
  await screen.findByRole('heading', { name: 'Plans for 1 person' });
  const alone = centsIn(plan(SILVER));
  await add(SILVER);
  await totalIs(alone);
  await changePeople(async () => {
    await press('Add a person');
    await press('Show prices');
    expect(screen.getByRole('group', { name: 'One thing needs your attention' })).toHaveTextContent(
      'Person 2, Who is this?',
    );
    await user.selectOptions(person(2).getByLabelText('Who is this?'), 'SPOUSE');
  });
  await cartHas('for 2 people');
  expect(screen.getByText('Prices for: you and your spouse')).toBeVisible();
  expect(Math.abs(centsIn(plan(SILVER)) - 2 * alone)).toBeLessThanOrEqual(1);
  await totalIs(centsIn(plan(SILVER)));
});

it('plans for people under 65 show no price if someone is 65 or older, and a button leads to Medicare plans', async () => {
  await openPlans(brandWhere(sells('medicare', 'DE')));
  await choose(/under 65/);
  await user.type(person(1).getByLabelText('Age'), '65');
  await press('Show prices');
  const note = await screen.findByText(/These plans are for people under 65/);
  expect(within(note).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(plan(SILVER)).not.toHaveTextContent(MONEY);
  expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
  await press('See plans for people with Medicare');
  expect(plan('Advantage Core')).toHaveTextContent('$0.00 a month');
  expect(screen.queryByText(/These plans are for people under 65/)).toBeNull();
});

it('the Medicare button shows prices only for the person of Medicare age if prices depend on age', async () => {
  const perPerson = [
    { fromAge: 0, monthly: 90, tobacco: null },
    { fromAge: 65, monthly: 150, tobacco: null },
  ];
  changeResponse('plans/list', ({ payload }: PlansWire) => ({
    payload: {
      ...payload,
      ratingFacts: payload.ratingFacts?.map((facts) =>
        facts.market === 'MED' ? { ...facts, byAge: true } : facts,
      ),
      plans: payload.plans.map((sold) => (sold.market === 'MED' ? { ...sold, rates: { perPerson } } : sold)),
    },
  }));
  await openPlans(brandWhere(sells('medicare', 'DE')));
  await choose(/under 65/);
  await user.type(person(1).getByLabelText('Age'), '40');
  await press('Add a person');
  await user.type(person(2).getByLabelText('Age'), '66');
  await user.selectOptions(person(2).getByLabelText('Who is this?'), 'SPOUSE');
  await press('Show prices');
  await press('See plans for people with Medicare');
  expect(screen.getByText('Prices for: age 66')).toBeVisible();
  expect(plan('Advantage Core')).toHaveTextContent('$150.00 a month');
});

it('the page of Medicare plans asks no questions, and shows prices without a cart', async () => {
  await openPlans(medicare);
  await press('Show prices');
  expect(await screen.findByRole('heading', { name: 'Plans for 1 person' })).toBeVisible();
  expect(plan('Advantage Core')).toHaveTextContent(
    '$0.00 a monthDoesn’t include what you pay Medicare for Part B',
  );
  expect(window.location.hash).toBe('#plans');
  expect(screen.queryByRole('region', { name: 'Your cart' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Add to cart|Change people/ })).toBeNull();
  expect(sentRequests('cart')).toEqual([]);
});

it('a reload keeps the values that were typed into the form but not sent yet', async () => {
  await openPlans();
  await choose(/under 65/);
  await user.type(person(1).getByLabelText('Age'), '38');
  await press('Add a person');
  await user.type(person(2).getByLabelText('Age'), '6');
  await openPlans(undefined, '#people');
  expect(await person(2).findByLabelText('Age')).toHaveValue('6');
  expect(person(1).getByLabelText('Age')).toHaveValue('38');
  expect(person(2).getByLabelText('Who is this?')).toHaveValue('');
});

it('the form asks for relationships after a change from dental plans to plans for people under 65', async () => {
  await openPlans();
  await choose(/dental/);
  await user.type(person(1).getByLabelText('Age'), '38');
  await press('Add a person');
  await user.type(person(2).getByLabelText('Age'), '36');
  await press('Show prices');
  await press('Look for another kind of plan');
  await choose(/under 65/);
  expect(person(2).getByLabelText('Who is this?')).toHaveValue('');
});

it('the page of dental plans asks only for ages, and shows prices without a cart', async () => {
  await openPlans();
  await choose(/dental/);
  expect(person(1).queryByLabelText('Uses tobacco')).toBeNull();
  expect(person(1).queryByLabelText('Who is this?')).toBeNull();
  await user.type(person(1).getByLabelText('Age'), '38');
  await press('Show prices');
  await screen.findByRole('heading', { name: 'Plans for 1 person' });
  expect(plan('Dental Plus')).toHaveTextContent(/\$\d+\.\d\d a month.*Most the plan pays in a year\$1,500/);
  expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
});

it('the page of plans shows the plans without prices, and explains why, if the service sends no rating facts', async () => {
  changeResponse('plans/list', ({ payload }: PlansWire) => ({ payload: { ...payload, ratingFacts: null } }));
  await openPlans();
  await choose(/under 65/);
  expect(await screen.findByText(/We don’t know what these prices depend on/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(MONEY);
  expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
  expect(plan(SILVER)).toHaveTextContent('$4,500');
});

it('a malformed plan is left out with a note, and the other plans are shown', async () => {
  changeResponse('plans/list', ({ payload }: PlansWire) => ({
    payload: { ...payload, plans: [{ planId: 'X' }, ...payload.plans] },
  }));
  await openPlans();
  await showPrices();
  expect(screen.getByText(/We couldn’t read 1 plan/)).toBeVisible();
  expect(plan(SILVER)).toBeVisible();
});

it('the page of plans shows an error if the plans cannot be loaded, and loads them on retry', async () => {
  failCall('plans/list');
  await openPlans();
  await choose(/under 65/);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the plans.');
  repair();
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Who needs coverage?' })).toBeVisible();
});
