/**
 * The three requests of a quote: prospect, lead, email (spec 000 §7). Each has a key, by which the service accepts it once;
 * a failed quote is resumed at the request that failed. Pure.
 */
import type { PayloadOf } from '../../lib/call.schema.ts';
import type { QuoteContent } from './quote-form.rules.ts';
import type { saveLead, saveProspect, sendEmail } from './shopping.schema.ts';

/** In the order in which they are sent: who asks is stored before anyone is told. */
export const QUOTE_CALLS = ['prospect', 'lead', 'email'] as const;
export type QuoteCall = (typeof QUOTE_CALLS)[number];

export interface QuoteAttempt {
  content: QuoteContent;
  /** UUIDs. */
  keys: Readonly<Record<QuoteCall, string>>;
  /** Requests that the service has confirmed. */
  confirmed: readonly QuoteCall[];
}

const isSame = (one: QuoteContent, other: QuoteContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Repeating a quote keeps its keys and what was confirmed; a changed one gets new keys. @param newKey makes a UUID */
export const toAttempt = (
  content: QuoteContent,
  last: QuoteAttempt | null,
  newKey: () => string,
): QuoteAttempt =>
  last && isSame(last.content, content)
    ? last
    : { content, keys: { prospect: newKey(), lead: newKey(), email: newKey() }, confirmed: [] };

/** The next request to send; null if all are confirmed. */
export const nextCall = ({ confirmed }: QuoteAttempt): QuoteCall | null =>
  QUOTE_CALLS.find((call) => !confirmed.includes(call)) ?? null;

export const withConfirmed = (attempt: QuoteAttempt, call: QuoteCall): QuoteAttempt => ({
  ...attempt,
  confirmed: QUOTE_CALLS.filter((one) => one === call || attempt.confirmed.includes(one)),
});

export const prospectOf = ({ content, keys }: QuoteAttempt): PayloadOf<typeof saveProspect> => {
  const { brand, zipCode, fipsCode, segment, effectiveDate, applicants, email } = content;
  return {
    requestKey: keys.prospect,
    brand,
    zipCode,
    ...(fipsCode === '' ? {} : { fipsCode }),
    segment,
    effectiveDate,
    applicants: [...applicants],
    email,
  };
};

/** @param region of the cookie LEAD_REGION (spec 000 §3); '' for none */
export const leadOf = ({ content, keys }: QuoteAttempt, region: string): PayloadOf<typeof saveLead> => {
  const { brand, firstName, lastName, email, phone, zipCode, segment } = content;
  return {
    requestKey: keys.lead,
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

/** The attributes hold no birth date and no zip code: mail is not private. */
export const emailOf = ({ content, keys }: QuoteAttempt): PayloadOf<typeof sendEmail> => ({
  requestKey: keys.email,
  brand: content.brand,
  template: 'QUOTE',
  to: content.email,
  attributes: { firstName: content.firstName },
});
