/** The coverage period and the accumulation year of a product. */
import { addDays, type IsoDate } from '../../../src/lib/date/date.ts';
import type { Client, Family, Group, Product } from '../../people/family.ts';

/** A period that includes both ends. It has no end date if `end` is null. */
interface Period {
  readonly begin: IsoDate;
  readonly end: IsoDate | null;
}

const yearOf = (day: IsoDate): number => Number(day.slice(0, 4));

const endOf = ({ years: [, last], endsInDays }: Product, day: IsoDate): IsoDate | null => {
  if (endsInDays !== undefined) return addDays(day, endsInDays);
  return last === null ? null : `${yearOf(day) + last}-12-31`;
};

export const coveragePeriod = (product: Product, day: IsoDate): Period => ({
  begin: `${yearOf(day) + product.years[0]}-01-01`,
  end: endOf(product, day),
});

export function coversDate(product: Product, date: IsoDate, day: IsoDate): boolean {
  const { begin, end } = coveragePeriod(product, day);
  return begin <= date && (end === null || end >= date);
}

/** Whether a product is active. It is active until its end date, even if its coverage has not begun yet (spec 001 §4 'Plans'). */
export function isActive(product: Product, day: IsoDate): boolean {
  const { end } = coveragePeriod(product, day);
  return end === null || end >= day;
}

/** The first day of the accumulation year that contains a date. */
export function accumulationBegin({ accumulationStart = '01-01' }: Product, date: IsoDate): IsoDate {
  const year = yearOf(date) - (date.slice(5) < accumulationStart ? 1 : 0);
  return `${year}-${accumulationStart}`;
}

/** The last day of an accumulation year, given its first day. */
export const accumulationEnd = (begin: IsoDate): IsoDate =>
  addDays(`${yearOf(begin) + 1}${begin.slice(4)}`, -1);

/** A product's current accumulation year: its last year if the product has ended, its first year if the product has not begun. */
export function accumulationPeriod(product: Product, day: IsoDate): { begin: IsoDate; end: IsoDate } {
  const coverage = coveragePeriod(product, day);
  const latest = coverage.end !== null && coverage.end < day ? coverage.end : day;
  const begin = accumulationBegin(product, latest < coverage.begin ? coverage.begin : latest);
  return { begin, end: accumulationEnd(begin) };
}

/** A product that a family has, with its client and group. */
export interface HeldProduct {
  readonly client: Client;
  readonly group: Group;
  readonly product: Product;
}

/** All products of a family, in the order of its clients and groups. */
export const productsOf = ({ clients }: Family): HeldProduct[] =>
  clients.flatMap((client) =>
    client.groups.flatMap((group) => group.products.map((product) => ({ client, group, product }))),
  );

/** A family's group by number; undefined if the family has no such group. */
export const groupOf = (family: Family, number: string): { client: Client; group: Group } | undefined =>
  family.clients
    .flatMap((client) => client.groups.map((group) => ({ client, group })))
    .find(({ group }) => group.number === number);
