/**
 * Sorts the plans, accumulators and people of the panel (spec 001 §§2, 3, 5, 9; decisions/plans#bars-and-amounts,
 * decisions/plans#texts-for-empty-progress). Pure.
 */
import type { IsoDate } from '../../lib/date/date.ts';
import { inFamilyOrder, isSubscriberCode } from '../../profile/coverage/family.rules.ts';
import { sortIndexOf } from '../../profile/coverage/lines-of-business.ts';
import type { ProfileGroup } from '../../profile/group/selected-group.rules.ts';
import type { Period, ProgressPlan } from './load-progress.ts';
import type { Accumulation, AccumulationKind, Network, Plan } from './plan.schema.ts';
import { capBenefitBank, figuresOf, isShown, type Figures } from './progress-figures.rules.ts';
import { isOfGroup } from './progress-queries.rules.ts';

/** Number of member rows per page (spec 001 §9 'plan progress page size 10'). */
export const PROGRESS_PAGE_SIZE = 10;

export interface FamilyPerson {
  pinNumber: string;
  uniqueName: string;
  relationshipCode: string;
  dob: IsoDate | null;
}

type Individual = NonNullable<Accumulation['individual']>['individuals'][number];

export interface PersonRow {
  key: string;
  name: string;
  isSubscriber: boolean;
  person: Pick<Individual, 'firstName' | 'lastName' | 'pin' | 'uniqueName' | 'dateOfBirth'>;
  figures: Figures;
}

export interface AccumulatorRow {
  /** Unique in the plan. Consists of type code and descriptor code. */
  key: string;
  typeCode: string;
  descriptorCode: string;
  kind: AccumulationKind;
  network: Network;
  description: string;
  detail: string;
  /** The figures of the family or of the only person; null if several people have separate limits. */
  leading: Figures | null;
  isFamily: boolean;
  /** Whether the family has reached its limit or, if limits are separate, every person has reached their limit. */
  isReachedByAll: boolean;
  /** In family order. Empty if `leading` belongs to the only person. */
  people: PersonRow[];
}

export interface PlanPerson {
  key: string;
  name: string;
  pin: string;
  uniqueName: string;
}

/** The variants of a plan in the panel (spec 001 §2 'Variants: family, individual, no accumulations'). */
export type Variant = 'family' | 'individual' | 'none';

export interface PanelPlan extends Pick<Plan, 'groupNumber' | 'line' | 'start' | 'end' | 'productNumber'> {
  /** Unique in the panel, and the same after a reload. */
  key: string;
  period: Period;
  /** The last day on which the plan pays: `end`, or an earlier end of coverage. Set only in a `ShownPlan`. */
  paysUntil?: IsoDate;
  isLoaded: boolean;
  variant: Variant;
  rows: AccumulatorRow[];
  /** Everyone who has an accumulation in this plan, in family order. */
  people: PlanPerson[];
  /** Includes accumulations that no row shows, because `statedLimits` needs them. */
  accumulations: readonly Accumulation[];
}

const personOf = ({ pin, uniqueName }: Individual, family: readonly FamilyPerson[]) =>
  family.find(({ pinNumber }) => pin !== '' && pinNumber === pin) ??
  family.find((person) => person.uniqueName === uniqueName);

function peopleOf(
  accumulation: Accumulation,
  individuals: readonly Individual[],
  family: readonly FamilyPerson[],
): PersonRow[] {
  const people = individuals.map((individual, at) => {
    const member = personOf(individual, family);
    const { firstName, lastName, pin, uniqueName } = individual;
    const dob = individual.dateOfBirth ?? member?.dob ?? null;
    return {
      key: `${pin || uniqueName} ${at}`,
      person: { firstName, lastName, pin, uniqueName, dateOfBirth: dob },
      relationshipCode: member?.relationshipCode ?? '',
      dob,
      isShown: isShown(accumulation, individual),
      figures: figuresOf(individual),
    };
  });
  return inFamilyOrder(people)
    .filter((person) => person.isShown)
    .map(({ key, person, relationshipCode, figures }) => ({
      key,
      name: nameOf(person),
      person,
      isSubscriber: isSubscriberCode(relationshipCode),
      figures,
    }));
}

function rowOf(wire: Accumulation, family: readonly FamilyPerson[]): AccumulatorRow | null {
  const accumulation = capBenefitBank(wire);
  const { typeCode, descriptorCode, kind, network, individual } = accumulation;
  const individuals = individual?.individuals ?? [];
  const people = peopleOf(accumulation, individuals, family);
  const total =
    accumulation.family && isShown(accumulation, accumulation.family) ? accumulation.family : null;
  if (!total && people.length === 0) return null;
  const isAlone = !total && individuals.length === 1;
  return {
    key: `${typeCode} ${descriptorCode}`,
    typeCode,
    descriptorCode,
    kind,
    network,
    description: total?.description ?? individual?.description ?? '',
    detail: individual?.detail ?? '',
    leading: total ? figuresOf(total) : isAlone ? (people[0]?.figures ?? null) : null,
    isFamily: total !== null,
    isReachedByAll: total
      ? figuresOf(total).isReached
      : individuals.every((individual) => figuresOf(individual).isReached),
    people: isAlone ? [] : people,
  };
}

const nameOf = ({ firstName, lastName }: Pick<Individual, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Lists each person of a plan once. */
function planPeople(accumulations: readonly Accumulation[], family: readonly FamilyPerson[]): PlanPerson[] {
  const individuals = new Map(
    accumulations
      .flatMap(({ individual }) => individual?.individuals ?? [])
      .map((individual) => [individual.pin || individual.uniqueName, individual]),
  );
  const people = [...individuals].map(([key, individual]) => {
    const member = personOf(individual, family);
    const { pin, uniqueName } = individual;
    return {
      person: { key, name: nameOf(individual), pin, uniqueName },
      relationshipCode: member?.relationshipCode ?? '',
      dob: individual.dateOfBirth ?? member?.dob ?? null,
    };
  });
  return inFamilyOrder(people).map(({ person }) => person);
}

const KIND_ORDER: readonly AccumulationKind[] = [
  'deductible',
  'out-of-pocket-maximum',
  'benefit-bank',
  'visits',
  'other',
];
const NETWORK_ORDER: readonly Network[] = ['in-network', 'out-of-network', 'other'];

const rankOf = ({ kind, network }: Pick<AccumulatorRow, 'kind' | 'network'>): number =>
  NETWORK_ORDER.indexOf(network) * KIND_ORDER.length + KIND_ORDER.indexOf(kind);

/** Sorts in-network accumulators first, and the deductible before the out-of-pocket maximum. */
const inAccumulatorOrder = (rows: readonly AccumulatorRow[]): AccumulatorRow[] =>
  rows.toSorted((a, b) => rankOf(a) - rankOf(b) || a.key.localeCompare(b.key));

function variantOf(rows: readonly AccumulatorRow[]): Variant {
  if (rows.length === 0) return 'none';
  return rows.some(({ isFamily }) => isFamily) ? 'family' : 'individual';
}

/**
 * Sorts plans by line of business: medical, dental, vision, drug, then others (spec 001 §9). Within a line, the latest
 * benefit period comes first.
 */
const inPlanOrder = (a: PanelPlan, b: PanelPlan): number =>
  sortIndexOf(a.line) - sortIndexOf(b.line) ||
  b.start.localeCompare(a.start) ||
  b.end.localeCompare(a.end) ||
  a.key.localeCompare(b.key);

interface PanelChoice {
  group: Pick<ProfileGroup, 'groupNumber' | 'directPayIndicator'>;
  periods: readonly Period[];
  family: readonly FamilyPerson[];
}

/** The plans of the selected group. @param family people on the profile's plans, in display order */
export function panelPlans(
  plans: readonly ProgressPlan[],
  { group, periods, family }: PanelChoice,
): PanelPlan[] {
  const chosen = plans.filter(({ groupNumber, isExcluded }) => !isExcluded && isOfGroup(groupNumber, group));
  return periods.flatMap((period) => {
    const seen = new Map<string, number>();
    return chosen
      .filter((plan) => plan.period === period)
      .map((plan): PanelPlan => {
        const { line, start, end, productNumber, isLoaded, accumulations } = plan;
        const base = [period, line, start, end, productNumber].join(' ');
        const count = seen.get(base) ?? 0;
        seen.set(base, count + 1);
        const rows = inAccumulatorOrder(
          accumulations.flatMap((accumulation) => rowOf(accumulation, family) ?? []),
        );
        return {
          key: `${base} ${count}`,
          ...{ line, start, end, productNumber, period, isLoaded, accumulations },
          // The plan's own number may be `directPay`. Links and claims cannot find the group by that value.
          groupNumber: group.groupNumber,
          variant: variantOf(rows),
          rows,
          people: planPeople(accumulations, family),
        };
      })
      .toSorted(inPlanOrder);
  });
}
