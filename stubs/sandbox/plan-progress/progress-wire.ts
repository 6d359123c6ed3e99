/** The two wire formats of accumulations (spec 001 §3 'Plan progress', 'Accumulator response'). */
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { AccumulationWire, PlanWire } from '../../../src/features/plan-progress/plan.schema.ts';
import type { AccumulatorWire } from '../../../src/features/plan-progress/plan-progress.schema.ts';
import type { FamilyMember, Group, Product } from '../../people/family.ts';
import type { AccumulationRecord, Amounts } from './accumulations.ts';
import { isoBirthDate } from '../data/days.ts';
import { productTypeOf } from '../member/coverage-record.ts';

type LobWire = AccumulatorWire['payload']['lobList'][number];
type CategoryWire = NonNullable<LobWire['accumCatFObject']>;
type MemberWire = CategoryWire['memberObject'][number];

const TYPE_TEXT = {
  DED: 'Deductible',
  OPM: 'Out-of-pocket maximum',
  BKP: 'Benefit bank',
  VST: 'Therapy visits',
} as const;
const NETWORK_TEXT = { INN: 'In network', OON: 'Out of network' } as const;

const DETAIL = 'Counts toward what your plan covers in this benefit period.';

const dollars = (cents: number): number => cents / 100;

const percentage = ({ achieved, threshold }: Amounts): number =>
  threshold === 0 ? 0 : Math.min(100, Math.round((achieved / threshold) * 100));

const occurrences = (amounts: Amounts) =>
  amounts.occurrences === undefined ? {} : { accumOccurrenceCount: amounts.occurrences };

const figures = (amounts: Amounts, asOf: IsoDate) => ({
  achieved: dollars(amounts.achieved),
  threshold: dollars(amounts.threshold),
  accumPercentage: percentage(amounts),
  pendingAmount: dollars(amounts.pending),
  asOfDate: asOf,
  ...occurrences(amounts),
});

const accumulationWire = (record: AccumulationRecord, day: IsoDate): AccumulationWire => {
  const accumDesc = `${TYPE_TEXT[record.type]}, ${NETWORK_TEXT[record.descriptor].toLowerCase()}`;
  return {
    typeCd: record.type,
    descriptorCd: record.descriptor,
    familyAccum: record.family && { accumDesc, ...figures(record.family, record.asOf) },
    individualAccum: {
      accumDesc,
      accumDetail: DETAIL,
      individuals: record.individuals.map(({ member, amounts }) => ({
        firstName: member.firstName,
        lastName: member.lastName,
        pinNumber: member.pin,
        dob: isoBirthDate(member, day),
        uniqueName: `${member.firstName} ${member.lastName}`,
        ...figures(amounts, record.asOf),
      })),
    },
  };
};

/** A plan in the wire format of V3 and V5. @param range both ends included */
export const planWire = (
  { group, product }: { group: Group; product: Product },
  [begin, end]: readonly [IsoDate, IsoDate],
  records: readonly AccumulationRecord[],
  day: IsoDate,
): PlanWire => ({
  // A direct-pay group has the number '' here. The portal replaces '' with 'directPay' (spec 001 §3).
  groupNumber: group.directPay ? '' : group.number,
  lob: product.line,
  productTypeCode: productTypeOf(product),
  productNumber: product.number,
  benefitStartDate: begin,
  benefitEndDate: end,
  accumulations: records.map((record) => accumulationWire(record, day)),
});

function memberWire(
  member: FamilyMember,
  found: readonly { record: AccumulationRecord; amounts: Amounts }[],
): MemberWire {
  const types = [...new Set(found.map(({ record }) => record.type))];
  return {
    memberFirstName: member.firstName,
    memberLastName: member.lastName,
    memberSuffix: member.suffix ?? '',
    memberPin: member.pin,
    accumTypeCodeObject: types.map((type) => ({
      accumTypeCode: type,
      description: TYPE_TEXT[type],
      accumDescriptorCodeObject: found
        .filter(({ record }) => record.type === type)
        .map(({ record, amounts }) => ({
          accumDescriptorCode: record.descriptor,
          description: NETWORK_TEXT[record.descriptor],
          accumAchieved: dollars(amounts.achieved),
          accumThreshold: dollars(amounts.threshold),
          pendingAmount: dollars(amounts.pending),
          asOfDate: record.asOf,
          ...occurrences(amounts),
        })),
    })),
  };
}

/**
 * A product's accumulations in the wire format of `planProgress`, which groups them by line of business.
 * @param asker the subscriber, under whose name the family's amounts are sent
 */
export function lobWire(
  product: Product,
  records: readonly AccumulationRecord[],
  asker: FamilyMember,
): LobWire {
  const ofFamily = records.flatMap((record) => (record.family ? [{ record, amounts: record.family }] : []));
  const members = [...new Set(records.flatMap(({ individuals }) => individuals.map(({ member }) => member)))];
  return {
    lob: product.typeY ? productTypeOf(product) : product.line,
    accumCatFObject: { memberObject: ofFamily.length > 0 ? [memberWire(asker, ofFamily)] : [] },
    accumCatIObject: {
      memberObject: members.map((member) =>
        memberWire(
          member,
          records.flatMap((record) =>
            record.individuals
              .filter((individual) => individual.member === member)
              .map(({ amounts }) => ({ record, amounts })),
          ),
        ),
      ),
    },
  };
}
