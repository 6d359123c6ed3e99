/** The steps that contain a form. They share one frame; the table below lists their differences. */
import { useInsertionEffect, useState, type ReactNode } from 'react';
import { pageLocale, type TextKey } from '../../lib/text/i18n.ts';
import { tryAgainText } from '../../lib/remote/try-again.text.ts';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import { StepForm } from '../../ui/form/step-form.view.tsx';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { startWizard, stepTo } from '../../ui/wizard-steps.rules.ts';
import { WizardSteps } from '../../ui/wizard-steps.view.tsx';
import { accountHost } from './account-sites.rules.ts';
import { accountSiteText } from './account-sites.text.ts';
import { ADULT_AGE } from './birth-date.rules.ts';
import type { SecurityQuestion } from './register-account.rules.ts';
import type { RegisterBrand } from './register-brand.ts';
import { RegisterFields, type FieldsProps } from './register-fields.view.tsx';
import {
  firstStep,
  formSteps,
  stepFields,
  type FormStep,
  type RegisterContext,
  type RegisterError,
  type RegisterForm,
} from './register-form.rules.ts';
import type { RegisterStatus } from './register-outcome.rules.ts';
import type { RegisteredCoverage } from './register.schema.ts';
import { isForChild, isMember, onlyType, readType } from './registration-types.rules.ts';
import styles from './register-steps.css?inline';
import { t, type texts } from './register.text.ts';
import { useRegisterForm } from './use-register-form.ts';

type TextName = TextKey<typeof texts>;

export interface RegisterStepProps {
  step: FormStep;
  brand: RegisterBrand;
  form: RegisterForm;
  status: RegisterStatus;
  coverage: RegisteredCoverage;
  strength: FieldsProps['strength'];
  /** Null until they are loaded. */
  questions: readonly SecurityQuestion[] | null;
  /** Whether the user came from another step, in which case focus moves to the heading. */
  hasNavigated: boolean;
  current(): RegisterForm;
  context(): RegisterContext;
  onType(changes: Partial<RegisterForm>): void;
  /** Called if the step has no errors, or if the only error is that the person is too young. */
  onSubmit(): void;
  onBack(): void;
  /** A note that replaces the fields while they can't be shown. */
  instead?: ReactNode;
}

const HEADINGS = {
  type: 'typeHeading',
  person: 'personHeading',
  'sign-in': 'signInHeading',
  contact: 'contactHeading',
} as const satisfies Record<FormStep, TextName>;

/** The heading differs if the brand offers a single type, or if a guardian chooses a child's user name. */
function headingOf({ step, form, brand: { offered } }: RegisterStepProps): TextName {
  if (step === 'type' && onlyType(offered) !== null) return 'relationshipHeading';
  return step === 'sign-in' && isForChild(form) ? 'signInHeadingChild' : HEADINGS[step];
}

const leadOf = ({ step, form }: RegisterStepProps): string | undefined =>
  step === 'person' && isForChild(form) ? t('guardianLead', { adult: ADULT_AGE }) : undefined;

const Progress = ({ step, brand: { offered } }: RegisterStepProps) => {
  const steps = formSteps(offered);
  return (
    <WizardSteps
      label={t('steps')}
      steps={steps.map((id) => {
        const asksRelationship = id === 'type' && onlyType(offered) !== null;
        return { id, label: t(asksRelationship ? 'step.relationship' : `step.${id}`) };
      })}
      progress={stepTo(startWizard(steps.length), steps.indexOf(step))}
    />
  );
};

/** Shows a member the typed name, and the coverage that the service found. */
function Found({ form, coverage }: RegisterStepProps) {
  const name = `${form.firstName.trim()} ${form.lastName.trim()}`;
  const plans = new Intl.ListFormat(pageLocale(), { type: 'conjunction' }).format(new Set(coverage));
  return (
    <p className="register-found">
      {coverage.length === 0
        ? t(isForChild(form) ? 'noCoverageChild' : 'noCoverage')
        : t('coverageLead', { name, plans })}
    </p>
  );
}

/** Explains why the user is back at this step. It is above the fields, because the field to fill in again may be out of view. */
function Again({ status, form, brand }: RegisterStepProps) {
  if (status.state !== 'expired' && status.state !== 'passwordGone') return null;
  const type = readType(form.registrationType, brand.offered);
  const isExpiredVisitor = status.state === 'expired' && type !== null && !isMember(type);
  return (
    <div className="note" role="alert">
      <p className="note-text">{t(isExpiredVisitor ? 'expiredVisitor' : status.state)}</p>
    </div>
  );
}

function callOf({ step, form, brand }: RegisterStepProps): 'guardianElsewhere' | 'coverageCall' | null {
  const type = readType(form.registrationType, brand.offered);
  if (step === 'person' && isForChild(form)) return 'guardianElsewhere';
  return step === 'sign-in' && type && isMember(type) ? 'coverageCall' : null;
}

function More(props: RegisterStepProps) {
  const { step, brand, onBack } = props;
  const { phone, hoursText: hours } = useBrandContact();
  if (step === firstStep(brand.offered)) return null;
  const call = callOf(props);
  return (
    <div className="step-more">
      <button type="button" className="link-button" onClick={onBack}>
        {t('back')}
      </button>
      {call ? (
        <p>
          <PhoneIn text={t(call, { phone, hours })} />
        </p>
      ) : null}
    </div>
  );
}

function AccountSite({ step, form, brand }: RegisterStepProps) {
  const type = readType(form.registrationType, brand.offered);
  return step === 'contact' && type ? (
    <p className="register-note">
      {accountSiteText(accountHost(type, brand.accountSites), isForChild(form))}
    </p>
  ) : null;
}

function Note({ step, status, form, onRetry }: RegisterStepProps & { onRetry(): void }) {
  const { phone, hoursText: hours } = useBrandContact();
  if (status.state === 'failed') {
    const text = t(step === 'contact' ? 'createFailed' : 'failed');
    return <FailedNote text={text} reference={status.reference} onRetry={onRetry} />;
  }
  if (status.state === 'limited')
    return (
      <div className="note" role="alert">
        <p className="note-text">{t('limited', { again: tryAgainText(status.until) })}</p>
      </div>
    );
  if (status.state !== 'wrong') return null;
  const call = { count: status.left, phone, hours };
  return (
    <div className="note note-failed" role="alert">
      <p className="note-text">{t('wrongHeading')}</p>
      <p>
        <PhoneIn text={t(isForChild(form) ? 'wrongGuardian' : 'wrong', call)} />
      </p>
    </div>
  );
}

const REFUSED: Partial<Record<RegisterStatus['state'], RegisterError>> = {
  taken: { field: 'logonId', problem: 'logonIdTaken' },
  zip: { field: 'zipCode', problem: 'zipCodeUnused' },
};

export function RegisterStepForm(props: RegisterStepProps) {
  const { step, brand, form: typed, status, strength, questions, hasNavigated, instead } = props;
  const refused = REFUSED[status.state] ?? null;
  const [opensRefused] = useState(refused !== null);
  const fields = instead === undefined ? stepFields(step, typed, brand.offered) : [];
  const { form, leave } = useRegisterForm({ ...props, fields, refused });
  useInsertionEffect(() => adoptStyles(styles), []);
  const type = readType(typed.registrationType, brand.offered);
  const lead = leadOf(props);
  const busy = status.state === 'busy';
  const isLast = step === 'contact';
  const [ready, working] = isLast ? (['create', 'creating'] as const) : (['next', 'busy'] as const);
  return (
    <StepForm
      form={form}
      action="/register/"
      progress={<Progress {...props} />}
      heading={t(headingOf(props))}
      {...(lead === undefined ? {} : { lead })}
      hasNavigated={hasNavigated && !opensRefused}
      submit={t(busy ? working : ready)}
      busy={busy}
      note={
        <>
          <AccountSite {...props} />
          <Note {...props} onRetry={form.submit} />
        </>
      }
      more={<More {...props} />}
    >
      {instead ?? (
        <>
          {step === 'sign-in' && type && isMember(type) ? <Found {...props} /> : null}
          <Again {...props} />
          <RegisterFields
            fields={fields}
            brand={brand}
            form={typed}
            strength={strength}
            questions={questions ?? []}
            frameOf={form.field}
            onLeave={leave}
          />
        </>
      )}
    </StepForm>
  );
}
