/**
 * The form that opens an HSA: explanation, confirmation and result (spec 001 §4 'openHSA';
 * decisions/spending#opening-an-hsa).
 */
import { useRef, useState } from 'react';
import { t as form } from '../../../lib/fields/form.text.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { enrollmentProblem, isRefused, type EnrollmentProblem } from './hsa-enrollment.rules.ts';
import type { EnrollmentState } from './hsa-enrollment.store.ts';
import { t } from './hsa-enrollment.text.ts';

/** Why the member cannot send the form; null if they can. */
export type EnrollmentBarrier = 'subscriberOnly' | 'simulation' | 'noGroup' | null;

interface HsaEnrollmentProps {
  id: string;
  enrollment: EnrollmentState;
  barrier: EnrollmentBarrier;
  onEnroll(): void;
}

function EnrollmentStarted({ confirmation }: { confirmation: string | null }) {
  const { phone } = useBrandContact();
  return (
    <>
      <p className="note-text">{t('started')}</p>
      {confirmation === null ? null : <p>{t('confirmation', { number: confirmation })}</p>}
      <p>
        <PhoneIn text={t('startedNext', { phone })} />
      </p>
    </>
  );
}

export const EnrollmentNote = (props: { confirmation: string | null }) => (
  <div className="note">
    <EnrollmentStarted {...props} />
  </div>
);

/** The checkbox that must be checked first, because an enrollment cannot be undone here. */
function Confirmation({ id, enrollment, onEnroll }: Omit<HsaEnrollmentProps, 'barrier'>) {
  const box = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const isBusy = enrollment.state === 'busy' || undefined;
  const press = (): void => {
    const isChecked = box.current?.checked === true;
    setMissing(!isChecked);
    if (isChecked) onEnroll();
    else box.current?.focus();
  };
  return (
    <>
      <div className={isMissing ? 'field field-wrong' : 'field'}>
        <FieldError id={id} error={isMissing ? form('missing') : null} />
        <label className="choice">
          <input
            ref={box}
            type="checkbox"
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `${id}-error` : undefined}
          />
          <span>{t('confirm')}</span>
        </label>
      </div>
      <p className="note-actions">
        <button
          type="button"
          className="button primary"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : press}
        >
          {t('open')}
        </button>
      </p>
      <p role="status">{isBusy ? t('opening') : null}</p>
    </>
  );
}

const problemOf = (enrollment: EnrollmentState): EnrollmentProblem | null =>
  enrollment.state === 'failed' ? enrollmentProblem(enrollment.failure, enrollment.sent) : null;

function Failed({ enrollment, onEnroll }: Pick<HsaEnrollmentProps, 'enrollment' | 'onEnroll'>) {
  const { phone } = useBrandContact();
  const problem = problemOf(enrollment);
  if (enrollment.state !== 'failed' || problem === null) return null;
  if (isRefused(problem))
    return (
      <p role="alert" className="note-text">
        <PhoneIn text={t(problem, { phone })} />
      </p>
    );
  return <FailedNote text={t(problem)} reference={enrollment.failure.reference} onRetry={onEnroll} />;
}

function Form(props: HsaEnrollmentProps) {
  const { phone } = useBrandContact();
  const { enrollment, barrier } = props;
  const problem = problemOf(enrollment);
  if (problem !== null && isRefused(problem)) return <Failed {...props} />;
  return (
    <>
      <p className="note-text">{t('lead')}</p>
      {barrier === null ? (
        <Confirmation {...props} />
      ) : (
        <p>
          <PhoneIn text={t(barrier, { phone })} />
        </p>
      )}
      <Failed {...props} />
    </>
  );
}

export const HsaEnrollment = (props: HsaEnrollmentProps) => (
  <div className="note hsa-enrollment">
    {props.enrollment.state === 'started' ? (
      <EnrollmentStarted confirmation={props.enrollment.confirmation} />
    ) : (
      <Form {...props} />
    )}
  </div>
);
