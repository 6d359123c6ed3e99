import type { Accumulation, Plan } from './plan.schema.ts';
import type { Amounts } from './progress-figures.rules.ts';

type Individual = NonNullable<Accumulation['individual']>['individuals'][number];

export const amountsWith = (changes: Partial<Amounts> = {}): Amounts => ({
  achieved: 125_000,
  threshold: 300_000,
  pending: null,
  asOf: null,
  occurrences: null,
  ...changes,
});

export const individualWith = (changes: Partial<Individual> = {}): Individual => ({
  firstName: 'Maria',
  lastName: 'Delgado',
  pin: '1',
  dateOfBirth: '1984-03-14',
  uniqueName: 'Maria Delgado',
  ...amountsWith(),
  ...changes,
});

/** An in-network deductible without a family amount. */
export const accumulationWith = ({
  individuals = [],
  ...changes
}: Partial<Accumulation> & { individuals?: Individual[] } = {}): Accumulation => ({
  typeCode: 'DED',
  descriptorCode: 'INN',
  kind: 'deductible',
  network: 'in-network',
  family: null,
  individual: { description: 'Deductible', detail: '', individuals },
  ...changes,
});

export const planWith = (changes: Partial<Plan> = {}): Plan => ({
  groupNumber: 'G1',
  line: 'medical',
  isExcluded: false,
  productNumber: '',
  start: '2026-01-01',
  end: '2026-12-31',
  accumulations: [],
  ...changes,
});
