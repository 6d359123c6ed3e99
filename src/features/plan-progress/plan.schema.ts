/** A plan with its accumulations (spec 001 §3 'Plan progress'). */
import * as v from 'valibot';
import {
  birthDate,
  count,
  date,
  money,
  optionalDate,
  optionalMoney,
  optionalText,
  text,
} from '../../lib/http/wire.schema.ts';
import { isWithoutProgress, lineOf } from '../../profile/coverage/lines-of-business.ts';

/** Accumulator types (not in the spec, which names only BKP). Any other code becomes 'other'. */
const KINDS = {
  DED: 'deductible',
  OPM: 'out-of-pocket-maximum',
  BKP: 'benefit-bank',
  VST: 'visits',
} as const;
export type AccumulationKind = (typeof KINDS)[keyof typeof KINDS] | 'other';

/** Networks (not in the spec). Any other code becomes 'other'. */
const NETWORKS = { INN: 'in-network', OON: 'out-of-network' } as const;
export type Network = (typeof NETWORKS)[keyof typeof NETWORKS] | 'other';

const isKey = <T extends object>(table: T, key: PropertyKey): key is keyof T => Object.hasOwn(table, key);
export const kindOf = (code: string): AccumulationKind => (isKey(KINDS, code) ? KINDS[code] : 'other');
export const networkOf = (code: string): Network => (isKey(NETWORKS, code) ? NETWORKS[code] : 'other');

/** Dollars in the response, cents in code. Numbers of visits are also multiplied by 100. */
const amounts = {
  achieved: money,
  threshold: money,
  /**
   * Ignored, because the portal uses one formula for all versions of the service (decisions/plans#bars-and-amounts).
   */
  accumPercentage: v.nullish(v.number(), null),
  pendingAmount: optionalMoney,
  asOfDate: optionalDate,
  accumOccurrenceCount: v.nullish(count, null),
} as const;

interface Amounts {
  achieved: number;
  threshold: number;
  pendingAmount: number | null;
  asOfDate: string | null;
  accumOccurrenceCount: number | null;
}
const amountsOf = (wire: Amounts) => ({
  achieved: wire.achieved,
  threshold: wire.threshold,
  /** Cents from claims in process; null if unknown. */
  pending: wire.pendingAmount,
  asOf: wire.asOfDate,
  occurrences: wire.accumOccurrenceCount,
});

const individual = v.pipe(
  v.object({
    firstName: text,
    lastName: optionalText,
    pinNumber: optionalText,
    dob: birthDate,
    uniqueName: text,
    ...amounts,
  }),
  v.transform((wire) => ({
    firstName: wire.firstName,
    lastName: wire.lastName,
    pin: wire.pinNumber,
    dateOfBirth: wire.dob,
    uniqueName: wire.uniqueName,
    ...amountsOf(wire),
  })),
);

const accumulation = v.pipe(
  v.object({
    typeCd: text,
    descriptorCd: text,
    familyAccum: v.nullish(v.object({ accumDesc: text, ...amounts })),
    individualAccum: v.nullish(
      v.object({ accumDesc: text, accumDetail: optionalText, individuals: v.array(individual) }),
    ),
  }),
  v.transform(({ typeCd, descriptorCd, familyAccum, individualAccum }) => ({
    typeCode: typeCd,
    descriptorCode: descriptorCd,
    kind: kindOf(typeCd),
    network: networkOf(descriptorCd),
    family: familyAccum ? { description: familyAccum.accumDesc, ...amountsOf(familyAccum) } : null,
    individual: individualAccum
      ? {
          description: individualAccum.accumDesc,
          detail: individualAccum.accumDetail,
          individuals: individualAccum.individuals,
        }
      : null,
  })),
);

/** Group number of plans for which the response has no group number (spec 001 §3). */
export const DIRECT_PAY = 'directPay';

/** Defaults to 'directPay' (spec 001 §3 'Plan progress'). */
export const groupNumber = v.pipe(
  optionalText,
  v.transform((number) => number || DIRECT_PAY),
);

export const plan = v.pipe(
  v.object({
    groupNumber,
    lob: text,
    /** Y for a product without plan progress (spec 001 §5). */
    productTypeCode: optionalText,
    productNumber: optionalText,
    benefitStartDate: date,
    benefitEndDate: date,
    accumulations: v.array(accumulation),
  }),
  v.transform(({ lob, productTypeCode, benefitStartDate, benefitEndDate, ...rest }) => ({
    ...rest,
    line: lineOf(lob),
    isExcluded: isWithoutProgress(productTypeCode) || isWithoutProgress(lob),
    start: benefitStartDate,
    end: benefitEndDate,
  })),
);
export type Plan = v.InferOutput<typeof plan>;
export type Accumulation = Plan['accumulations'][number];
export type PlanWire = v.InferInput<typeof plan>;
export type AccumulationWire = v.InferInput<typeof accumulation>;

/** @param query the schema of a planProgress query */
export const memberPlanResponse = <const S extends v.GenericSchema>(query: S) =>
  v.pipe(
    v.object({
      payload: v.object({
        activePlanProgressQuery: v.array(query),
        previousPlanProgressQuery: v.array(query),
      }),
    }),
    v.transform(({ payload }) => ({
      active: payload.activePlanProgressQuery,
      previous: payload.previousPlanProgressQuery,
    })),
  );
