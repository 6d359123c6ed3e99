/** Which claims can be paid here, and the state that a payment starts with (spec 001 §2 'Pay claim'; decisions/claims#who-may-pay-a-claim). Money is whole cents. Pure. */
import type { DateSpan, IsoDate } from '../../lib/date/date.ts';
import type { Paying } from './pay-claim-state.schema.ts';

export interface PayableClaim {
  number: string;
  clientId: string;
  groupNumber: string;
  /** '' if the service returns no name. */
  provider: string;
  serviceDate: IsoDate;
  planType: string;
  /** In cents; null while the claim is in process. */
  memberCost: number | null;
  /** Sum of earlier payments, in cents. */
  paid: number;
  paymentInfo: string;
  patient: { firstName: string; lastName: string };
  /** Whether the service allows a pay button for this claim. */
  payable: boolean;
  payee: Paying['claim']['payee'];
}

/** The service's text for a claim that the provider may bill. Such a claim gets no pay button (spec 001 §2). */
const BILLED = 'You may get a bill';

/** Why a claim cannot be paid here. `unnamed`: the provider is unknown. `billed`: the provider might send a bill. */
export function payBarrier({
  provider,
  paymentInfo,
}: Pick<PayableClaim, 'provider' | 'paymentInfo'>): 'unnamed' | 'billed' | null {
  if (provider.trim() === '') return 'unnamed';
  return paymentInfo === BILLED ? 'billed' : null;
}

/**
 * The initial state of a payment; null if nothing can be paid. @param figuresSay the cost in cents according to the
 * cost breakdown, if it differs from `claim.memberCost`
 */
export function payingOf(
  claim: PayableClaim,
  { from, to }: DateSpan,
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
      planType: claim.planType,
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
