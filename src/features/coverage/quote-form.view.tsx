/** The contact-me form. Its fields are uncontrolled, so that what was typed stays before hydration and after a failure. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../lib/remote/failure.ts';
import { MAX_EMAIL_LENGTH } from '../../lib/fields/email.rules.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { stateName } from '../../lib/text/state-names.text.ts';
import { typedText } from '../../lib/text/typed-text.ts';
import { isValidationMessage, t as validation } from '../../lib/fields/validation.text.ts';
import { PLACE_KEY } from '../../session/storage/visitor-place.ts';
import { ErrorSummary, type SummaryError } from '../../ui/form/error-summary.tsx';
import { sendHeldSubmit } from '../../ui/form/held-submit.ts';
import { leaveFilledControls, useFieldLeave } from '../../ui/form/left-fields.ts';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import { FORM_KEY, keepForm, SENT_KEY } from './kept-quote.ts';
import type { QuoteBrand } from './quote-brand.ts';
import { ConsentField, fieldId, PersonFields, PlaceLine, SegmentField } from './quote-fields.view.tsx';
import {
  ageNeeded,
  isRatedByAge,
  QUOTE_FIELDS,
  quoteErrors,
  type QuoteContext,
  type QuoteError,
  type QuoteField,
  type QuoteForm,
} from './quote-form.rules.ts';
import { t } from './quote.text.ts';
import { COUNTY_FIELD, ZIP_FIELD } from './zip-form-on-page.ts';

interface QuoteFormProps {
  brand: QuoteBrand;
  context(): QuoteContext;
  place: QuoteContext['place'];
  /** After another request: takes focus. */
  again: boolean;
  busy: boolean;
  failure: Failure | null;
  /** Called with a valid form. */
  onSubmit(form: QuoteForm): void;
}

function readForm(form: HTMLFormElement): QuoteForm {
  const data = new FormData(form);
  const typed = (field: QuoteField): string => typedText(data, field);
  return {
    segment: typed('segment'),
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    birthDate: typed('birthDate'),
    email: typed('email'),
    phone: typed('phone'),
    consent: typed('consent'),
  };
}

function errorText({ problem }: QuoteError, context: QuoteContext, phone: string): string {
  if (isValidationMessage(problem)) return validation(problem, { most: MAX_EMAIL_LENGTH });
  const state = stateName(context.place?.county?.state ?? context.ages.brandState);
  return t(problem, { age: ageNeeded(context), state, phone });
}

interface ShownError {
  field: QuoteField;
  text: string;
  /** Of the control that the summary leads to. */
  id: string;
}

const toShown = (error: QuoteError, text: string): ShownError => {
  const { field, problem } = error;
  if (field !== 'place') return { field, text, id: fieldId(field) };
  return { field, text, id: problem === 'countyOpen' ? COUNTY_FIELD : ZIP_FIELD };
};

/** The labels of two fields are a sentence, or on another form. */
const summaryName = (field: QuoteField) =>
  field === 'place' || field === 'consent' ? (`${field}Field` as const) : field;

const toSummary = ({ id, field, text }: ShownError): SummaryError => ({
  id,
  field: t(summaryName(field)),
  text,
});

export function QuoteFormView({ brand, context, place, again, busy, failure, onSubmit }: QuoteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [beside, setBeside] = useState<Partial<Record<QuoteField, string>>>({});
  // A new list moves focus, so it stays the same until the form is submitted again.
  const [summary, setSummary] = useState<readonly SummaryError[]>([]);
  const errorOf = (field: QuoteField): string | null => beside[field] ?? null;

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    keepForm(readForm(element)); // typed before hydration
    if (!sendHeldSubmit(element)) leaveFilledControls(element);
  }, []);

  useEffect(() => {
    if (again) form.current?.querySelector('input')?.focus();
  }, [again]);

  const check = (typed: QuoteForm, fields: readonly QuoteField[]) => {
    const now = context();
    return quoteErrors(typed, now)
      .filter(({ field }) => fields.includes(field))
      .map((error) => toShown(error, errorText(error, now, brand.phone)));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = readForm(event.currentTarget);
    const found = check(typed, QUOTE_FIELDS);
    setBeside(Object.fromEntries(found.map(({ field, text }) => [field, text])));
    setSummary(found.map(toSummary));
    if (found.length === 0) onSubmit(typed);
  };
  const leave = useFieldLeave((name) => {
    const field = QUOTE_FIELDS.find((one) => one === name);
    if (!field || !form.current) return;
    const [error] = check(readForm(form.current), [field]);
    setBeside(({ [field]: _before, ...others }) => (error ? { ...others, [field]: error.text } : others));
  });
  const keep = (event: FormEvent<HTMLFormElement>): void => keepForm(readForm(event.currentTarget));

  return (
    <form
      ref={form}
      className="quote-form"
      method="post"
      action={safeHref('/find-your-plan/') ?? undefined}
      data-kept={FORM_KEY}
      data-stored={`${SENT_KEY} ${PLACE_KEY}`}
      noValidate
      onSubmit={submit}
      onInput={keep}
    >
      <ErrorSummary errors={summary} />
      <PlaceLine place={place} error={errorOf('place')} />
      <SegmentField
        segments={brand.segments}
        error={errorOf('segment')}
        chosen={place?.segment ?? null}
        onLeave={leave}
      />
      <PersonFields
        errorOf={errorOf}
        isRatedByAge={isRatedByAge(place?.county?.state ?? brand.ages.brandState)}
        phonePlaceholder={brand.phonePlaceholder}
        onLeave={leave}
      />
      <ConsentField error={errorOf('consent')} brand={brand.name} onLeave={leave} />
      {failure ? (
        <FailedNote
          text={t('failed')}
          reference={failure.reference}
          onRetry={() => form.current?.requestSubmit()}
        />
      ) : null}
      <button type="submit" className="button primary" aria-disabled={busy}>
        {t(busy ? 'busy' : 'send')}
      </button>
    </form>
  );
}
