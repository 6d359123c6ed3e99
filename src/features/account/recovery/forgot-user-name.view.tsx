/** The forgot-user-name form. Its fields are uncontrolled, so that hydration keeps the typed values. */
import { brandToday } from '../../../lib/date/brand-day.ts';
import { t as validation } from '../../../lib/fields/validation.text.ts';
import { tryAgainText } from '../../../lib/remote/try-again.text.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SendFailed } from '../../../ui/form/form-foot.view.tsx';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import type { RecoveryBrand } from './account-recovery-brand.ts';
import {
  readIdentity,
  IDENTITY_FIELDS,
  identityErrors,
  type IdentityError,
  type IdentityField,
} from './forgot-user-name.rules.ts';
import type { ForgotUserNameState } from './forgot-user-name.store.ts';
import { t } from './forgot-user-name.text.ts';
import type { ForgottenUserName } from './account-recovery.schema.ts';
import { StepForm } from '../../../ui/form/step-form.view.tsx';
import { useForm, valuesOf } from '../../../ui/form/use-form.ts';

interface ForgotUserNameProps {
  memberId: RecoveryBrand['memberId'];
  status: ForgotUserNameState;
  /** Called with a valid form. @throws ServiceError */
  onSubmit(identity: ForgottenUserName): Promise<void>;
}

const AUTO_COMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  dob: 'bday',
  memberId: 'off',
} as const satisfies Record<IdentityField, string>;

const HINTS: Partial<Record<IdentityField, 'dobHint' | 'memberIdHint'>> = {
  dob: 'dobHint',
  memberId: 'memberIdHint',
};

const readForm = valuesOf(IDENTITY_FIELDS);

/** The note's heading and text; null if the form shows none. */
function noteOf(status: ForgotUserNameState, call: { phone: string; hours: string }) {
  switch (status.state) {
    case 'unknown':
      return [t('unknown'), t('unknownText', { ...call, count: status.left })] as const;
    case 'closed':
      return [t('closed'), t('closedText', call)] as const;
    case 'limited':
      return [t('limited', { again: tryAgainText(status.until) }), t('limitedCall', call)] as const;
    default:
      return null;
  }
}

function Note({ status }: Pick<ForgotUserNameProps, 'status'>) {
  const { phone, hoursText: hours } = useBrandContact();
  const note = noteOf(status, { phone, hours });
  if (!note) return null;
  const [heading, text] = note;
  return (
    <div className="note note-failed" role="alert">
      <p className="note-text">{heading}</p>
      <p>
        <PhoneIn text={text} />
      </p>
    </div>
  );
}

export function ForgotUserNameForm({ memberId, status, onSubmit }: ForgotUserNameProps) {
  const context = () => ({ today: brandToday(), memberId });
  const form = useForm({
    hasSummary: 'several',
    idOf: (field) => `person-${field}`,
    labelOf: (field) => t(field),
    textOf: ({ problem }: IdentityError) => validation(problem),
    read: readForm,
    check: (typed) => identityErrors(typed, context()),
    async send(typed) {
      const identity = readIdentity(typed, context());
      if (identity) await onSubmit(identity);
    },
  });
  return (
    <StepForm
      form={form}
      action="/forgot-user-name/"
      heading={t('heading')}
      lead={t('lead')}
      hasNavigated={false}
      submit={t(form.isPending ? 'busy' : 'send')}
      busy={form.isPending}
      note={
        <>
          <SendFailed form={form} text={t('failed')} />
          <Note status={status} />
        </>
      }
    >
      {IDENTITY_FIELDS.map((field) => {
        const hint = HINTS[field];
        return (
          <Field key={field} {...form.field(field)} {...(hint ? { hint: t(hint) } : {})}>
            {(control) => (
              <input
                {...control}
                name={field}
                type="text"
                autoComplete={AUTO_COMPLETE[field]}
                spellCheck={false}
              />
            )}
          </Field>
        );
      })}
    </StepForm>
  );
}
