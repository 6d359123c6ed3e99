/** Opens the claims list or one claim in component tests, and changes the claims in the service's responses. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { brandWhere } from '../brands.ts';
import { openAs, user } from './portal.tsx';
import { changeResponse } from './services.ts';

export const brand = brandWhere(({ messageCenter, theme }) => messageCenter && theme.header === 'plain');
export const LIST = '#/claims/claimsAndPayments';

/** Positions of Maria's newest claims. */
export const POSITION = {
  inProcess: 0,
  approvedDrug: 1,
  partlyDental: 2,
  denied: 3,
  adjusted: 4,
  doesNotAddUp: 8,
} as const;

function only(selector: string, parent: ParentNode = document): HTMLElement {
  const element = parent.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element;
}

export const list = () => only('#claims-list');
export const rows = () => [...document.querySelectorAll<HTMLElement>('#claims-list .claim')];
export const opened = () => rows().filter((row) => row.dataset['open'] === 'true');
export function rowWith(text: RegExp | string): HTMLElement {
  const row = rows().find(({ textContent }) => textContent.search(text) !== -1);
  if (!row) throw new Error(`no claim has ${text}`);
  return row;
}
export const count = (name: RegExp | string) => screen.findByRole('heading', { level: 2, name });
/** A filter option, whose accessible name ends with its count. */
export const choice = (name: string) =>
  screen.getByRole('checkbox', { name: new RegExp(String.raw`^${name} ?\d`) });
export const period = () => screen.getByLabelText('Period');
export const announced = (text: RegExp | string) =>
  waitFor(() => expect(only('#announcements')).toHaveTextContent(text));

/** Opens the claims list as a person and waits for its rows. */
export async function openList(who: string): Promise<void> {
  await openAs(who, brand, LIST);
  await waitFor(() => expect(rows()).not.toHaveLength(0));
}

export const toggleOf = (row: HTMLElement): HTMLElement => only('.claim-toggle', row);

/** Expands a row of the list and waits for its service responses. */
export async function openRow(row: HTMLElement | undefined): Promise<HTMLElement> {
  if (!row) throw new Error('no such claim');
  await user.click(toggleOf(row));
  await waitFor(() => expect(row.querySelector('.claim-detail')).toHaveAttribute('aria-busy', 'false'));
  return row;
}

export async function openClaim(position: number): Promise<HTMLElement> {
  await openList('maria');
  return openRow(rows()[position]);
}

/** A group within an open claim. */
export const part = (claim: HTMLElement, name: string) => within(claim).findByRole('group', { name });

export const payButton = (claim: HTMLElement) =>
  within(claim).getByRole('button', { name: /^(?:Pay |Get \$)/ });

type WireClaim = Readonly<Record<string, unknown>>;
interface Claims {
  payload: { getClaimAccumActivitySummaryData: readonly WireClaim[] };
}

/** Changes the claims in the service's responses. */
export const changeClaims = (change: (claim: WireClaim) => WireClaim): void =>
  changeResponse('claims/v2/recent', (body: Claims) => ({
    ...body,
    payload: {
      ...body.payload,
      getClaimAccumActivitySummaryData: body.payload.getClaimAccumActivitySummaryData.map(change),
    },
  }));
