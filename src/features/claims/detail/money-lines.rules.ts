/** Lines of a claim's money table (spec 001 §2 'Claim details'). Pure. */
import type { Claim } from '../claims.schema.ts';
import { leftForProvider } from '../../../profile/payments/left-to-pay.rules.ts';
import { SHARES, type Account, type Figures, type ShareName } from './why-owe/why-owe.rules.ts';

/** Parts of the bar, which add up to the provider's charge. */
type BarPart = 'discount' | 'planPaid' | 'cost';

export interface MoneyLine {
  name:
    | 'charge'
    | 'discountedRate'
    | 'discount'
    | 'planPaid'
    | 'cost'
    | `share.${ShareName}`
    | 'paid'
    | 'paidToYou'
    | 'left';
  cents: number | null;
  isLess?: true;
  part?: BarPart;
}

const less = (from: number | null, what: number | null): number | null =>
  from === null || what === null ? null : from - what;

/** Lines for payments from spending accounts. A payment to the member does not lower what the provider is owed. */
function paidLines(claim: Claim): MoneyLine[] {
  const { paid, payee } = claim;
  if (paid === 0) return [];
  if (payee === 'member') return [{ name: 'paidToYou', cents: paid }];
  return [
    { name: 'paid', cents: paid, isLess: true },
    { name: 'left', cents: leftForProvider(claim) },
  ];
}

/** A drug claim has four lines (spec 001 §2). Other claims show the discount and the shares of the cost. */
export function moneyLines(claim: Claim, figures: Figures): MoneyLine[] {
  const charge: MoneyLine = { name: 'charge', cents: figures.charge };
  const planPaid: MoneyLine = { name: 'planPaid', cents: figures.planPaid, isLess: true, part: 'planPaid' };
  const cost: MoneyLine = { name: 'cost', cents: claim.memberCost, part: 'cost' };
  if (claim.planType === 'drug')
    return [charge, { name: 'discountedRate', cents: figures.allowed }, planPaid, cost, ...paidLines(claim)];
  const discount = less(figures.charge, figures.allowed);
  const shares = SHARES.map((name): MoneyLine => ({ name: `share.${name}`, cents: figures[name] }));
  const parted = claim.memberCost === null ? [] : shares.filter(({ cents }) => cents !== null && cents !== 0);
  return [
    charge,
    { name: 'discount', cents: discount, isLess: true, part: 'discount' },
    planPaid,
    cost,
    ...parted,
    ...paidLines(claim),
  ];
}

/** A piece of the bar, in thousandths of the bar's width. */
interface BarPiece {
  part: BarPart;
  from: number;
  width: number;
}

const BAR_WIDTH = 1000;

/** @param ofRate true for drug claims: the whole bar is then the discounted rate, and has no piece for the discount */
export function barPieces({ charge, discount, planPaid, cost }: Account, ofRate: boolean): BarPiece[] {
  const whole = ofRate ? charge - discount : charge;
  if (whole === 0) return [];
  const cents = { discount: ofRate ? 0 : discount, planPaid, cost };
  let reached = 0;
  const pieces = (['discount', 'planPaid', 'cost'] as const).map((part): BarPiece => {
    const from = Math.round((reached * BAR_WIDTH) / whole);
    reached += cents[part];
    return { part, from, width: Math.round((reached * BAR_WIDTH) / whole) - from };
  });
  return pieces.filter(({ width }) => width > 0);
}
