/** The forms of the forgot-password page: user name, security question, PIN. */
import { useMemo, useState } from 'react';
import { t as form } from '../../../lib/fields/form.text.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { tryAgainText } from '../../../lib/remote/try-again.text.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import type { RecoveryBrand } from './account-recovery-brand.ts';
import { readPin } from './forgot-password.rules.ts';
import type { ForgotPassword, ForgotStatus } from './forgot-password.store.ts';
import { t } from './forgot-password.text.ts';
import { PIN_LENGTH } from './account-recovery.schema.ts';
import type { SummaryError } from '../../../ui/form/error-summary.tsx';
import { StepForm } from '../../../ui/form/step-form.view.tsx';

const ACTION = '/forgot-password/';
const FIGURES = { figures: PIN_LENGTH };

export interface StepProps {
  brand: RecoveryBrand;
  forgot: ForgotPassword;
  /** The user came from another step, so that focus moves to the heading. */
  hasNavigated: boolean;
  onRetry(): void;
}

const typedIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

interface OneFieldProps extends StepProps {
  id: string;
  label: string;
  /** Error text for a value that the service rejected. */
  wrong(left: number): string;
}

/** The error of a step with one field, found here or by the service. */
function useFieldError({
  forgot: { status },
  id,
  label,
  wrong,
}: Pick<OneFieldProps, 'forgot' | 'id' | 'label' | 'wrong'>) {
  // A local error is valid until the next request changes the status.
  const [local, setLocal] = useState<{ text: string; at: ForgotStatus } | null>(null);
  const current = local?.at === status ? local.text : null;
  const limited = status.state === 'limited' ? t('limited', { again: tryAgainText(status.until) }) : null;
  const text = current ?? (status.state === 'wrong' ? wrong(status.left) : limited);
  const errors = useMemo<readonly SummaryError[]>(() => {
    void status; // a new list for each attempt, so that a repeated error takes focus again
    return text === null ? [] : [{ id, field: label, text }];
  }, [id, label, text, status]);
  return { errors, text, setError: (error: string) => setLocal({ text: error, at: status }) };
}

const Failed = ({ status, onRetry }: { status: ForgotStatus; onRetry(): void }) =>
  status.state === 'failed' ? (
    <FailedNote text={t('failed')} reference={status.reference} onRetry={onRetry} />
  ) : null;

const submitOf = ({ status }: ForgotPassword): { submit: string; busy: boolean } => {
  const busy = status.state === 'busy';
  return { submit: t(busy ? 'busy' : 'next'), busy };
};

export function NameStep({ onSubmit, ...props }: StepProps & { onSubmit(name: string): void }) {
  const { forgot, hasNavigated, onRetry } = props;
  const { errors, text, setError } = useFieldError({
    forgot,
    id: 'userName',
    label: t('userName'),
    wrong: () => '',
  });
  return (
    <StepForm
      action={ACTION}
      progress={t('place', { at: 1 })}
      heading={t('nameHeading')}
      lead={t('nameLead')}
      hasNavigated={hasNavigated}
      errors={errors}
      {...submitOf(forgot)}
      note={<Failed status={forgot.status} onRetry={onRetry} />}
      onSubmit={(data) => {
        const name = typedIn(data, 'userName');
        if (name === '') setError(form('missing'));
        else onSubmit(name);
      }}
    >
      <Field id="userName" label={t('userName')} error={text}>
        {(control) => (
          <input
            {...control}
            name="userName"
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...(forgot.name ? { defaultValue: forgot.name } : {})}
          />
        )}
      </Field>
    </StepForm>
  );
}

interface QuestionStepProps extends StepProps {
  onSubmit(answer: string): void;
  onPin(): void;
}

/** The PIN button and the remaining requests. */
const PinOffer = ({ brand, forgot, first, onPin }: StepProps & { first: boolean; onPin(): void }) =>
  forgot.pinsLeft > 0 ? (
    <>
      <button type="button" className="link-button" onClick={onPin}>
        {t(first ? 'byPin' : 'pinAgain')}
      </button>
      {first ? null : <p>{t('pinsLeft', { count: forgot.pinsLeft })}</p>}
    </>
  ) : (
    <p>
      <PhoneIn text={t('noPins', { phone: brand.phone, hours: brand.hoursText })} />
    </p>
  );

export function QuestionStep({ onSubmit, onPin, ...props }: QuestionStepProps) {
  const { forgot, hasNavigated, onRetry } = props;
  const wrong = (left: number): string => t('answerWrong', { count: left });
  const { errors, text, setError } = useFieldError({ forgot, id: 'answer', label: forgot.question, wrong });
  return (
    <StepForm
      action={ACTION}
      progress={t('place', { at: 2 })}
      heading={t('questionHeading')}
      hasNavigated={hasNavigated}
      errors={errors}
      {...submitOf(forgot)}
      note={<Failed status={forgot.status} onRetry={onRetry} />}
      onSubmit={(data) => {
        const answer = typedIn(data, 'answer');
        if (answer === '') setError(form('missing'));
        else onSubmit(answer);
      }}
      more={
        <div className="step-more">
          <PinOffer {...props} first onPin={onPin} />
          <p>{t('notMine', { name: forgot.name })}</p>
        </div>
      }
    >
      <Field id="answer" label={<span {...inEnglish()}>{forgot.question}</span>} error={text}>
        {(control) => <input {...control} name="answer" type="text" autoComplete="off" spellCheck={false} />}
      </Field>
    </StepForm>
  );
}

interface PinStepProps extends StepProps {
  onSubmit(pin: string): void;
  onPin(): void;
  onQuestion(): void;
}

export function PinStep({ onSubmit, onPin, onQuestion, ...props }: PinStepProps) {
  const { forgot, hasNavigated, onRetry } = props;
  const wrong = (left: number): string => t('pinWrong', { count: left });
  const { errors, text, setError } = useFieldError({ forgot, id: 'pin', label: t('pin', FIGURES), wrong });
  return (
    <StepForm
      action={ACTION}
      progress={t('place', { at: 2 })}
      heading={t('pinHeading')}
      lead={t('pinLead', { name: forgot.name })}
      hasNavigated={hasNavigated}
      errors={errors}
      {...submitOf(forgot)}
      note={<Failed status={forgot.status} onRetry={onRetry} />}
      onSubmit={(data) => {
        const typed = typedIn(data, 'pin');
        const pin = readPin(typed);
        if (pin === null) setError(typed === '' ? form('missing') : t('pinMalformed', FIGURES));
        else onSubmit(pin);
      }}
      more={
        <div className="step-more">
          <PinOffer {...props} first={false} onPin={onPin} />
          <button type="button" className="link-button" onClick={onQuestion}>
            {t('byQuestion')}
          </button>
        </div>
      }
    >
      <Field id="pin" label={t('pin', FIGURES)} error={text}>
        {(control) => (
          <input {...control} name="pin" type="text" inputMode="numeric" autoComplete="one-time-code" />
        )}
      </Field>
    </StepForm>
  );
}
