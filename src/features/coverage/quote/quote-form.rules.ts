/** The contact-me form of visitors (spec 000 §5, §7 'prospect', 'salesforce lead', 'exactTarget email'). Pure. */
import { isOldEnough } from '../../../lib/date/age.rules.ts';
import { addMonths, type IsoDate } from '../../../lib/date/date.ts';
import { EMAIL_MESSAGES, emailError, tidyEmail } from '../../../lib/fields/email.rules.ts';
import { selectError, textBoxError, tidyText } from '../../../lib/fields/field-values.rules.ts';
import { phoneError, tidyPhone } from '../../../lib/fields/phone.rules.ts';
import { parseTypedDate, type TypedDateError } from '../../../lib/date/typed-date.rules.ts';
import type { ValidationMessage } from '../../../lib/fields/validation.text.ts';
import { isSegment, readZipCode, type Segment } from '../../../lib/fields/zip-code.rules.ts';
import type { VisitorLocation } from '../../../session/storage/visitor-location.ts';
import { ageToApply, type PlansBrand } from '../plans-brand.ts';

/** The fields, in form order. `place` is the location from the zip form, not a field of this form. */
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

/** Values as typed; `consent` is '' until the box is checked. */
export type QuoteForm = Readonly<Record<Exclude<QuoteField, 'place'>, string>>;

export interface QuoteContext {
  brand: string;
  segments: readonly Segment[];
  location: VisitorLocation | null;
  /** What the zip form on the same page shows: its typed zip code, and whether it asks for a county. */
  zipForm: { typed: string; asksCounty: boolean };
  dataDomainToken: number;
  /**
   * Minimum ages by state, and the brand's state, both from the brand record. The brand's state applies if the
   * visitor's county is unknown (spec 000 §5).
   */
  ages: PlansBrand['ages'];
  /** Today in the brand's time zone. */
  today: IsoDate;
}

type LocationProblem = 'noPlace' | 'zipUnread' | 'countyOpen' | 'zipChanged' | 'elsewhere' | 'unserved';
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

/** A visitor's minimum age in years: that of the county's state, or else of the brand's state. */
export const ageNeeded = ({ ages, location }: QuoteContext): number => ageToApply(ages, location);

/** States where community rating forbids prices by age. */
const NOT_RATED_BY_AGE: readonly string[] = ['NY', 'VT'];

/** Whether prices may depend on age. @param state two-letter state code, such as NY */
export const isRatedByAge = (state: string): boolean => !NOT_RATED_BY_AGE.includes(state);

/** `zipUnread`: the typed zip code was not looked up. `zipChanged`: the zip form shows another zip code than the one that would be sent. */
function locationProblem({ location, zipForm: { typed, asksCounty } }: QuoteContext): LocationProblem | null {
  if (!location && asksCounty) return 'countyOpen';
  if (!location) return typed.trim() === '' ? 'noPlace' : 'zipUnread';
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
    segment: ({ segment }, { segments }) => selectError(segment, { required: true, options: segments }),
    firstName: ({ firstName }) => textBoxError(firstName, { required: true }),
    lastName: ({ lastName }) => textBoxError(lastName, { required: true }),
    birthDate: ({ birthDate }, context) => birthDateProblem(birthDate, context),
    email({ email }, { dataDomainToken }) {
      const error = emailError(email, dataDomainToken);
      return error && EMAIL_MESSAGES[error];
    },
    phone: ({ phone }) => phoneError(phone, false),
    consent: ({ consent }) => (consent === CONSENT ? null : 'missing'),
  };

export const quoteErrors = (form: QuoteForm, context: QuoteContext): QuoteError[] =>
  QUOTE_FIELDS.flatMap((field) => {
    const problem = CHECKS[field](form, context);
    return problem ? [{ field, problem }] : [];
  });

/** The content of a quote, without the keys of its requests. */
export interface QuoteContent {
  brand: string;
  segment: Segment;
  zipCode: string;
  /** '' if the zip code has no county. */
  fipsCode: string;
  firstName: string;
  lastName: string;
  email: string;
  /** '' if there is no phone. */
  phone: string;
  effectiveDate: string;
  /** Only the visitor, and no field for tobacco use: the form asks about neither other people nor tobacco. */
  applicants: readonly { relationship: 'SELF'; dateOfBirth: IsoDate }[];
}

const FIRST_DAY = '01';

/** The first day of the next month, which is usually the earliest start of coverage. */
const nextMonth = (today: IsoDate): IsoDate => addMonths(today.slice(0, 'yyyy-mm-'.length) + FIRST_DAY, 1);

/** Reads the form; null if it has errors. */
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
