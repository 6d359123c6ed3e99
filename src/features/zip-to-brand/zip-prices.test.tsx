/** The link from a zip code's result to the prices of plans (decisions/visitors#what-a-price-depends-on). */
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { brandWhere } from '../../../tests/support/brands.ts';
import { ask, askFor, openZip } from '../../../tests/support/component/zip.tsx';
import { dropAnswer } from './zip.store.ts';

afterEach(dropAnswer);

/** A brand that serves Pittsburgh and sells plans to individuals. */
const seller = brandWhere(({ sellsPlans, chat }) => sellsPlans && chat.code === 'HMBCBS');
const PITTSBURGH = '15222';
/** A brand that serves Colorado. It sells only to employers, so it has no page with prices. */
const denver = brandWhere(
  ({ code, sellsPlans, brandsByState }) => !sellsPlans && (brandsByState.CO?.includes(code) ?? false),
);
const DENVER = '80202';
const toPrices = () => screen.queryByRole('link', { name: 'See plans and prices' });

it.each(['/', '/find-your-plan/'])(
  'the result on %s links to the page with prices, with no zip code in the link’s address',
  async (path) => {
    openZip(seller, path);
    await ask(PITTSBURGH);
    const link = await screen.findByRole('link', { name: 'See plans and prices' });
    expect(link).toHaveAttribute('href', '/plans/');
  },
);

it('the result has no link to prices if the site’s brand has no page with prices', async () => {
  openZip(denver);
  await ask(DENVER);
  expect(await screen.findByRole('link', { name: 'Find your plan' })).toBeVisible();
  expect(toPrices()).toBeNull();
});

it('the result has no link to prices if the county list has no plans for the requested segment', async () => {
  openZip(seller, '/find-your-plan/');
  await askFor('People with Medicare', '15310');
  expect(await screen.findByText(/Our list shows no plans for people with Medicare/)).toBeVisible();
  expect(toPrices()).toBeNull();
});
