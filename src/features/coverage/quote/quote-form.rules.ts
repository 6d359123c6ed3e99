/** The contact-me form of visitors who want a quote (spec 000 §5, §7 'prospect', 'salesforce lead', 'exactTarget email'). Pure. */
import { isOldEnough } from '../../../lib/date/age.rules.ts';
import { addMonths, type IsoDate } from '../../../lib/date/date.ts';
import { EMAIL_MESSAGES, emailError, tidyEmail } from '../../../lib/fields/email.rules.ts';
import { radioError, textBoxError, tidyText } from '../../../lib/fields/field-values.rules.ts';
import { phoneError, tidyPhone } from '../../../lib/fields/phone.rules.ts';
import { parseTypedDate, type TypedDateError } from '../../../lib/date/typed-date.rules.ts';
import type { ValidationMessage } from '../../../lib/fields/validation.text.ts';
import { isSegment, readZipCode, type Segment } from '../../../lib/fields/zip-code.rules.ts';
import type { VisitorLocation } from '../../../session/storage/visitor-location.ts';
import { ageToApply, type PlansBrand } from '../plans-brand.ts';

/** In form order. `place` is the answer of the zip form, not a field of this one. */
export const QUOTE_FIELDS = [
  'place',
  'segment',
  'firstName',
  'lastName',
  'birthDate',
  'email',
  'phone',
  'consent',
] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** Values as typed; `consent` is '' until it is given. */
export type QuoteForm = Readonly<Record<Exclude<QuoteField, 'place'>, string>>;

export interface QuoteContext {
  brand: string;
  /** What the brand sells. */
  segments: readonly Segment[];
  /** Null before a zip code was found. */
  location: VisitorLocation | null;
  /** What the zip form on the same page shows: a zip code that may not have been looked up, and an open question. */
  zipForm: { typed: string; asksCounty: boolean };
  dataDomainToken: number;
  /** Of the brand record, and the state that counts without a county (spec 000 §5). */
  ages: PlansBrand['ages'];
  /** In the brand's time zone. */
  today: IsoDate;
}

type LocationProblem = 'noPlace' | 'countyOpen' | 'zipChanged' | 'elsewhere' | 'unserved';
type QuoteProblem = ValidationMessage | LocationProblem | 'tooYoung';

export interface QuoteError {
  field: QuoteField;
  problem: QuoteProblem;
}

export const CONSENT = 'yes';

const DATE_PROBLEMS = {
  missing: 'missing',
  format: 'dateFormat',
  month: 'dateMonth',
  day: 'dateDay',
} as const satisfies Record<TypedDateError, QuoteProblem>;

const PHONE_PROBLEMS = { missing: 'missing', malformed: 'phone' } as const;

/** The age that a visitor must have, by the state of the county, else the brand's. */
export const ageNeeded = ({ ages, location }: QuoteContext): number => ageToApply(ages, location);

/** States where community rating rules out prices by age. */
const NOT_RATED_BY_AGE: readonly string[] = ['NY', 'VT'];

/** @param state postal code */
export const isRatedByAge = (state: string): boolean => !NOT_RATED_BY_AGE.includes(state);

/** The zip code that the visitor sees must be the one that is sent. */
function locationProblem({ location, zipForm: { typed, asksCounty } }: QuoteContext): LocationProblem | null {
  if (!location) return asksCounty ? 'countyOpen' : 'noPlace';
  if (typed.trim() !== '' && readZipCode(typed) !== location.zipCode) return 'zipChanged';
  if (!location.isServed) return 'unserved';
  return location.isServedHere ? null : 'elsewhere';
}

function birthDateProblem(typed: string, context: QuoteContext): QuoteProblem | null {
  const { today } = context;
  const parsed = parseTypedDate(typed, today);
  if (parsed.error !== null) return DATE_PROBLEMS[parsed.error];
  if (parsed.date > today) return 'dateFuture';
  return isOldEnough(parsed.date, ageNeeded(context), today) ? null : 'tooYoung';
}

const CHECKS: Readonly<Record<QuoteField, (form: QuoteForm, context: QuoteContext) => QuoteProblem | null>> =
  {
    place: (_form, context) => locationProblem(context),
    segment: ({ segment }, { segments }) =>
      radioError(segment || null, { required: true, options: segments }),
    firstName: ({ firstName }) => textBoxError(firstName, { required: true }),
    lastName: ({ lastName }) => textBoxError(lastName, { required: true }),
    birthDate: ({ birthDate }, context) => birthDateProblem(birthDate, context),
    email({ email }, { dataDomainToken }) {
      const error = emailError(email, dataDomainToken);
      return error && EMAIL_MESSAGES[error];
    },
    phone({ phone }) {
      const error = phoneError(phone, false);
      return error && PHONE_PROBLEMS[error];
    },
    consent: ({ consent }) => (consent === CONSENT ? null : 'missing'),
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
  /** '' where the zip code has no county. */
  fipsCode: string;
  firstName: string;
  lastName: string;
  email: string;
  /** '' for none. */
  phone: string;
  effectiveDate: string;
  /** The form asks about no other person, and not about tobacco. */
  applicants: readonly { relationship: 'SELF'; dateOfBirth: IsoDate }[];
}

const FIRST_DAY = '01';

/** The first day of the next month: the earliest that coverage usually begins. */
const nextMonth = (today: IsoDate): IsoDate => addMonths(today.slice(0, 'yyyy-mm-'.length) + FIRST_DAY, 1);

/** Null if the form has errors. */
export function readQuote(form: QuoteForm, context: QuoteContext): QuoteContent | null {
  const { brand, location, today } = context;
  const { date } = parseTypedDate(form.birthDate, today);
  if (!location || date === null || !isSegment(form.segment) || quoteErrors(form, context).length > 0)
    return null;
  return {
    brand,
    segment: form.segment,
    zipCode: location.zipCode,
    fipsCode: location.county?.fips ?? '',
    firstName: tidyText(form.firstName),
    lastName: tidyText(form.lastName),
    email: tidyEmail(form.email),
    phone: tidyPhone(form.phone),
    effectiveDate: nextMonth(today),
    applicants: [{ relationship: 'SELF', dateOfBirth: date }],
  };
}
