/** Which claims can be paid here, and the state that a payment starts with (spec 001 §2 'Pay claim'; decisions/claims#who-may-pay-a-claim). Money is whole cents. Pure. */
import type { DateSpan, IsoDate } from '../../lib/date/date.ts';
import type { Paying } from './pay-claim-state.schema.ts';

export interface PayableClaim {
  number: string;
  clientId: string;
  groupNumber: string;
  /** '' if the service has no name. */
  provider: string;
  serviceDate: IsoDate;
  planType: string;
  /** Cents; null while in process. */
  memberCost: number | null;
  /** Earlier payments, cents. */
  paid: number;
  paymentInfo: string;
  patient: { firstName: string; lastName: string };
  /** The service shows its pay button. */
  payable: boolean;
  payee: Paying['claim']['payee'];
}

/** The provider sends a bill, so there is no pay button (spec 001 §2). */
const BILLED = 'You may get a bill';

/** Even if the service shows its button: `unnamed`, the provider is unknown; `billed`, a bill may come. */
export function payBarrier({
  provider,
  paymentInfo,
}: Pick<PayableClaim, 'provider' | 'paymentInfo'>): 'unnamed' | 'billed' | null {
  if (provider.trim() === '') return 'unnamed';
  return paymentInfo === BILLED ? 'billed' : null;
}

/** Null if nothing can be paid. @param figuresSay the cost by the cost breakdown, if it differs; cents */
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
