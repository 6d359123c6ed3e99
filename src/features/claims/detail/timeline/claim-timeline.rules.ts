/** The steps of a claim, and a state law's deadline to settle it (decisions/claims#the-steps-of-a-claim). Pure. */
import type { PromptPay } from '../../../../brand/states/state.schema.ts';
import { addDays, type IsoDate } from '../../../../lib/date/date.ts';
import type { Claim } from '../../claims.schema.ts';
import type { ClaimDetail, ClaimService } from '../claim-detail.schema.ts';
import { figuresOf, whyOwe } from '../why-owe/why-owe.rules.ts';

export interface Step {
  name: 'received' | 'reviewed' | 'decided' | 'paid';
  /** `unknown`: the claim's status is unknown, or its figures do not tell whether, or how much, the plan has paid. */
  state: 'done' | 'current' | 'next' | 'unknown';
  /** A date of the claim or its detail; null if it is missing or contradicts another date. */
  date: IsoDate | null;
}

/** A law's deadlines: the date of receipt plus a number of days. */
export interface Deadline {
  /** Last day to pay, regardless of how the claim was sent. */
  date: IsoDate;
  /** Last day to pay a claim that was sent electronically; null if it is the same as `date`. */
  electronic: IsoDate | null;
  /** Last day to deny the claim; null if the law sets none. */
  deny: IsoDate | null;
  /** Whether `date`, the latest of these days, has passed. */
  isPast: boolean;
}

export interface Timeline {
  /** The steps in the order in which they happen. At most one is current. A denied claim has no payment step. */
  steps: Step[];
  /** What the plan has paid, in cents; null unless the payment step is done. */
  planPaid: number | null;
  /** Null if the claim is settled or not medical, or if the law or the received date is unknown. */
  deadline: Deadline | null;
}

export interface TimelineFacts {
  claim: Claim;
  /** Null if the detail failed to load. */
  detail: ClaimDetail | null;
  /** Null if no single state's law applies to the claim (see `lawOf`). */
  rule: Pick<PromptPay, 'days' | 'electronicDays' | 'denyDays'> | null;
  /** Calendar date in the brand's time zone. */
  today: IsoDate;
}

interface Dates {
  received: IsoDate | null;
  decided: IsoDate | null;
  paid: IsoDate | null;
}

/** Drops dates that contradict each other or are not between the date of service and today. */
function datesOf({ claim, detail, today }: TimelineFacts): Dates {
  const given = [
    claim.serviceDate,
    detail?.receivedDate ?? null,
    claim.finalDate,
    detail?.planPaidDate ?? null,
    today,
  ];
  const fits = (date: IsoDate, at: number): boolean =>
    given.every((other, index) => other === null || (index < at ? other <= date : date <= other));
  const [, received = null, decided = null, paid = null] = given.map((date, at) =>
    date !== null && fits(date, at) ? date : null,
  );
  return { received, decided, paid };
}

/** Whether a service has one of the status texts of spec 001 §4. */
const hasText = (services: readonly ClaimService[], text: string): boolean =>
  services.some(({ statusText }) => statusText.trim().toLowerCase() === text);

type Payment = { state: 'current' | 'unknown' } | { state: 'done'; cents: number };

/** The plan's payment; `unknown` if the figures do not explain the cost, or if a service is pending. */
function paymentOf(claim: Claim, services: readonly ClaimService[] | null): Payment {
  if (hasText(services ?? [], 'payment in process')) return { state: 'current' };
  const why = whyOwe(claim, figuresOf(claim, services));
  if (why.state !== 'adds-up' || hasText(services ?? [], 'pending')) return { state: 'unknown' };
  return { state: 'done', cents: why.planPaid };
}

/** The law's deadline for a medical claim; null for dental, vision and drug claims, to which other laws apply. */
function deadlineOf({ claim, rule, today }: TimelineFacts, received: IsoDate | null): Deadline | null {
  if (received === null || rule === null || claim.planType !== 'medical') return null;
  const after = (days: number | undefined) => (days === undefined ? null : addDays(received, days));
  const date = addDays(received, rule.days);
  return {
    date,
    electronic: after(rule.electronicDays),
    deny: after(rule.denyDays),
    isPast: date < today,
  };
}

function openTimeline(facts: TimelineFacts, { received }: Dates): Timeline {
  const steps: Step[] = [
    { name: 'received', state: 'done', date: received },
    { name: 'reviewed', state: 'current', date: null },
    { name: 'decided', state: 'next', date: null },
    { name: 'paid', state: 'next', date: null },
  ];
  return { steps, planPaid: null, deadline: deadlineOf(facts, received) };
}

const unknownTimeline = ({ received }: Dates): Timeline => ({
  steps: [
    { name: 'received', state: 'done', date: received },
    ...(['reviewed', 'decided', 'paid'] as const).map((name): Step => ({
      name,
      state: 'unknown',
      date: null,
    })),
  ],
  planPaid: null,
  deadline: null,
});

/**
 * Returns the state's law, or null if a Medicare group may cover the claim, because then federal law applies. Checks
 * the groups of the claim's client, or of all clients if that client is not in the profile.
 */
export function lawOf<Law>(
  law: Law | null,
  { clientId }: Pick<Claim, 'clientId'>,
  clients: readonly { clientId: string; groupList: readonly { medicareIndicator: boolean }[] }[],
): Law | null {
  const ofClient = clients.filter((client) => client.clientId === clientId);
  const mayBeMedicare = (ofClient.length > 0 ? ofClient : clients).some(({ groupList }) =>
    groupList.some(({ medicareIndicator }) => medicareIndicator),
  );
  return mayBeMedicare ? null : law;
}

/** The steps of a claim, with dates from the claim and its detail. The law's deadline is the only computed date. */
export function timelineOf(facts: TimelineFacts): Timeline {
  const { claim, detail } = facts;
  const dates = datesOf(facts);
  if (claim.status === 'in-process') return openTimeline(facts, dates);
  if (claim.status === 'unknown') return unknownTimeline(dates);
  const steps: Step[] = [
    { name: 'received', state: 'done', date: dates.received },
    { name: 'reviewed', state: 'done', date: null },
    { name: 'decided', state: 'done', date: dates.decided },
  ];
  if (claim.status === 'denied') return { steps, planPaid: null, deadline: null };
  const payment = paymentOf(claim, detail?.services ?? null);
  const planPaid = payment.state === 'done' ? payment.cents : null;
  const date = planPaid !== null && planPaid > 0 ? dates.paid : null;
  return { steps: [...steps, { name: 'paid', state: payment.state, date }], planPaid, deadline: null };
}
