/**
 * The three requests of a quote: prospect, lead, email (spec 000 §7). Each has a key, and the service accepts a key
 * only once. A request with an unchanged payload keeps its key, and is not sent again once confirmed. Pure.
 */
import type { PayloadOf } from '../../../lib/http/call.schema.ts';
import type { QuoteContent } from './quote-form.rules.ts';
import type { saveLead, saveProspect, sendEmail } from '../shopping.schema.ts';

/** The calls in the order of sending: the person is stored before anyone is notified. */
export const QUOTE_CALLS = ['prospect', 'lead', 'email'] as const;
export type QuoteCall = (typeof QUOTE_CALLS)[number];

/** A payload without its request key. */
type Body<Call extends typeof saveProspect | typeof saveLead | typeof sendEmail> = Omit<
  PayloadOf<Call>,
  'requestKey'
>;

const prospectOf = (content: QuoteContent): Body<typeof saveProspect> => {
  const { brand, zipCode, fipsCode, segment, effectiveDate, applicants, email } = content;
  return {
    brand,
    zipCode,
    ...(fipsCode === '' ? {} : { fipsCode }),
    segment,
    effectiveDate,
    applicants: [...applicants],
    email,
  };
};

const leadOf = (content: QuoteContent, region: string): Body<typeof saveLead> => {
  const { brand, firstName, lastName, email, phone, zipCode, segment } = content;
  return {
    brand,
    firstName,
    lastName,
    email,
    zipCode,
    interest: segment,
    ...(phone === '' ? {} : { phone }),
    ...(region === '' ? {} : { region }),
  };
};

/** The email's payload. Its attributes contain no birth date or zip code, because email is not private. */
const emailOf = ({ brand, email, firstName }: QuoteContent): Body<typeof sendEmail> => ({
  brand,
  template: 'QUOTE',
  to: email,
  attributes: { firstName },
});

/** @param region value of the cookie LEAD_REGION (spec 000 §3); '' if it is missing */
export const quoteBodies = (content: QuoteContent, region: string) => ({
  prospect: prospectOf(content),
  lead: leadOf(content, region),
  email: emailOf(content),
});
export type QuoteBodies = ReturnType<typeof quoteBodies>;

/** A request that this tab has made. */
export interface MadeRequest {
  call: QuoteCall;
  /** A digest of the request's body. */
  print: string;
  /** The request key, a UUID. */
  key: string;
  isConfirmed: boolean;
}

export type QuoteAttempt = Readonly<Record<QuoteCall, MadeRequest>>;

/** Prepares the requests. @param made the earlier requests of this tab @param newKey creates a UUID */
export function toAttempt(
  prints: Readonly<Record<QuoteCall, string>>,
  made: readonly MadeRequest[],
  newKey: () => string,
): QuoteAttempt {
  const requestOf = (call: QuoteCall): MadeRequest => {
    const print = prints[call];
    const before = made.find((request) => request.call === call && request.print === print);
    return before ?? { call, print, key: newKey(), isConfirmed: false };
  };
  return { prospect: requestOf('prospect'), lead: requestOf('lead'), email: requestOf('email') };
}

/** The next request to send; null if all are confirmed. */
export const nextCall = (attempt: QuoteAttempt): QuoteCall | null =>
  QUOTE_CALLS.find((call) => !attempt[call].isConfirmed) ?? null;

export const withConfirmed = (attempt: QuoteAttempt, call: QuoteCall): QuoteAttempt => ({
  ...attempt,
  [call]: { ...attempt[call], isConfirmed: true },
});

/** Adds the attempt's requests to those of this tab. They replace requests with the same key. */
export const withMade = (made: readonly MadeRequest[], attempt: QuoteAttempt): MadeRequest[] => {
  const now = QUOTE_CALLS.map((call) => attempt[call]);
  return [...made.filter(({ key }) => now.every((request) => request.key !== key)), ...now];
};
