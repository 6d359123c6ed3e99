/** Splits claim costs between plan and member, and counts them toward limits: settled claims first, oldest first. */
import type { ClaimWire } from '../../../src/features/claims/claims.schema.ts';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { Family, Product } from '../../people/family.ts';
import { OUT_OF_NETWORK, TRADES } from '../data/providers.ts';
import { createRandom } from '../data/random.ts';
import { accumulationBegin, accumulationEnd, coversDate, productsOf } from '../member/plan-periods.ts';
import { openBenefitYear, type BenefitYear } from '../plan-progress/benefit-year.ts';
import { carriedOver } from '../plan-progress/carried-over.ts';
import { limitsOf, VISIT, type BenefitCode, type NetworkCode } from '../plan-progress/limits.ts';
import { centsOf, linesOf, type ClaimLine } from './claim-lines.ts';

/** The parts of a line's cost, in cents. They add up to the cost. */
export interface Shares {
  readonly deductible: number;
  readonly copay: number;
  readonly coinsurance: number;
  readonly notCovered: number;
}

/** The amount that a line counts toward one limit of the line's network. */
interface Counted {
  readonly type: BenefitCode;
  /** The amount in cents; for visits, the number of visits times 100. */
  readonly amount: number;
  /** Whether the claim is in process, so that the amount is expected but not counted yet. */
  readonly isPending: boolean;
}

export interface CountedLine extends ClaimLine {
  readonly network: NetworkCode;
  readonly shares: Shares;
  readonly counted: readonly Counted[];
}

/** A claim with the fields that the summary call filters by. */
export interface DrawnClaim {
  readonly pin: string;
  readonly serviceDate: IsoDate;
  readonly wire: ClaimWire;
}

/** A claim with its lines, which are counted toward the plan's limits. The cost in `wire` is the sum of the lines' costs. */
export interface ClaimRecord extends DrawnClaim {
  readonly lines: readonly CountedLine[];
}

/** The network of a claim, which is the same for all its lines. */
export const networkOf = ({ wire }: DrawnClaim, family: Family): NetworkCode =>
  family.noProgress || OUT_OF_NETWORK.includes(wire.providerName ?? '') ? 'OON' : 'INN';

const NOTHING: Shares = { deductible: 0, copay: 0, coinsurance: 0, notCovered: 0 };

/** The highest copay, in cents, except for drugs. A higher cost is not a copay; it goes toward the deductible first. */
const HIGHEST_COPAY = 4000;

/** The range, in cents, of the expected member cost for one line of a claim in process. */
const EXPECTED = [1500, 9000] as const;

function sharesOf(
  cost: number,
  planType: string,
  network: NetworkCode,
  year: BenefitYear | undefined,
  pin: string,
): Shares {
  const isCopay = planType === 'drug' || (cost <= HIGHEST_COPAY && network === 'INN');
  const hasDeductible = !isCopay && year?.counts('DED', network);
  const deductible = hasDeductible ? Math.min(cost, year?.left('DED', network, pin) ?? 0) : 0;
  const rest = cost - deductible;
  return {
    deductible,
    copay: isCopay ? rest : 0,
    coinsurance: isCopay ? 0 : rest,
    notCovered: 0,
  };
}

function countLine(
  line: ClaimLine,
  { wire, pin }: DrawnClaim,
  at: number,
  year: BenefitYear | undefined,
  network: NetworkCode,
): CountedLine {
  const isPending = centsOf(wire) === null;
  if (line.isDenied) return { ...line, network, shares: { ...NOTHING, notCovered: line.cost }, counted: [] };
  const expected = isPending ? createRandom(`expected ${wire.claimNumber} ${at}`).integer(...EXPECTED) : 0;
  const drawn = isPending ? expected : line.cost;
  // `drawn` is the member's cost before limits. The plan pays what exceeds the out-of-pocket maximum.
  const cost = Math.min(drawn, year?.left('OPM', network, pin) ?? Infinity);
  const shares = sharesOf(cost, wire.planType, network, year, pin);
  // The plan does not pay any part of the cost that counts toward the deductible.
  const planShare = drawn === 0 ? 1 : 1 - shares.deductible / drawn;
  const planPaid = Math.round(line.planPaid * planShare) + (isPending ? 0 : drawn - cost);
  const { benefit } = line.name;
  const extra = { VST: Math.min(VISIT, year?.left('VST', network, pin) ?? 0), BKP: planPaid };
  const amounts: [BenefitCode, number][] = [
    ['DED', shares.deductible],
    ['OPM', shares.deductible + shares.copay + shares.coinsurance],
    ...(benefit && !isPending ? [[benefit, extra[benefit]] as [BenefitCode, number]] : []),
  ];
  const counted = amounts
    .filter(([type, amount]) => amount > 0 && year?.counts(type, network))
    .map(([type, amount]) => ({ type, amount, isPending }));
  for (const { type, amount } of counted) year?.use(type, network, pin, amount);
  if (isPending) return { ...line, network, shares: NOTHING, counted };
  return { ...line, cost, planPaid, network, shares, counted };
}

/**
 * Returns a function that finds a claim's accumulation year. Claims for the same product in the same accumulation
 * year share one `BenefitYear`, so that their amounts add up.
 */
function benefitYears(family: Family, day: IsoDate) {
  const pins = family.members.map(({ pin }) => pin);
  const years = new Map<string, BenefitYear>();
  const held = productsOf(family).filter(({ product }) => !product.typeY);
  const productOf = ({ wire, serviceDate }: DrawnClaim): Product | undefined =>
    held.find(
      ({ group, product }) =>
        group.number === wire.groupNumber &&
        product.line === TRADES[wire.planType].line &&
        coversDate(product, serviceDate, day),
    )?.product;
  return (claim: DrawnClaim): BenefitYear | undefined => {
    const product = productOf(claim);
    if (!product) return undefined;
    const begin = accumulationBegin(product, claim.serviceDate);
    const key = `${claim.wire.groupNumber} ${product.number} ${begin}`;
    const cached = years.get(key);
    if (cached) return cached;
    const range = [begin, accumulationEnd(begin)] as const;
    const opened = openBenefitYear(limitsOf(family, product), pins, (limit, pin) =>
      carriedOver(family, product, limit, pin, range, day),
    );
    years.set(key, opened);
    return opened;
  };
}

type Lines = ReadonlyMap<DrawnClaim, readonly CountedLine[]>;

/** Counts settled claims first, oldest first, and then claims in process, whose amounts are only expected. */
function countLines(family: Family, newestFirst: readonly DrawnClaim[], day: IsoDate): Lines {
  const yearOf = benefitYears(family, day);
  const lines = new Map<DrawnClaim, readonly CountedLine[]>();
  const isInProcess = ({ wire }: DrawnClaim): boolean => centsOf(wire) === null;
  const oldestFirst = newestFirst.toReversed();
  const settled = oldestFirst.filter((claim) => !isInProcess(claim));
  for (const claim of [...settled, ...oldestFirst.filter(isInProcess)]) {
    const year = yearOf(claim);
    const network = networkOf(claim, family);
    lines.set(
      claim,
      linesOf(claim.wire).map((line, at) => countLine(line, claim, at, year, network)),
    );
  }
  return lines;
}

const sumOf = (lines: readonly CountedLine[], amount: 'cost' | 'planPaid'): number =>
  lines.reduce((sum, line) => sum + line[amount], 0);

/** Replaces a settled claim's amounts with the sums of its lines, in dollars. */
function settledWire(wire: ClaimWire, lines: readonly CountedLine[]): ClaimWire {
  if (centsOf(wire) === null) return wire;
  const cost = sumOf(lines, 'cost');
  return {
    ...wire,
    yourCost: cost / 100,
    planPaidAmount: sumOf(lines, 'planPaid') / 100,
    paymentInfo: cost === 0 ? '' : (wire.paymentInfo ?? ''),
  };
}

/** Adds to each claim its lines, with the amounts that count toward the plan's limits. @param claims newest first */
export function countClaims(family: Family, claims: readonly DrawnClaim[], day: IsoDate): ClaimRecord[] {
  const counted = countLines(family, claims, day);
  return claims.map((claim) => {
    const lines = counted.get(claim) ?? [];
    return { ...claim, wire: settledWire(claim.wire, lines), lines };
  });
}
