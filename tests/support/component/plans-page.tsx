/** Opens and drives the page that compares plans, in component tests. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { brandWhere } from '../brands.ts';
import { renderFor, user } from './portal.tsx';
import { $change, loadCart } from '../../../src/features/coverage/cart.store.ts';
import { plansBrandOf } from '../../../src/features/coverage/plans-brand.ts';
import Plans from '../../../src/features/coverage/plans.island.tsx';
import {
  $choice,
  $hasMoved,
  $isShared,
  $location,
  $step,
  loadPrices,
  NO_CHOICE,
  resumeChoice,
} from '../../../src/features/coverage/plans.store.ts';

type Where = Parameters<typeof brandWhere>[0];

/** Selects brands that show prices of a market's plans in the given state. */
export const sells =
  (market: string, state: string): Where =>
  ({ sellsPlans, markets, brandState }) =>
    sellsPlans && brandState === state && markets.some((sold) => sold === market);

/** A brand with a cart. It sells dental plans and plans for people under 65. */
export const brand = brandWhere(sells('dental', 'PA'));

/**
 * Opens the page as a visitor does in a new tab or after a reload. Resets the stores, which live as long as the worker.
 * Repeats the steps of `startPlans`, which runs only once.
 */
export async function openPlans(of = brand, hash = ''): Promise<void> {
  cleanup();
  $choice.set(NO_CHOICE);
  $isShared.set(false);
  $hasMoved.set(false);
  $location.set(null);
  $step.set({ name: 'market' });
  $change.set({ state: 'none' });
  const slice = plansBrandOf(of);
  renderFor(of, `/plans/${hash}`, () => <Plans brand={slice} />);
  resumeChoice(slice);
  await Promise.all([loadPrices(slice), slice.hasCart ? loadCart() : undefined]);
}

export const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));

export async function choose(kind: RegExp): Promise<void> {
  await user.click(screen.getByRole('radio', { name: kind }));
  await press('Continue');
}

export const MONEY = /\$[\d,]+\.\d{2}/;

export const SILVER = 'Silver 4500';

export const cart = () => screen.getByRole('region', { name: 'Your cart' });
export const cartHas = (text: RegExp | string) => waitFor(() => expect(cart()).toHaveTextContent(text));
export function plan(name: string): HTMLElement {
  const row = screen.getByRole('heading', { name: new RegExp(name) }).closest('li');
  if (!row) throw new Error(`no plan ${name}`);
  return row;
}
export const person = (number: number) => within(screen.getByRole('group', { name: `Person ${number}` }));

/** The first amount in a text, in cents. */
export const centsIn = ({ textContent }: HTMLElement): number =>
  Math.round(Number(MONEY.exec(textContent)?.[0].replaceAll(/[$,]/g, '')) * 100);

export async function showPrices(age = '38'): Promise<void> {
  await choose(/under 65/);
  await user.type(person(1).getByLabelText('Age'), age);
  await press('Show prices');
  expect(await screen.findByRole('heading', { name: 'Plans for 1 person' })).toHaveFocus();
  await screen.findByRole('button', { name: `Add to cart: ${SILVER}` });
}

/** Goes from the plans to the form for people, changes it, and returns to the prices. */
export async function changePeople(change: () => Promise<unknown>): Promise<void> {
  await press('Change people');
  await change();
  await press('Show prices');
}

export function total(): HTMLElement {
  const line = cart().querySelector<HTMLElement>('.cart-total');
  if (!line) throw new Error('no total');
  return line;
}

export const totalIs = (cents: number) => waitFor(() => expect(centsIn(total())).toBe(cents));

export async function add(name: string): Promise<void> {
  await press(`Add to cart: ${name}`);
  await cartHas(name);
  await cartHas('Your cart is up to date.');
}
