/** The fields of a dependent notification: the channel, and the contact that it needs (spec 001 §5). */
import type { RefObject } from 'react';
import { MAX_EMAIL_LENGTH } from '../../../lib/fields/email.rules.ts';
import { t as validation } from '../../../lib/fields/validation.text.ts';
import { controlProps, Field, FieldError } from '../../../ui/form/field.tsx';
import { phoneInput } from '../../../ui/phone-input.ts';
import { NOTIFY_CHANNELS, type NotifyError, type NotifyField, type NotifyForm } from './notify.rules.ts';
import { t } from './notify.text.ts';

interface NotifyFormProps {
  /** As typed; also the initial values after a failure. */
  form: NotifyForm;
  errors: readonly NotifyError[];
  /** The brand's placeholder (spec 001 §5). */
  phonePlaceholder: string;
  formRef: RefObject<HTMLFormElement | null>;
  onChange(field: NotifyField, value: string): void;
  onSubmit(): void;
}

export const notifyFieldId = (field: NotifyField): string => `notify-${field}`;

export function NotifyFields({
  form,
  errors,
  phonePlaceholder,
  formRef,
  onChange,
  onSubmit,
}: NotifyFormProps) {
  const errorOf = (field: NotifyField): string | null => {
    const error = errors.find((one) => one.field === field);
    return error ? validation(error.problem, { most: MAX_EMAIL_LENGTH }) : null;
  };
  const channelError = errorOf('channel');
  const { id, 'aria-describedby': describedBy } = controlProps(notifyFieldId('channel'), channelError, false);
  return (
    <form
      ref={formRef}
      className="notify-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <p>{t('lead')}</p>
      <fieldset
        id={id}
        className={channelError === null ? 'field' : 'field field-wrong'}
        aria-describedby={describedBy}
      >
        <legend>{t('channel')}</legend>
        <FieldError id={id} error={channelError} />
        {NOTIFY_CHANNELS.map((channel) => (
          <label key={channel} className="choice">
            <input
              type="radio"
              name="channel"
              value={channel}
              checked={form.channel === channel}
              onChange={() => onChange('channel', channel)}
            />
            <span>{t(channel)}</span>
          </label>
        ))}
      </fieldset>
      {form.channel === 'sms' ? (
        <Field
          id={notifyFieldId('phone')}
          label={t('phoneLabel')}
          hint={t('phoneHint')}
          error={errorOf('phone')}
        >
          {(control) => (
            <input
              {...control}
              {...phoneInput}
              autoComplete="off"
              placeholder={phonePlaceholder}
              value={form.phone}
              onChange={({ currentTarget }) => onChange('phone', currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      {form.channel === 'email' ? (
        <Field id={notifyFieldId('email')} label={t('emailLabel')} error={errorOf('email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={form.email}
              onChange={({ currentTarget }) => onChange('email', currentTarget.value)}
            />
          )}
        </Field>
      ) : null}
      <button type="submit" hidden />
    </form>
  );
}
