/** The rows of the health plans list (spec 001 §§2, 4; decisions/plans#order-and-merging-of-plans). Pure. */
import { addMonths, type IsoDate } from '../../lib/date/date.ts';
import { PLAN_TYPES, type HealthPlan, type PlanType } from './health-plans.schema.ts';

export type PlanPeriod = HealthPlan['period'];

/** One plan, or several integrated plans shown as one row. */
export interface HealthPlanRow {
  /** Unique in the list and stable across reloads. Must not appear in an address. */
  key: string;
  plans: readonly [HealthPlan, ...HealthPlan[]];
  types: PlanType[];
  groupNumber: string;
  begin: IsoDate;
  end: IsoDate | null;
  /** Whether the plan ends today or later, or has no end date. Plans that have not begun are active too. */
  isActive: boolean;
  isCurrent: boolean;
  isCanceled: boolean;
  period: PlanPeriod;
}

const OPEN_END_MONTHS = 120; // spec 001 §9 'Missing plan end date counts as ten years ahead'

/** The end date for sorting; a missing date counts as ten years ahead. @param today in the brand's time zone */
export const endForOrder = (end: IsoDate | null, today: IsoDate): IsoDate =>
  end ?? addMonths(today, OPEN_END_MONTHS);

/** A plan is active if it ends today or later. An active plan is current if it has begun (spec 001 §4 'Plans'). */
export function planStanding({ begin, end }: Pick<HealthPlan, 'begin' | 'end'>, today: IsoDate) {
  const isActive = endForOrder(end, today) >= today;
  return {
    isActive,
    isCurrent: isActive && begin <= today,
    period: isActive ? ('active' as const) : ('previous' as const),
  };
}

export const isCanceled = ({ status }: Pick<HealthPlan, 'status'>): boolean =>
  /^cancell?ed$/i.test(status.trim());

const TYPE_ORDER: readonly PlanType[] = Object.values(PLAN_TYPES);
const typeIndex = ({ type }: HealthPlan): number => TYPE_ORDER.indexOf(type);

const byType = (a: HealthPlan, b: HealthPlan): number =>
  typeIndex(a) - typeIndex(b) ||
  a.name.localeCompare(b.name) ||
  a.productNumber.localeCompare(b.productNumber);

/** Integrated plans of one group with equal dates and status get equal keys. Any other plan gets a unique key. */
const mergeKey = (plan: HealthPlan, at: number): string =>
  plan.isIntegrated ? [plan.groupNumber, plan.begin, plan.end ?? '', isCanceled(plan)].join('|') : `${at}`;

function toRow(plans: readonly [HealthPlan, ...HealthPlan[]], today: IsoDate): HealthPlanRow {
  const [first, ...rest] = plans.toSorted(byType);
  const [lead, ...others] = first ? ([first, ...rest] as const) : plans;
  const { groupNumber, begin, end } = lead;
  const all = [lead, ...others] as const;
  return {
    key: [groupNumber, begin, ...all.map(({ productNumber }) => productNumber)].join(' '),
    plans: all,
    types: [...new Set(all.map(({ type }) => type))],
    groupNumber,
    begin,
    end,
    isCanceled: isCanceled(lead),
    ...planStanding(lead, today),
  };
}

/** Sorts by latest end date, then type ME, DR, PH, VI, DE (spec 001 §4), then by fields that prevent ties. */
const inRowOrder =
  (today: IsoDate) =>
  (a: HealthPlanRow, b: HealthPlanRow): number =>
    endForOrder(b.end, today).localeCompare(endForOrder(a.end, today)) ||
    byType(a.plans[0], b.plans[0]) ||
    b.begin.localeCompare(a.begin) ||
    a.key.localeCompare(b.key);

/** @param canceled the brand's `canceledPlans` @param today in the brand's time zone */
export function healthPlanRows(
  plans: readonly HealthPlan[],
  canceled: 'shown' | 'omitted',
  today: IsoDate,
): HealthPlanRow[] {
  const merged = new Map<string, [HealthPlan, ...HealthPlan[]]>();
  plans.forEach((plan, at) => {
    if (canceled === 'omitted' && isCanceled(plan)) return;
    const key = mergeKey(plan, at);
    const before = merged.get(key);
    if (before) before.push(plan);
    else merged.set(key, [plan]);
  });
  return [...merged.values()].map((same) => toRow(same, today)).toSorted(inRowOrder(today));
}

/** The fields that identify a plan in the progress panel. */
export interface ProgressPlanKey {
  groupNumber: string;
  line: string;
  start: IsoDate;
  end: IsoDate;
  /** '' if the service returns none. */
  productNumber: string;
}

const LINE_OF_TYPE: Readonly<Record<PlanType, string>> = {
  medical: 'medical',
  drug: 'drug',
  pharmacy: 'drug',
  vision: 'vision',
  dental: 'dental',
};

/**
 * The row that a plan-details link opens: one of the group's rows whose dates overlap the plan's dates. Matches the
 * product number, or else the line of business (decisions/plans#order-and-merging-of-plans).
 */
export function rowOfProgress(rows: readonly HealthPlanRow[], plan: ProgressPlanKey): HealthPlanRow | null {
  const overlaps = ({ begin, end }: HealthPlanRow): boolean =>
    begin <= plan.end && (end === null || end >= plan.start);
  const candidates = rows.filter((row) => row.groupNumber === plan.groupNumber && overlaps(row));
  return (
    candidates.find(({ plans }) => plans.some(({ productNumber }) => productNumber === plan.productNumber)) ??
    candidates.find(({ types }) => types.some((type) => LINE_OF_TYPE[type] === plan.line)) ??
    null
  );
}
