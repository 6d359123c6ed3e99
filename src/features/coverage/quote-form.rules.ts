/** The contact-me form of visitors who want a quote (spec 000 §5, §7 'prospect', 'salesforce lead', 'exactTarget email'). Pure. */
import { emailError, tidyEmail } from '../../lib/email.rules.ts';
import { radioError, selectError, textBoxError, tidyText } from '../../lib/field-values.rules.ts';
import { phoneError, tidyPhone } from '../../lib/phone.rules.ts';
import { readZipCode, SEGMENTS, isSegment, zipCodeError, type Segment } from '../../lib/zip-code.rules.ts';
import { applicantErrors, type Applicant } from './cart.rules.ts';

/** In form order. */
const QUOTE_FIELDS = [
  'segment',
  'zipCode',
  'county',
  'firstName',
  'lastName',
  'email',
  'phone',
  'consent',
] as const;
type QuoteField = (typeof QUOTE_FIELDS)[number];

/** Values as typed; `county` is a FIPS code; `consent` is '' until it is given. */
export type QuoteForm = Readonly<Record<QuoteField, string>>;

export interface QuoteContext {
  brand: string;
  /** FIPS codes of the zip code's counties. */
  counties: readonly string[];
  dataDomainToken: number;
  /** Completed years, in the visitor's state (spec 000 §5). */
  minimumAge: number;
  applicants: readonly Applicant[];
  /** In the brand's time zone. */
  today: string;
  /** First day of the coverage, `yyyy-MM-dd`. */
  effectiveDate: string;
}

type QuoteProblem = 'missing' | 'invalid' | 'email' | 'phone' | 'zipCode' | 'consent';

interface QuoteError {
  field: QuoteField;
  problem: QuoteProblem;
}

const CONSENT = 'yes';

const missingOr = (error: string | null, otherwise: QuoteProblem): QuoteProblem | null =>
  error === null ? null : error === 'missing' ? 'missing' : otherwise;

const CHECKS: Readonly<Record<QuoteField, (form: QuoteForm, context: QuoteContext) => QuoteProblem | null>> =
  {
    segment: ({ segment }) => radioError(segment || null, { required: true, options: SEGMENTS }),
    zipCode: ({ zipCode }) => missingOr(zipCodeError(zipCode), 'zipCode'),
    county: ({ county }, { counties }) => selectError(county, { required: true, options: counties }),
    firstName: ({ firstName }) => textBoxError(firstName, { required: true }),
    lastName: ({ lastName }) => textBoxError(lastName, { required: true }),
    email: ({ email }, { dataDomainToken }) => missingOr(emailError(email, dataDomainToken), 'email'),
    phone: ({ phone }) => missingOr(phoneError(phone, false), 'phone'),
    consent: ({ consent }) => (consent === CONSENT ? null : 'consent'),
  };

/** The errors of the form, in form order. */
export const quoteErrors = (form: QuoteForm, context: QuoteContext): QuoteError[] =>
  QUOTE_FIELDS.flatMap((field) => {
    const problem = CHECKS[field](form, context);
    return problem ? [{ field, problem }] : [];
  });

/** What a visitor asks for, without the keys of its requests. */
export interface QuoteContent {
  brand: string;
  segment: Segment;
  zipCode: string;
  fipsCode: string;
  firstName: string;
  lastName: string;
  email: string;
  /** '' for none. */
  phone: string;
  effectiveDate: string;
  applicants: readonly Applicant[];
}

/** Null if the form or its applicants have errors. */
export function readQuote(form: QuoteForm, context: QuoteContext): QuoteContent | null {
  const { brand, applicants, effectiveDate } = context;
  const zipCode = readZipCode(form.zipCode);
  if (zipCode === null || !isSegment(form.segment) || quoteErrors(form, context).length > 0) return null;
  if (applicantErrors(applicants, context).length > 0) return null;
  return {
    brand,
    segment: form.segment,
    zipCode,
    fipsCode: form.county,
    firstName: tidyText(form.firstName),
    lastName: tidyText(form.lastName),
    email: tidyEmail(form.email),
    phone: tidyPhone(form.phone),
    effectiveDate,
    applicants,
  };
}
