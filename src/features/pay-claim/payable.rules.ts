/** Which claims can be paid here, and what is kept of one (spec 001 §2 'Pay claim'; docs/decisions/057). Money is whole cents. Pure. */
import type { IsoDate } from '../../lib/date.ts';
import type { Paying } from './pay-claim-state.schema.ts';

/** What paying needs of a claim; the claims list's own claim has it all. */
export interface PayableClaim {
  number: string;
  clientId: string;
  groupNumber: string;
  /** '' where the service has no name. */
  provider: string;
  serviceDate: IsoDate;
  /** Cents; null while in process. */
  memberCost: number | null;
  /** Cents of it that were paid before. */
  paid: number;
  paymentInfo: string;
  patient: { firstName: string; lastName: string };
  /** The service shows its pay button. */
  payable: boolean;
  /** Who receives a payment; null where the service does not say. */
  payee: Paying['claim']['payee'];
}

/** The window of the list that a payment starts from, both ends included. */
export interface PayRange {
  from: IsoDate;
  to: IsoDate;
}

/** Beside this there is no pay button: the provider sends a bill (spec 001 §2). */
const BILLED = 'You may get a bill';

/**
 * Why the portal offers no payment of a claim, whatever the service says of its button: `unnamed` where the provider is not
 * known, `billed` where the member may get a bill. Null where nothing prevents it.
 */
export function payBarrier({
  provider,
  paymentInfo,
}: Pick<PayableClaim, 'provider' | 'paymentInfo'>): 'unnamed' | 'billed' | null {
  if (provider.trim() === '') return 'unnamed';
  return paymentInfo === BILLED ? 'billed' : null;
}

/**
 * What is kept when the pay button is pressed; null for a claim of which nothing can be paid.
 * @param figuresSay cents to which the claim's figures come, where that is not its cost
 */
export function payingOf(
  claim: PayableClaim,
  { from, to }: PayRange,
  figuresSay: number | null = null,
): Paying | null {
  const { memberCost, paid, patient } = claim;
  if (!claim.payable || memberCost === null || memberCost <= paid) return null;
  return {
    claim: {
      number: claim.number,
      clientId: claim.clientId,
      groupNumber: claim.groupNumber,
      provider: claim.provider,
      patient: `${patient.firstName} ${patient.lastName}`,
      serviceDate: claim.serviceDate,
      cost: memberCost,
      paid,
      payee: claim.payee,
      figuresSay,
    },
    range: { from, to },
    amount: null,
    paid: null,
  };
}
