/** A product's coverage period and benefit accumulation year. */
import { addDays, type IsoDate } from '../../../src/lib/date/date.ts';
import type { Client, Family, Group, Product } from '../../people/family.ts';

/** Both ends included; null: no end date. */
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

/** Whether a product covers a date. */
export function coversDate(product: Product, date: IsoDate, day: IsoDate): boolean {
  const { begin, end } = coveragePeriod(product, day);
  return begin <= date && (end === null || end >= date);
}

/** Active until its end date, also before it begins (spec 001 §4 'Plans'). */
export function isActive(product: Product, day: IsoDate): boolean {
  const { end } = coveragePeriod(product, day);
  return end === null || end >= day;
}

/** First day of the benefit accumulation year that a date is in. */
export function accumulationBegin({ accumulationStart = '01-01' }: Product, date: IsoDate): IsoDate {
  const year = yearOf(date) - (date.slice(5) < accumulationStart ? 1 : 0);
  return `${year}-${accumulationStart}`;
}

/** Last day of the benefit accumulation year that begins on a date. */
export const accumulationEnd = (begin: IsoDate): IsoDate =>
  addDays(`${yearOf(begin) + 1}${begin.slice(4)}`, -1);

/** The current benefit accumulation year; the last one of a product that has ended, the first of a future one. */
export function accumulationPeriod(product: Product, day: IsoDate): { begin: IsoDate; end: IsoDate } {
  const coverage = coveragePeriod(product, day);
  const latest = coverage.end !== null && coverage.end < day ? coverage.end : day;
  const begin = accumulationBegin(product, latest < coverage.begin ? coverage.begin : latest);
  return { begin, end: accumulationEnd(begin) };
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
