/** Balance of a client's spending account before any payment through the portal. */
import type { Family } from '../../people/family.ts';
import { createRandom } from '../data/random.ts';

/** Cents, both ends included. */
const BALANCE = [22_000, 96_000] as const;

/** @returns cents; undefined if the client has no spending account */
export function openingBalance(family: Family, clientId: string): number | undefined {
  const client = family.clients.find(({ id }) => id === clientId);
  if (!client?.groups.some(({ spendingAccount }) => spendingAccount)) return undefined;
  return createRandom(`balance ${family.id} ${clientId}`).integer(...BALANCE);
}
