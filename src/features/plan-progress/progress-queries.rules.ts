/**
 * Builds the queries of the progress calls (spec 001 §7 'Plan progress';
 * decisions/plans#which-calls-each-version-sends). Pure.
 */
import { isWithoutProgress, lineOf } from '../../profile/coverage/lines-of-business.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { groupChoices, type ProfileGroup } from '../../profile/group/selected-group.rules.ts';
import { DIRECT_PAY, type Plan } from './plan.schema.ts';
import type { ProgressQuery } from './plan-progress.schema.ts';
import { parseWireDate } from '../../lib/date/date.ts';

export type ProgressHolder = Pick<Profile, 'agreementId' | 'pinNumber' | 'relationshipCode' | 'clientList'>;

export const userDataOf = ({ agreementId, pinNumber, relationshipCode }: ProgressHolder) => ({
  agreementId,
  pinNumber,
  relationshipCode,
});

/** Whether the group number of a plan or query refers to the group. directPay refers to any direct-pay group. */
export const isOfGroup = (
  groupNumber: string,
  group: Pick<ProfileGroup, 'groupNumber' | 'directPayIndicator'>,
): boolean => groupNumber === group.groupNumber || (groupNumber === DIRECT_PAY && group.directPayIndicator);

type Product = ProfileGroup['productList'][number];

const productsOf = (holder: ProgressHolder, groupNumber: string): Product[] =>
  groupChoices(holder)
    .filter(({ group }) => isOfGroup(groupNumber, group))
    .flatMap(({ group }) => group.productList);

/** Limits a query to one group and drops products of type Y; null if nothing is left. */
function ofOneGroup(query: ProgressQuery, groupNum: string, holder: ProgressHolder): ProgressQuery | null {
  const products = productsOf(holder, groupNum);
  const elsewhere = new Set(
    groupChoices(holder)
      .flatMap(({ group }) => group.productList)
      .filter((product) => !products.includes(product))
      .map(({ productNumber }) => productNumber),
  );
  const typesOf = (number: string) => products.filter(({ productNumber }) => productNumber === number);
  const isRequested = (number: string): boolean => {
    const types = typesOf(number);
    if (types.length > 0) return !types.every(({ productTypeCode }) => isWithoutProgress(productTypeCode));
    return !elsewhere.has(number);
  };
  const productIdentifier = query.productIdentifier.filter(isRequested);
  if (productIdentifier.length === 0 && query.productIdentifier.length > 0) return null;
  /** A line is dropped when none of its products is left. */
  const isLeft = (lob: string): boolean => {
    const listed = products.filter(
      ({ lineOfBusiness, productNumber }) =>
        lineOfBusiness === lob && query.productIdentifier.includes(productNumber),
    );
    return (
      listed.length === 0 || listed.some(({ productNumber }) => productIdentifier.includes(productNumber))
    );
  };
  const groupNumTable = query.groupNumTable.filter(
    (entry) => entry.groupNum === groupNum && !isWithoutProgress(entry.lob) && isLeft(entry.lob),
  );
  return groupNumTable.length === 0 ? null : { ...query, productIdentifier, groupNumTable };
}

const keyOf = ({ groupNumTable, startDate, endDate }: ProgressQuery): string =>
  [groupNumTable[0]?.groupNum, startDate, endDate].join('|');

const unique = <T>(list: readonly T[], id: (entry: T) => string): T[] => [
  ...new Map(list.map((entry) => [id(entry), entry])).values(),
];

/**
 * Returns one query per group and date range (spec 001 §7), with the member's own contract and one pin. Leaves out
 * products of type Y (001 §5). @param planned the queries of plan/memberplan
 */
export function queriesToSend(planned: readonly ProgressQuery[], holder: ProgressHolder): ProgressQuery[] {
  const queries = new Map<string, ProgressQuery>();
  for (const query of planned) {
    const groups = new Set(query.groupNumTable.map(({ groupNum }) => groupNum));
    for (const groupNum of groups) {
      const groupQuery = ofOneGroup(query, groupNum, holder);
      if (!groupQuery) continue;
      const before = queries.get(keyOf(groupQuery));
      queries.set(keyOf(groupQuery), {
        contractId: holder.agreementId,
        channelType: 'I',
        startDate: groupQuery.startDate,
        endDate: groupQuery.endDate,
        pin: [holder.pinNumber],
        groupNumTable: unique(
          [...(before?.groupNumTable ?? []), ...groupQuery.groupNumTable],
          ({ lob }) => lob,
        ),
        productIdentifier: [
          ...new Set([...(before?.productIdentifier ?? []), ...groupQuery.productIdentifier]),
        ],
      });
    }
  }
  return [...queries.values()];
}

type PlanKey = Pick<Plan, 'groupNumber' | 'line' | 'start' | 'end'>;

const isSamePlan = (a: PlanKey, b: PlanKey, groups: readonly ProfileGroup[]): boolean =>
  a.line === b.line &&
  a.start === b.start &&
  a.end === b.end &&
  (a.groupNumber === b.groupNumber ||
    groups.some((group) => isOfGroup(a.groupNumber, group) && isOfGroup(b.groupNumber, group)));

const plansOfQuery = ({ groupNumTable, startDate, endDate }: ProgressQuery): (PlanKey & { lob: string })[] =>
  groupNumTable.map(({ groupNum, lob }) => ({
    groupNumber: groupNum,
    lob,
    line: lineOf(lob),
    start: parseWireDate(startDate) ?? startDate,
    end: parseWireDate(endDate) ?? endDate,
  }));

/**
 * Removes the product numbers that the profile lists only for other lines. If this leaves no
 * number, returns all given numbers, because the service treats an empty list as a request for all products.
 */
function productsOfLines(
  numbers: readonly string[],
  lines: readonly string[],
  products: readonly Product[],
): string[] {
  const isOfLines = (number: string): boolean => {
    const listed = products.filter(({ productNumber }) => productNumber === number);
    return listed.length === 0 || listed.some(({ lineOfBusiness }) => lines.includes(lineOfBusiness));
  };
  const left = numbers.filter(isOfLines);
  return left.length > 0 ? left : [...numbers];
}

/** Limits a query to the lines that have no plan yet, and to their products; null if every line has a plan. */
export function missingPart(
  query: ProgressQuery,
  plans: readonly PlanKey[],
  holder: ProgressHolder,
): ProgressQuery | null {
  const groups = groupChoices(holder).map(({ group }) => group);
  const missing = plansOfQuery(query).filter(
    (requested) => !plans.some((plan) => isSamePlan(plan, requested, groups)),
  );
  if (missing.length === 0) return null;
  const products = missing.flatMap(({ groupNumber }) => productsOf(holder, groupNumber));
  const lines = missing.map(({ lob }) => lob);
  return {
    ...query,
    groupNumTable: missing.map(({ groupNumber, lob }) => ({ groupNum: groupNumber, lob })),
    productIdentifier: productsOfLines(query.productIdentifier, lines, products),
  };
}

/** Plans without accumulations, one for each line of a query; used for lines that are missing from all responses. */
export const plansWithoutAccumulations = (query: ProgressQuery): Plan[] =>
  plansOfQuery(query).map(({ lob: _lob, ...key }) => ({
    ...key,
    isExcluded: false,
    productNumber: '',
    accumulations: [],
  }));
