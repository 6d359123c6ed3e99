/** The steps of a claim, and a state law's deadline to settle it (decisions/claims#the-steps-of-a-claim). Pure. */
import type { PromptPay } from '../../../../brand/states/state.schema.ts';
import { addDays, type IsoDate } from '../../../../lib/date/date.ts';
import type { Claim } from '../../claims.schema.ts';
import type { ClaimDetail, ClaimService } from '../claim-detail.schema.ts';
import { figuresOf, whyOwe } from '../why-owe/why-owe.rules.ts';

export interface Step {
  name: 'received' | 'reviewed' | 'decided' | 'paid';
  /** `unknown`: the services do not say whether and what the plan has paid. */
  state: 'done' | 'current' | 'next' | 'unknown';
  /** Date that a service gave; null if none did. */
  date: IsoDate | null;
}

/** Deadlines: the received date plus the law's number of days. */
export interface Deadline {
  /** Last day to pay, however the claim was sent. */
  date: IsoDate;
  /** Last day to pay a claim that was sent electronically; null if it is the same day. */
  electronic: IsoDate | null;
  /** Last day to deny the claim; null if the law sets none. */
  deny: IsoDate | null;
  /** Whether the last day to pay, the latest of these, is over. */
  isPast: boolean;
}

export interface Timeline {
  /** In the order in which they happen; at most one is current. A denied claim has no payment. */
  steps: Step[];
  /** Cents that the plan has paid; null unless the payment step is done. */
  planPaid: number | null;
  /** Null if settled, or if the law or the received date is unknown. */
  deadline: Deadline | null;
}

export interface TimelineFacts {
  claim: Claim;
  /** Null if it could not be loaded. */
  detail: ClaimDetail | null;
  /** Null if no single state's law applies to the brand. */
  rule: Pick<PromptPay, 'days' | 'electronicDays' | 'denyDays'> | null;
  /** Calendar date in the brand's zone. */
  today: IsoDate;
}

interface Dates {
  received: IsoDate | null;
  decided: IsoDate | null;
  paid: IsoDate | null;
}

/** Dates in order, between the day of service and today; dates that contradict each other are dropped. */
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

/** Service status texts of spec 001 §4. */
const hasText = (services: readonly ClaimService[], text: string): boolean =>
  services.some(({ statusText }) => statusText.trim().toLowerCase() === text);

type Payment = { state: 'current' | 'unknown' } | { state: 'done'; cents: number };

/** Known only if the figures explain the claim's cost (decisions/claims#explaining-what-a-member-owes) and no service is pending. */
function paymentOf(claim: Claim, services: readonly ClaimService[] | null): Payment {
  if (hasText(services ?? [], 'payment in process')) return { state: 'current' };
  const why = whyOwe(claim, figuresOf(claim, services));
  if (why.state !== 'adds-up' || hasText(services ?? [], 'pending')) return { state: 'unknown' };
  return { state: 'done', cents: why.planPaid };
}

/** Medical claims only: the laws differ for other claims. */
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

/** A state's law, unless the claim's client has a Medicare group, where federal law applies. An unknown client may have such a group. */
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

/** A step has a date only if a service gave one; nothing is estimated except the law's deadline. */
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
