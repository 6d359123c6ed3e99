/** Generates the lines of a claim with their costs, seeded by the claim number, so every process generates the same lines. */
import type { ClaimWire } from '../../../src/features/claims/claims.schema.ts';
import { TRADES } from '../data/providers.ts';
import { createRandom, type Random } from '../data/random.ts';
import { SERVICE_NAMES, type ServiceName } from './service-names.ts';

/** The amounts of a claim or of one of its lines, in cents. */
interface Figures {
  cost: number;
  planPaid: number;
  discount: number;
}

/** A line of a claim, which is one service. Its cost is 0 while the claim is in process. */
export interface ClaimLine extends Readonly<Figures> {
  readonly name: ServiceName;
  readonly isDenied: boolean;
}

/** The maximum number of lines of a claim, by plan type. */
const MOST_SERVICES = { medical: 4, drug: 1, dental: 2, vision: 2 } as const;

/** The share that the plan pays, by claim status. */
const PLAN_SHARE = { '1': 1, '2': 0.5, '3': 0, '4': 1, '5': 1 } as const;

/** The member's cost of a claim in cents; null while the claim is in process. */
export const centsOf = ({ yourCost }: ClaimWire): number | null =>
  typeof yourCost === 'number' ? Math.round(yourCost * 100) : null;

const randomOf = ({ claimNumber }: ClaimWire): Random => createRandom(`services ${claimNumber}`);

/** The amounts of the whole claim. They must be drawn before any other random number, so that lines and drug fields agree. */
function drawFigures(wire: ClaimWire, random: Random): Figures {
  const cost = centsOf(wire) ?? 0;
  const [min, max] = TRADES[wire.planType].planPays;
  const planPaid = Math.round(random.integer(min, max) * PLAN_SHARE[wire.claimStatusCode]);
  const rate = random.integer(15, 45) / 100;
  return {
    cost,
    planPaid,
    discount: wire.claimStatusCode === '3' ? 0 : Math.round((cost + planPaid) * rate),
  };
}

/** Splits an amount into random integers that add up to it. */
function split(amount: number, parts: number, random: Random): number[] {
  let left = amount;
  return Array.from({ length: parts }, (_, index) => {
    const part = index === parts - 1 ? left : Math.floor((left * random.integer(20, 70)) / 100);
    left -= part;
    return part;
  });
}

/** Denies the last line of a partly approved claim, and moves its plan payment to the first line. */
function partlyDenied(all: readonly Figures[]): Figures[] {
  const last = all.at(-1);
  if (!last || all.length < 2) return [...all];
  const [first, ...rest] = all.slice(0, -1);
  if (!first) return [...all];
  const moved = {
    ...first,
    planPaid: first.planPaid + last.planPaid,
    discount: first.discount + last.discount,
  };
  return [moved, ...rest, { cost: last.cost, planPaid: 0, discount: 0 }];
}

export function linesOf(wire: ClaimWire): ClaimLine[] {
  const random = randomOf(wire);
  const total = drawFigures(wire, random);
  const names = SERVICE_NAMES[wire.planType];
  const most = MOST_SERVICES[wire.planType];
  const isPartly = wire.claimStatusCode === '2';
  const parts = random.integer(isPartly ? Math.min(2, most) : 1, most);
  const [costs, paid, discounts] = [total.cost, total.planPaid, total.discount].map((amount) =>
    split(amount, parts, random),
  );
  const even = Array.from({ length: parts }, (_, at): Figures => ({
    cost: costs?.[at] ?? 0,
    planPaid: paid?.[at] ?? 0,
    discount: discounts?.[at] ?? 0,
  }));
  const start = random.integer(0, names.length - 1);
  return (isPartly ? partlyDenied(even) : even).map((figures, at) => ({
    ...figures,
    name: names[(start + at) % names.length] ?? names[0],
    isDenied: wire.claimStatusCode === '3' || (isPartly && parts > 1 && at === parts - 1),
  }));
}
