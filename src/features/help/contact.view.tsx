/** The contact form. Its fields are uncontrolled, so that what was typed stays before hydration and after a failure. */
import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { isValidationMessage, t as validation } from '../../lib/fields/validation.text.ts';
import { typedText } from '../../lib/text/typed-text.ts';
import { dataDomainToken } from '../../session/storage/session-cookies.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { controlProps, Field, FieldError } from '../../ui/form/field.tsx';
import { phoneInput } from '../../ui/phone-input.ts';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import { sendHeldSubmit } from '../../ui/form/held-submit.ts';
import type { ContactBrand } from './contact-brand.ts';
import { contactErrors, type ContactError, type ContactField, type ContactForm } from './contact.rules.ts';
import { CONTACT_SUBJECTS, CONTACT_WAYS, MESSAGE_MAX } from './contact.schema.ts';
import { t } from './contact.text.ts';

interface ContactFormProps {
  brand: ContactBrand;
  busy: boolean;
  /** Staff see the portal as a member: nothing can be sent. */
  barred: boolean;
  /** Reference code of the last failure. */
  failed: string | null;
  /** What the service refused; it shows until the next attempt. */
  refused: ContactError | null;
  /** Called with a valid form. */
  onSubmit(form: ContactForm): void;
}

const idOf = (field: ContactField): string => `contact-${field}`;

function readForm(form: HTMLFormElement): ContactForm {
  const data = new FormData(form);
  const typed = (field: ContactField): string => typedText(data, field);
  return {
    name: typed('name'),
    subject: typed('subject'),
    message: typed('message'),
    replyBy: typed('replyBy'),
    email: typed('email'),
    phone: typed('phone'),
  };
}

type ErrorOf = (field: ContactField) => string | null;

const MessageFields = ({ errorOf }: { errorOf: ErrorOf }) => (
  <>
    <Field id={idOf('name')} label={t('name')} error={errorOf('name')}>
      {(control) => <input {...control} name="name" type="text" autoComplete="name" />}
    </Field>
    <Field id={idOf('subject')} label={t('subject')} error={errorOf('subject')}>
      {(control) => (
        <select {...control} name="subject">
          <option value="">{t('choose')}</option>
          {CONTACT_SUBJECTS.map((subject) => (
            <option key={subject} value={subject}>
              {t(subject)}
            </option>
          ))}
        </select>
      )}
    </Field>
    <p className="form-note">{t('privacy')}</p>
    <Field
      id={idOf('message')}
      label={t('message')}
      hint={t('messageHint', { most: MESSAGE_MAX })}
      error={errorOf('message')}
    >
      {(control) => <textarea {...control} name="message" rows={7} />}
    </Field>
  </>
);

/** How customer service should answer. CSS shows the field of the chosen way, so that it works without JavaScript. */
const ReplyFields = ({ errorOf, placeholder }: { errorOf: ErrorOf; placeholder: string }) => {
  const error = errorOf('replyBy');
  const { id, 'aria-describedby': describedBy } = controlProps(idOf('replyBy'), error, false);
  return (
    <div className="reply">
      <fieldset
        id={id}
        className={error === null ? 'field' : 'field field-wrong'}
        aria-describedby={describedBy}
      >
        <legend>{t('replyBy')}</legend>
        <FieldError id={id} error={error} />
        {CONTACT_WAYS.map((way) => (
          <label key={way} className="choice">
            <input type="radio" name="replyBy" value={way} />
            <span>{t(way)}</span>
          </label>
        ))}
      </fieldset>
      <div className="by-email">
        <Field id={idOf('email')} label={t('email')} hint={t('emailHint')} error={errorOf('email')}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <div className="by-phone">
        <Field id={idOf('phone')} label={t('phone')} hint={t('phoneHint')} error={errorOf('phone')}>
          {(control) => (
            <input {...control} {...phoneInput} placeholder={placeholder} name="phone" autoComplete="tel" />
          )}
        </Field>
      </div>
    </div>
  );
};

const errorText = ({ problem, params }: ContactError): string =>
  isValidationMessage(problem) ? validation(problem, params) : t(problem, params);

const NONE: readonly ContactError[] = [];

export function ContactFormView({ brand, busy, barred, failed, refused, onSubmit }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState(NONE);
  const errors = useMemo(() => (found.length === 0 && refused ? [refused] : found), [found, refused]);
  const errorOf: ErrorOf = (field) => {
    const error = errors.find((one) => one.field === field);
    return error ? errorText(error) : null;
  };

  useEffect(() => {
    if (form.current) sendHeldSubmit(form.current);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readForm(event.currentTarget);
    const wrong = contactErrors(typed, dataDomainToken(brand.dataDomainToken));
    if (barred) return;
    setFound(wrong);
    if (wrong.length === 0) onSubmit(typed);
  };

  return (
    <form
      ref={form}
      className="contact-form"
      method="post"
      action={pageAddress('/msg/')}
      noValidate
      onSubmit={submit}
    >
      <ErrorSummary
        errors={errors.map((error) => ({
          id: idOf(error.field),
          field: t(error.field),
          text: errorText(error),
        }))}
      />
      <MessageFields errorOf={errorOf} />
      <ReplyFields errorOf={errorOf} placeholder={brand.phonePlaceholder} />
      {failed === null ? null : (
        <FailedNote text={t('failed')} reference={failed} onRetry={() => form.current?.requestSubmit()} />
      )}
      {barred ? (
        <p role="status">{t('simulation')}</p>
      ) : (
        <button type="submit" className="button primary" aria-disabled={busy}>
          {t(busy ? 'busy' : 'send')}
        </button>
      )}
    </form>
  );
}
