import { useEffect, useEffectEvent, useRef, type ComponentProps, type ReactNode } from 'react';
import { t as formText } from '../../../lib/fields/form.text.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { tryAgainText } from '../../../lib/remote/try-again.text.ts';
import { typedText } from '../../../lib/text/typed-text.ts';
import { Field } from '../../../ui/form/field.tsx';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { readPin } from './forgot-password.rules.ts';
import type { ForgotPassword } from './forgot-password.store.ts';
import { t } from './forgot-password.text.ts';
import { PIN_LENGTH } from './account-recovery.schema.ts';
import { StepForm } from '../../../ui/form/step-form.view.tsx';
import { useForm } from '../../../ui/form/use-form.ts';

const FIGURES = { figures: PIN_LENGTH };

export interface StepProps {
  forgot: ForgotPassword;
  /** Whether the user came from another step. If so, focus moves to the heading. */
  hasNavigated: boolean;
  onPin(): void;
}

interface FieldStepProps extends StepProps {
  at: 1 | 2;
  heading: string;
  lead?: string;
  field: 'userName' | 'answer' | 'pin';
  label: ReactNode;
  input: ComponentProps<'input'>;
  /** Error text for a malformed value; null if the value is well-formed. Not called for an empty value. */
  check?(typed: string): string | null;
  /** Error text for a value that the service rejected. */
  wrong?(left: number): string;
  onSubmit(typed: string): void;
  more?: ReactNode;
}

function FieldStep(props: FieldStepProps) {
  const { forgot, hasNavigated, onPin, at, heading, lead, field, label, input, more } = props;
  const { status } = forgot;
  const form = useForm({
    textOf: ({ text }: { field: string; text: string }) => text,
    read: (element) => typedText(new FormData(element), field).trim(),
    check(typed) {
      const text = typed === '' ? formText('missing') : (props.check?.(typed) ?? null);
      return text === null ? [] : [{ field, text }];
    },
    send(typed) {
      props.onSubmit(typed);
    },
  });
  const shown = useRef(status);
  const showRefused = useEffectEvent((refused: typeof status) => {
    const isFirst = shown.current === refused;
    shown.current = refused;
    if (refused.state === 'limited')
      form.show([{ field, text: t('limited', { again: tryAgainText(refused.until) }) }]);
    else if (refused.state === 'wrong') form.show([{ field, text: props.wrong?.(refused.left) ?? '' }]);
    else if (!isFirst) form.show([]); // removes the errors of an earlier PIN
  });
  useEffect(() => showRefused(status), [status]);
  const busy = status.state === 'busy';
  return (
    <StepForm
      form={form}
      action="/forgot-password/"
      progress={t('place', { at })}
      heading={heading}
      {...(lead === undefined ? {} : { lead })}
      hasNavigated={hasNavigated}
      submit={t(busy ? 'busy' : 'next')}
      busy={busy}
      note={
        status.state === 'failed' || status.state === 'pinFailed' ? (
          <FailedNote
            text={t(at === 1 ? 'failed' : 'unsure')}
            reference={status.reference}
            onRetry={status.state === 'failed' ? form.submit : onPin}
          />
        ) : null
      }
      more={more}
    >
      <Field id={field} label={label} error={form.errorOf(field)}>
        {(control) => <input {...control} name={field} type="text" {...input} />}
      </Field>
    </StepForm>
  );
}

export const NameStep = (props: StepProps & { onSubmit(name: string): void }) => (
  <FieldStep
    {...props}
    at={1}
    heading={t('nameHeading')}
    lead={t('nameLead')}
    field="userName"
    label={t('userName')}
    input={{
      autoComplete: 'username',
      autoCapitalize: 'none',
      spellCheck: false,
      ...(props.forgot.name ? { defaultValue: props.forgot.name } : {}),
    }}
  />
);

interface QuestionStepProps extends StepProps {
  onSubmit(answer: string): void;
}

function PinOffer({ forgot, first, onPin }: StepProps & { first: boolean }) {
  const { phone, hoursText: hours } = useBrandContact();
  return forgot.pinsLeft > 0 ? (
    <>
      <button type="button" className="link-button" onClick={onPin}>
        {t(first ? 'byPin' : 'pinAgain')}
      </button>
      {first ? null : <p>{t('pinsLeft', { count: forgot.pinsLeft })}</p>}
    </>
  ) : (
    <p>
      <PhoneIn text={t('noPins', { phone, hours })} />
    </p>
  );
}

export const QuestionStep = (props: QuestionStepProps) => (
  <FieldStep
    {...props}
    at={2}
    heading={t('questionHeading')}
    field="answer"
    label={<span {...inEnglish()}>{props.forgot.question}</span>}
    input={{ autoComplete: 'off', spellCheck: false }}
    wrong={(count) => t('answerWrong', { count })}
    more={
      <div className="step-more">
        <PinOffer {...props} first />
        <p>{t('notMine', { name: props.forgot.name })}</p>
      </div>
    }
  />
);

interface PinStepProps extends StepProps {
  /** Called with a well-formed PIN. */
  onSubmit(pin: string): void;
  onQuestion(): void;
}

export const PinStep = ({ onSubmit, onQuestion, ...props }: PinStepProps) => (
  <FieldStep
    {...props}
    at={2}
    heading={t('pinHeading')}
    lead={t('pinLead', { name: props.forgot.name })}
    field="pin"
    label={t('pin', FIGURES)}
    input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
    check={(typed) => (readPin(typed) === null ? t('pinMalformed', FIGURES) : null)}
    wrong={(count) => t('pinWrong', { count })}
    onSubmit={(typed) => onSubmit(readPin(typed) ?? '')}
    more={
      <div className="step-more">
        <PinOffer {...props} first={false} />
        <button type="button" className="link-button" onClick={onQuestion}>
          {t('byQuestion')}
        </button>
      </div>
    }
  />
);
