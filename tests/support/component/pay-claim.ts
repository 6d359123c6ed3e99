/** Goes from the claims list to a payment and reads its pages, in component tests. */
import { screen, waitFor, within } from '@testing-library/react';
import { changeClaims, openList, rowWith, toggleOf } from './claims.ts';
import { user } from './portal.tsx';
import { sentRequests } from './services.ts';

export const PAY = 'pay/claim';
/** The pay button's name by recipient: `Pay Riverside Clinic $42.10`, `Get $42.10 back` or `Pay $42.10`. */
export const PAY_BUTTON = /^(?:Pay |Get \$)/;
/** Matches the name of the button that pays this amount, with or without the provider's name. */
export const payButtonOf = (shown: string): RegExp =>
  new RegExp(`^Pay .*${shown.replaceAll(/[$.]/g, String.raw`\$&`)}$`);

export const main = () => screen.getByRole('main');
export const amount = () => screen.getByLabelText<HTMLInputElement>('Amount in dollars');
export const press = async (name: RegExp | string): Promise<void> =>
  user.click(await within(main()).findByRole('button', { name }));
/** A value in the payment's list of facts. The claims list is still in the page behind the payment, so this searches only in the payment. */
export function fact(name: string): HTMLElement {
  const terms = [...document.querySelectorAll<HTMLElement>('.pay .facts dt')];
  const value = terms.find(({ textContent }) => textContent.includes(name))?.nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`no fact ${name}`);
  return value;
}
export const outcome = async (): Promise<HTMLElement> =>
  waitFor(() => {
    const panel = document.querySelector<HTMLElement>('#pay-outcome');
    if (!panel) throw new Error('no outcome');
    return panel;
  });
export const paid = (shown: string) => screen.findByRole('heading', { name: `You paid ${shown}` });
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
export const cents = (shown: string): number => Math.round(Number(shown.replaceAll(/[^\d.]/g, '')) * 100);
/** The balance of the paying account in cents. */
export const held = async (): Promise<number> =>
  cents(
    await waitFor(() => {
      const balance = document.querySelector('.account-paying .account-balance');
      if (!balance) throw new Error('no balance');
      return balance.textContent;
    }),
  );

/** The idempotency keys of all payments sent so far. */
export const keysSent = (): string[] =>
  sentRequests(PAY).map(
    ({ body }) => (body as { payload: { idempotencyKey: string } }).payload.idempotencyKey,
  );

/** The first claim in the list that can be paid. */
export const payableRow = () => rowWith('Adjusted');

export async function openPayable(): Promise<HTMLElement> {
  await waitFor(payableRow);
  const toggle = toggleOf(payableRow());
  if (toggle.getAttribute('aria-expanded') === 'false') await user.click(toggle);
  return payableRow();
}

/**
 * Opens Maria's claims list and presses the pay button of the first claim that has one.
 * @param recipient recipient of the payment as the service names it; null if the service names none
 * @returns the amount owed in cents
 */
export async function startPaying(recipient: string | null = 'PROVIDER'): Promise<number> {
  changeClaims((claim) => ({ ...claim, paymentRecipient: recipient ?? undefined }));
  await openList('maria');
  await pressPay();
  await held();
  return cents(amount().value);
}

export async function pressPay(): Promise<void> {
  const row = await openPayable();
  await user.click(await within(row).findByRole('button', { name: PAY_BUTTON }));
  await screen.findByRole('heading', { level: 1, name: 'Pay a claim' });
}

/** Replaces the amount and continues. */
export async function choose(typed: string): Promise<void> {
  await user.clear(amount());
  if (typed !== '') await user.type(amount(), typed);
  await press('Continue');
}
