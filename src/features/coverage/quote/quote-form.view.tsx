/** The contact-me form. Its fields are uncontrolled, so that hydration and failures keep the typed values. */
import { useEffect } from 'react';
import { MAX_EMAIL_LENGTH } from '../../../lib/fields/email.rules.ts';
import { safeHref } from '../../../lib/navigation/navigation.ts';
import { stateName } from '../../../lib/text/state-names.text.ts';
import { isValidationMessage, t as validation } from '../../../lib/fields/validation.text.ts';
import { LOCATION_KEY } from '../../../session/storage/visitor-location.ts';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { SendFailed, SubmitButton } from '../../../ui/form/form-foot.view.tsx';
import { leaveFilledControls, useFieldLeave } from '../../../ui/form/left-fields.ts';
import { useForm, valuesOf } from '../../../ui/form/use-form.ts';
import { FORM_KEY, persistForm, SENT_KEY } from './persisted-quote.ts';
import type { QuoteBrand } from './quote-brand.ts';
import { ConsentField, fieldId, PersonFields, LocationLine, SegmentField } from './quote-fields.view.tsx';
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
import { COUNTY_FIELD, ZIP_FIELD, shownZipForm } from './zip-form-on-page.ts';

interface QuoteFormProps {
  brand: QuoteBrand;
  context(): QuoteContext;
  location: QuoteContext['location'];
  /** Whether the visitor has sent a request and is writing another. If so, the form takes the focus. */
  again: boolean;
  /** Called with a valid form. @throws ServiceError */
  onSubmit(form: QuoteForm): Promise<void>;
}

const readForm = valuesOf(['segment', 'firstName', 'lastName', 'birthDate', 'email', 'phone', 'consent']);

function errorText({ problem }: QuoteError, context: QuoteContext, phone: string): string {
  if (isValidationMessage(problem)) return validation(problem, { most: MAX_EMAIL_LENGTH });
  const state = stateName(context.location?.county?.state ?? context.ages.brandState);
  return t(problem, { age: ageNeeded(context), state, phone });
}

/** The id of the control that an error in the summary links to. */
function idOf(field: QuoteField): string {
  if (field !== 'place') return fieldId(field);
  return shownZipForm().asksCounty ? COUNTY_FIELD : ZIP_FIELD;
}

export function QuoteFormView({ brand, context, location, again, onSubmit }: QuoteFormProps) {
  const form = useForm({
    hasSummary: true,
    idOf,
    // Two fields have a separate name for the error summary: `place` is in another <form>, and the label of `consent` is a
    // whole sentence.
    labelOf: (field) => t(field === 'place' || field === 'consent' ? `${field}Field` : field),
    textOf: (error: QuoteError) => errorText(error, context(), brand.phone),
    read: readForm,
    check: (typed) => quoteErrors(typed, context()),
    async send(typed) {
      await onSubmit(typed);
    },
    onValues: persistForm,
    onReady: leaveFilledControls,
  });
  const { ref } = form.props;
  useEffect(() => {
    if (again) ref.current?.querySelector('input')?.focus();
  }, [again, ref]);
  const leave = useFieldLeave((name) => {
    const left = QUOTE_FIELDS.find((field) => field === name);
    if (!left || !ref.current) return;
    const errors = quoteErrors(readForm(ref.current), context());
    form.showBeside(
      [left],
      errors.filter(({ field }) => field === left),
    );
  });
  return (
    <form
      className="quote-form"
      method="post"
      action={safeHref('/find-your-plan/') ?? undefined}
      data-kept={FORM_KEY}
      data-stored={`${SENT_KEY} ${LOCATION_KEY}`}
      {...form.props}
    >
      <ErrorSummary errors={form.errors} />
      <LocationLine location={location} error={form.errorOf('place')} />
      <SegmentField
        segments={brand.segments}
        error={form.errorOf('segment')}
        chosen={location?.segment ?? null}
        onLeave={leave}
      />
      <PersonFields
        frameOf={form.field}
        isRatedByAge={
          brand.segments.includes('U65') && isRatedByAge(location?.county?.state ?? brand.ages.brandState)
        }
        phonePlaceholder={brand.phonePlaceholder}
        onLeave={leave}
      />
      <ConsentField error={form.errorOf('consent')} brand={brand.name} onLeave={leave} />
      <SendFailed form={form} text={t('failed')} />
      <SubmitButton form={form} words={{ submit: t('send'), busy: t('busy') }} />
    </form>
  );
}
