/** The fields of a dependent notification: the channel, and the phone number or email address for it (spec 001 §5). */
import { MAX_EMAIL_LENGTH } from '../../../lib/fields/email.rules.ts';
import { t as validation } from '../../../lib/fields/validation.text.ts';
import { Field, FieldGroup } from '../../../ui/form/field.tsx';
import { useForm, valuesOf } from '../../../ui/form/use-form.ts';
import { phoneInput } from '../../../ui/phone-input.ts';
import { NOTIFY_CHANNELS, notifyErrors, type NotifyError, type NotifyForm } from './notify.rules.ts';
import { t } from './notify.text.ts';

const readForm = valuesOf(['channel', 'phone', 'email']);
const LABELS = { channel: 'channel', phone: 'phoneLabel', email: 'emailLabel' } as const;

interface NotifyOptions {
  dataDomainToken: number;
  /** Called with a valid form. @returns errors for fields that the service refused */
  send(typed: NotifyForm): Promise<NotifyError[]>;
  onType(typed: NotifyForm): void;
}

export const useNotifyForm = ({ dataDomainToken, send, onType }: NotifyOptions) =>
  useForm({
    idOf: (field) => `notify-${field}`,
    labelOf: (field) => t(LABELS[field]),
    textOf: ({ problem }: NotifyError) => validation(problem, { most: MAX_EMAIL_LENGTH }),
    read: readForm,
    check: (typed) => notifyErrors(typed, dataDomainToken),
    send,
    onValues: onType,
    clearsRefused: true,
  });

interface NotifyFieldsProps {
  form: ReturnType<typeof useNotifyForm>;
  /** The texts typed so far. They fill the form again after a failure. */
  typed: NotifyForm;
  /** The brand's placeholder (spec 001 §5). */
  phonePlaceholder: string;
}

export function NotifyFields({ form, typed, phonePlaceholder }: NotifyFieldsProps) {
  const { label: legend, ...channelFrame } = form.field('channel');
  return (
    <form {...form.props} className="notify-form">
      <p>{t('lead')}</p>
      <FieldGroup {...channelFrame} legend={legend}>
        {NOTIFY_CHANNELS.map((channel) => (
          <label key={channel} className="choice">
            <input
              type="radio"
              name="channel"
              value={channel}
              defaultChecked={typed.channel === channel}
              onChange={() => form.show([])}
            />
            <span>{t(channel)}</span>
          </label>
        ))}
      </FieldGroup>
      <div hidden={typed.channel !== 'sms'}>
        <Field {...form.field('phone')} hint={t('phoneHint')}>
          {(control) => (
            <input
              {...control}
              {...phoneInput}
              name="phone"
              autoComplete="off"
              placeholder={phonePlaceholder}
              defaultValue={typed.phone}
            />
          )}
        </Field>
      </div>
      <div hidden={typed.channel !== 'email'}>
        <Field {...form.field('email')}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={typed.email}
            />
          )}
        </Field>
      </div>
      <button type="submit" hidden />
    </form>
  );
}
