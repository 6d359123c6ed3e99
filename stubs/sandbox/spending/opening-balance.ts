/** The balance of the account that pays a client's claims, before any payment through the portal. */
import type { Family } from '../../people/family.ts';
import { createRandom } from '../data/random.ts';

/** The range of balances in cents, both ends included. */
const BALANCE = [22_000, 96_000] as const;

/** @returns the balance in cents; undefined if the client has no spending account */
export function openingBalance(family: Family, clientId: string): number | undefined {
  const client = family.clients.find(({ id }) => id === clientId);
  if (!client?.groups.some(({ spendingAccount }) => spendingAccount)) return undefined;
  return createRandom(`balance ${family.id} ${clientId}`).integer(...BALANCE);
}
