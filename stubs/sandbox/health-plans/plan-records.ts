/** A family's health plans, with the file names of their documents. */
import type { HealthPlanWire } from '../../../src/features/health-plans/health-plans.schema.ts';
import type { HelpNumberWire } from '../../../src/features/health-plans/id-card.schema.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { Family, FamilyMember, Group } from '../../people/family.ts';
import { flag, planTypeOf } from '../member/coverage-record.ts';
import { coveragePeriod, isActive, productsOf, type HeldProduct } from '../member/plan-periods.ts';

/** All plans, in the order of the family's clients and groups. The portal sorts them. */
export const healthPlans = (
  family: Family,
  members: readonly FamilyMember[],
  day: IsoDate,
): HealthPlanWire[] =>
  productsOf(family).map(({ client, group, product }) => {
    const { begin, end } = coveragePeriod(product, day);
    const active = isActive(product, day);
    return {
      planName: product.name,
      planPeriod: active ? 'A' : 'P',
      planGroup: group.number,
      isCurrent: active && begin <= day,
      isActive: active,
      productNumber: product.number,
      benefitPlanType: planTypeOf(product),
      clientId: client.id,
      clientName: client.name,
      coverageBeginDate: begin,
      coverageEndDate: end ?? '',
      integratedCoverageIndicator: product.integrated ?? false,
      marketingStatusDescription: product.canceled ? 'Canceled' : 'Active',
      erisaIndicator: flag(client.erisa),
      coveredMembers: members.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    };
  });

/** The kinds of documents, as used in file names, with their titles. */
export const DOCUMENTS = { booklet: 'Benefit booklet', summary: 'Summary of benefits' } as const;
type DocumentKind = keyof typeof DOCUMENTS;

export const fileNameOf = (kind: DocumentKind, { group, product }: HeldProduct): string =>
  `${kind}-${group.number}-${product.number}.pdf`;

/** The plan and kind of document for a file name; undefined if the family has no such document. */
export function documentNamed(
  family: Family,
  name: string,
): { kind: DocumentKind; held: HeldProduct } | undefined {
  for (const kind of ['booklet', 'summary'] as const) {
    const held = productsOf(family).find((product) => fileNameOf(kind, product) === name);
    if (held) return { kind, held };
  }
  return undefined;
}

const WEEKDAYS = 'Monday - Friday 8 AM - 8 PM';
const ALWAYS = 'Day and night';

/** The phone numbers on a group's ID card. @param memberServices the brand's phone number */
export function helpNumbers({ number, products }: Group, memberServices: string): HelpNumberWire[] {
  const covers = (line: string): boolean => products.some((product) => product.line === line);
  const phone = (desk: number): string => `1-800-555-01${desk}${number.slice(2, 3)}`;
  const all: (HelpNumberWire & { line?: string })[] = [
    { code: 'MBR', phoneNumber: memberServices, hours: WEEKDAYS, ttyNumber: '711' },
    { code: 'RX', phoneNumber: phone(2), hours: ALWAYS, line: 'X' },
    { code: 'DEN', phoneNumber: phone(3), hours: WEEKDAYS, line: 'D' },
    { code: 'VIS', phoneNumber: phone(4), hours: WEEKDAYS, line: 'V' },
    { code: 'NUR', phoneNumber: phone(5), hours: ALWAYS, line: 'M' },
    { code: 'PRV', phoneNumber: phone(6), hours: WEEKDAYS },
  ];
  return all.flatMap(({ line, ...desk }) => (line === undefined || covers(line) ? [desk] : []));
}

/** More fields of an ID card: pharmacy routing numbers if the group covers drugs, and copays if it has a PPO or HMO plan. */
export function cardExtras({ number, products }: Group) {
  const covers = (line: string): boolean => products.some((product) => product.line === line);
  const pharmacy = { rxBin: '610099', rxPcn: 'HRBLN', rxGroup: `RX${number.slice(0, 5)}` };
  const copays = [
    { code: 'PCP', amount: 25 },
    { code: 'SPC', amount: 45 },
    { code: 'ER', amount: 200 },
  ];
  const hasCopays = products.some(({ name }) => /PPO|HMO/.test(name));
  return { ...(covers('X') ? pharmacy : {}), ...(hasCopays ? { copays } : {}) };
}
