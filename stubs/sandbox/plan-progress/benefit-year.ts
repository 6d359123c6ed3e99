/** Tracks, while a family's claims are counted, how much of a product's limits is used in one accumulation year. */
import type { BenefitCode, Limit, NetworkCode } from './limits.ts';

export interface BenefitYear {
  /** Whether the product has this accumulator in this network. */
  counts(type: BenefitCode, network: NetworkCode): boolean;
  /** The cents that a person can still use before the person's or the family's limit is reached. Infinity if there is no limit. */
  left(type: BenefitCode, network: NetworkCode, pin: string): number;
  use(type: BenefitCode, network: NetworkCode, pin: string, amount: number): void;
}

/** @param opening returns the amount in cents that a member carried over from another insurer */
export function openBenefitYear(
  limits: readonly Limit[],
  pins: readonly string[],
  opening: (limit: Limit, pin: string) => number,
): BenefitYear {
  const tallies = new Map(
    limits.map((limit) => {
      const used = new Map(pins.map((pin) => [pin, opening(limit, pin)]));
      const total = [...used.values()].reduce((sum, amount) => sum + amount, 0);
      return [`${limit.type} ${limit.descriptor}`, { limit, used, total }];
    }),
  );
  const tallyOf = (type: BenefitCode, network: NetworkCode) => tallies.get(`${type} ${network}`);
  return {
    counts: (type, network) => tallyOf(type, network) !== undefined,
    left(type, network, pin) {
      const tally = tallyOf(type, network);
      if (!tally) return Infinity;
      const { limit, used, total } = tally;
      // A threshold of 0 visits means that visits are counted without a limit.
      if (limit.type === 'VST' && limit.threshold === 0) return Infinity;
      const personLeft = limit.threshold - (used.get(pin) ?? 0);
      return Math.max(0, Math.min(personLeft, (limit.familyThreshold ?? Infinity) - total));
    },
    use(type, network, pin, amount) {
      const tally = tallyOf(type, network);
      if (!tally) return;
      tally.used.set(pin, (tally.used.get(pin) ?? 0) + amount);
      tally.total += amount;
    },
  };
}
