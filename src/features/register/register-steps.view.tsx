/** The steps with a form. One frame: what differs is a row of the table below. */
import type { TextKey } from '../../lib/text/i18n.ts';
import { useState, type ReactNode } from 'react';
import { showLongDate } from '../../lib/date/long-date.ts';
import { tryAgainText } from '../../lib/remote/try-again.text.ts';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import { StepForm } from '../../ui/form/step-form.view.tsx';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { ADULT_AGE } from './birth-date.rules.ts';
import type { SecurityQuestion } from './register-account.rules.ts';
import type { RegisterBrand } from './register-brand.ts';
import { RegisterFields, type FieldsProps } from './register-fields.view.tsx';
import {
  formSteps,
  stepFields,
  type FormStep,
  type RegisterContext,
  type RegisterError,
  type RegisterForm,
} from './register-form.rules.ts';
import type { RegisterStatus } from './register-outcome.rules.ts';
import type { RegisteredCoverage } from './register.schema.ts';
import { isForChild, isMember, readType } from './registration-types.rules.ts';
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
  /** Null until they have loaded. */
  questions: readonly SecurityQuestion[] | null;
  /** The user came from another step, so that focus moves to the heading. */
  hasNavigated: boolean;
  current(): RegisterForm;
  context(): RegisterContext;
  onType(changes: Partial<RegisterForm>): void;
  /** Called without errors, or if a person is only too young. */
  onSubmit(): void;
  onRetry(): void;
  /** Back to what was typed. */
  onChange(): void;
  /** A note in place of the fields, while they cannot be shown. */
  instead?: ReactNode;
}

const HEADINGS = {
  type: 'typeHeading',
  person: 'personHeading',
  coverage: 'coverageHeading',
  'sign-in': 'signInHeading',
  contact: 'contactHeading',
  question: 'questionHeading',
} as const satisfies Record<FormStep, TextName>;

const SUBMITS: Partial<Record<FormStep, { ready: TextName; busy: TextName }>> = {
  coverage: { ready: 'coverageYes', busy: 'busy' },
  question: { ready: 'create', busy: 'creating' },
};

function leadOf({ step, form, brand, coverage }: RegisterStepProps): string | undefined {
  const type = readType(form.registrationType, brand.offered);
  if (step === 'person' && isForChild(form)) return t('guardianLead', { adult: ADULT_AGE });
  if (step === 'person') return t(type === null || isMember(type) ? 'memberLead' : 'visitorLead');
  if (step === 'coverage' && coverage.length === 0) return t('noCoverage');
  if (step === 'coverage')
    return t('coverageLead', { name: `${form.firstName.trim()} ${form.lastName.trim()}` });
  if (step === 'contact') return t('contactLead');
  return step === 'question' ? t('questionLead') : undefined;
}

const CoverageList = ({ coverage }: { coverage: RegisteredCoverage }) => (
  <ul className="register-coverage">
    {coverage.map(({ plan, employer, groupNumber, line, begins }) => (
      <li key={`${groupNumber} ${plan}`}>
        <strong>{plan}</strong>
        <span>
          {t(line)}
          {begins === null ? null : ` · ${t('since', { date: showLongDate(begins) })}`}
        </span>
        <span>{[employer, t('group', { group: groupNumber })].filter(Boolean).join(' · ')}</span>
      </li>
    ))}
  </ul>
);

function More({ step, form, onChange }: RegisterStepProps) {
  const { phone, hoursText: hours } = useBrandContact();
  const isCoverage = step === 'coverage';
  return isCoverage || (step === 'person' && isForChild(form)) ? (
    <div className="step-more">
      {isCoverage ? (
        <button type="button" className="link-button" onClick={onChange}>
          {t('coverageNo')}
        </button>
      ) : null}
      <p>
        <PhoneIn text={t(isCoverage ? 'coverageCall' : 'guardianElsewhere', { phone, hours })} />
      </p>
    </div>
  ) : null;
}

function Note({ step, status, form, onRetry }: RegisterStepProps) {
  const { phone, hoursText: hours } = useBrandContact();
  if (status.state === 'failed') {
    const text = t(step === 'question' ? 'createFailed' : 'failed');
    return <FailedNote text={text} reference={status.reference} onRetry={onRetry} />;
  }
  if (status.state === 'expired')
    return (
      <div className="note" role="alert">
        <p className="note-text">{t('expired')}</p>
      </div>
    );
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
  const steps = formSteps(typed, brand.offered);
  const lead = leadOf(props);
  const busy = status.state === 'busy';
  const { ready, busy: working } = SUBMITS[step] ?? { ready: 'next', busy: 'busy' };
  return (
    <StepForm
      form={form}
      action="/register/"
      progress={t('place', { at: steps.indexOf(step) + 1, of: steps.length })}
      heading={t(HEADINGS[step])}
      {...(lead === undefined ? {} : { lead })}
      hasNavigated={hasNavigated && !opensRefused}
      submit={t(busy ? working : ready)}
      busy={busy}
      note={<Note {...props} />}
      more={<More {...props} />}
    >
      {instead ?? (
        <>
          {step === 'coverage' ? <CoverageList coverage={props.coverage} /> : null}
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
