/** Converts a plan/progress response, which lists lines of business, to plans (spec 001 §3 'Accumulator response'). */
import { parseWireDate, type IsoDate } from '../../lib/date/date.ts';
import { isWithoutProgress } from '../../profile/coverage/lines-of-business.ts';
import type { AccumulatorLine } from './accumulators.schema.ts';
import type { ProgressQuery } from './plan-progress.schema.ts';
import type { Accumulation, Plan } from './plan.schema.ts';

export interface CoveredPerson {
  pinNumber: string;
  dob: IsoDate | null;
  uniqueName: string;
}

type Person = AccumulatorLine['individuals'][number];
type PersonAmount = Person['accumulations'][number];

const amountsOf = ({ achieved, threshold, pending, asOf, occurrences }: PersonAmount) => ({
  achieved,
  threshold,
  pending,
  asOf,
  occurrences,
});

const isSame = (a: PersonAmount, b: PersonAmount): boolean =>
  a.typeCode === b.typeCode && a.descriptorCode === b.descriptorCode;

function accumulationOf(
  amount: PersonAmount,
  line: AccumulatorLine,
  family: readonly CoveredPerson[],
): Accumulation {
  const total = line.family
    .flatMap(({ accumulations }) => accumulations)
    .find((ofFamily) => isSame(ofFamily, amount));
  const individuals = line.individuals.flatMap((person) => {
    const ofPerson = person.accumulations.find((accumulation) => isSame(accumulation, amount));
    if (!ofPerson) return [];
    const member = family.find(({ pinNumber }) => pinNumber === person.pin);
    const { firstName, lastName, pin } = person;
    const uniqueName = member?.uniqueName ?? `${firstName} ${lastName}`;
    return [
      { firstName, lastName, pin, dateOfBirth: member?.dob ?? null, uniqueName, ...amountsOf(ofPerson) },
    ];
  });
  const { typeCode, descriptorCode, kind, network, description } = amount;
  return {
    typeCode,
    descriptorCode,
    kind,
    network,
    family: total ? { description: total.description, ...amountsOf(total) } : null,
    individual: individuals.length > 0 ? { description, detail: '', individuals } : null,
  };
}

/** Returns plans in the same form as plan/v3/progress and plan/v5/progress do. @param query limited to one group */
export function plansOfLines(
  query: ProgressQuery,
  lines: readonly AccumulatorLine[],
  family: readonly CoveredPerson[],
): Plan[] {
  return lines.map((line): Plan => {
    const all = [...line.family, ...line.individuals].flatMap(({ accumulations }) => accumulations);
    const distinct = all.filter((amount, at) => all.findIndex((other) => isSame(other, amount)) === at);
    return {
      groupNumber: query.groupNumTable[0]?.groupNum ?? '',
      line: line.line,
      isExcluded: isWithoutProgress(line.lob),
      productNumber: '',
      start: parseWireDate(query.startDate) ?? query.startDate,
      end: parseWireDate(query.endDate) ?? query.endDate,
      accumulations: distinct.map((amount) => accumulationOf(amount, line, family)),
    };
  });
}
