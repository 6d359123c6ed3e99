/** The contact form. Its fields are uncontrolled, so that typed text survives hydration and failures. */
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { isValidationMessage, t as validation } from '../../lib/fields/validation.text.ts';
import { dataDomainToken } from '../../session/storage/session-cookies.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field, FieldGroup, type FieldFrame } from '../../ui/form/field.tsx';
import { SendFailed, SubmitButton } from '../../ui/form/form-foot.view.tsx';
import { useForm, valuesOf } from '../../ui/form/use-form.ts';
import { phoneInput } from '../../ui/phone-input.ts';
import type { ContactBrand } from './contact-brand.ts';
import { contactErrors, type ContactError, type ContactField, type ContactForm } from './contact.rules.ts';
import { CONTACT_SUBJECTS, CONTACT_WAYS, MESSAGE_MAX } from './contact.schema.ts';
import { t } from './contact.text.ts';

interface ContactFormProps {
  brand: ContactBrand;
  /** Whether sending is disabled, because staff see the portal as a member (simulation). */
  barred: boolean;
  /** Called with a valid form. @returns errors for fields that the service refused */
  onSubmit(form: ContactForm): Promise<readonly ContactError[]>;
}

const readForm = valuesOf(['name', 'subject', 'message', 'replyBy', 'email', 'phone']);

type FrameOf = (field: ContactField) => FieldFrame;

const MessageFields = ({ frameOf }: { frameOf: FrameOf }) => (
  <>
    <Field {...frameOf('name')}>
      {(control) => <input {...control} name="name" type="text" autoComplete="name" />}
    </Field>
    <Field {...frameOf('subject')}>
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
    <Field {...frameOf('message')} hint={t('messageHint', { most: MESSAGE_MAX })}>
      {(control) => <textarea {...control} name="message" rows={7} />}
    </Field>
  </>
);

/** CSS shows the field of the chosen channel, so the form can switch fields without JavaScript. */
const ReplyFields = ({ frameOf, placeholder }: { frameOf: FrameOf; placeholder: string }) => {
  const { label, ...group } = frameOf('replyBy');
  return (
    <div className="reply">
      <FieldGroup {...group} legend={label}>
        {CONTACT_WAYS.map((way) => (
          <label key={way} className="choice">
            <input type="radio" name="replyBy" value={way} />
            <span>{t(way)}</span>
          </label>
        ))}
      </FieldGroup>
      <div className="by-email">
        <Field {...frameOf('email')} hint={t('emailHint')}>
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
        <Field {...frameOf('phone')} hint={t('phoneHint')}>
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

export function ContactFormView({ brand, barred, onSubmit }: ContactFormProps) {
  const form = useForm({
    hasSummary: true,
    idOf: (field) => `contact-${field}`,
    labelOf: (field) => t(field),
    textOf: errorText,
    read: readForm,
    check: (typed) => (barred ? [] : contactErrors(typed, dataDomainToken(brand.dataDomainToken))),
    send: (typed) => (barred ? undefined : onSubmit(typed)),
  });
  return (
    <form {...form.props} className="contact-form" method="post" action={pageAddress('/msg/')}>
      <ErrorSummary errors={form.errors} />
      <MessageFields frameOf={form.field} />
      <ReplyFields frameOf={form.field} placeholder={brand.phonePlaceholder} />
      <SendFailed form={form} text={t('failed')} />
      {barred ? (
        <p role="status">{t('simulation')}</p>
      ) : (
        <SubmitButton form={form} words={{ submit: t('send'), busy: t('busy') }} />
      )}
    </form>
  );
}
