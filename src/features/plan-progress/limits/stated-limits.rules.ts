/**
 * Calculates what is left of the limits that a plan states (decisions/plans#the-estimate-of-a-planned-cost). Money is
 * whole cents. Pure.
 */
import { figuresOf, type Amounts } from '../progress-figures.rules.ts';
import type { Accumulation, AccumulationKind, Network } from '../plan.schema.ts';

export type CareNetwork = Exclude<Network, 'other'>;

/** What is left of each limit; null if the plan does not state the limit. */
export interface StatedLimits {
  deductibleLeft: number | null;
  maximumLeft: number | null;
}

export interface PersonKey {
  pin: string;
  uniqueName: string;
}

const leftOf = (amounts: Amounts): number | null => (amounts.threshold > 0 ? figuresOf(amounts).left : null);

function amountsOf({ individual, family }: Accumulation, person: PersonKey): Amounts[] {
  const ofPerson = individual?.individuals.find(({ pin, uniqueName }) =>
    person.pin === '' ? uniqueName === person.uniqueName : pin === person.pin,
  );
  return [ofPerson, family].flatMap((limit) => limit ?? []);
}

function leftOfLimit(accumulation: Accumulation | undefined, person: PersonKey): number | null {
  const limits = (accumulation ? amountsOf(accumulation, person) : []).flatMap(
    (amount) => leftOf(amount) ?? [],
  );
  return limits.length === 0 ? null : Math.min(...limits);
}

/** What is left of the limits in one network. If the person and the family both have a limit, the one with less left applies. */
export function statedLimits(
  accumulations: readonly Accumulation[],
  network: CareNetwork,
  person: PersonKey,
): StatedLimits {
  const left = (kind: AccumulationKind): number | null =>
    leftOfLimit(
      accumulations.find((accumulation) => accumulation.kind === kind && accumulation.network === network),
      person,
    );
  return { deductibleLeft: left('deductible'), maximumLeft: left('out-of-pocket-maximum') };
}

/** Whether claims in process may still count toward the limits of the person or the family. */
export const hasInProcess = (
  accumulations: readonly Accumulation[],
  network: CareNetwork,
  person: PersonKey,
): boolean =>
  accumulations
    .filter((accumulation) => accumulation.network === network)
    .filter(({ kind }) => kind === 'deductible' || kind === 'out-of-pocket-maximum')
    .flatMap((accumulation) => amountsOf(accumulation, person))
    .some((amounts) => figuresOf(amounts).pending > 0);

/** What a person pays for their next claim. */
export type NextClaim =
  | { pays: 'full-price'; left: number }
  /** `left`: what is left of the out-of-pocket maximum; null if the plan states none. */
  | { pays: 'share'; left: number | null }
  /** The plan states no deductible but may still have one, so only the maximum is certain. */
  | { pays: 'at-most'; left: number }
  | { pays: 'nothing' };

/** Null if the plan states no limit. */
export function nextClaim({ deductibleLeft, maximumLeft }: StatedLimits): NextClaim | null {
  if (maximumLeft === 0) return { pays: 'nothing' };
  if (deductibleLeft === null) return maximumLeft === null ? null : { pays: 'at-most', left: maximumLeft };
  if (deductibleLeft === 0) return { pays: 'share', left: maximumLeft };
  return { pays: 'full-price', left: Math.min(deductibleLeft, maximumLeft ?? Infinity) };
}
