/** A product's coverage period and benefit accumulation year. */
import { addDays, type IsoDate } from '../../../src/lib/date.ts';
import type { Client, Family, Group, Product } from '../../people/family.ts';

/** Both ends included; null: no end date. */
interface Period {
  readonly begin: IsoDate;
  readonly end: IsoDate | null;
}

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));

export const coveragePeriod = ({ years: [first, last] }: Product, day: IsoDate): Period => ({
  begin: `${yearOf(day) + first}-01-01`,
  end: last === null ? null : `${yearOf(day) + last}-12-31`,
});

/** Active from its begin date up to its end date (spec 001 §4 'Plans'). */
export function isActive(product: Product, day: IsoDate): boolean {
  const { end } = coveragePeriod(product, day);
  return end === null || end >= day;
}

/** The current benefit accumulation year, or the last one of a product that has ended. */
export function accumulationPeriod(product: Product, day: IsoDate): { begin: IsoDate; end: IsoDate } {
  const monthDay = product.accumulationStart ?? '01-01';
  const { end } = coveragePeriod(product, day);
  const reference = end !== null && end < day ? end : day;
  const year = yearOf(reference) - (reference.slice(5) < monthDay ? 1 : 0);
  return { begin: `${year}-${monthDay}`, end: addDays(`${year + 1}-${monthDay}`, -1) };
}

/** A product with its client and group. */
export interface HeldProduct {
  readonly client: Client;
  readonly group: Group;
  readonly product: Product;
}

/** Every product of a family, in the order of its rows. */
export const productsOf = ({ clients }: Family): HeldProduct[] =>
  clients.flatMap((client) =>
    client.groups.flatMap((group) => group.products.map((product) => ({ client, group, product }))),
  );

/** A group of the family by number; undefined if the family has none with it. */
export const groupOf = (family: Family, number: string): { client: Client; group: Group } | undefined =>
  family.clients
    .flatMap((client) => client.groups.map((group) => ({ client, group })))
    .find(({ group }) => group.number === number);
