/** The security question form. Its fields are uncontrolled. */
import { useInsertionEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { inEnglish } from '../../lib/text/i18n.ts';
import { t as validation } from '../../lib/fields/validation.text.ts';
import { typedText } from '../../lib/text/typed-text.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import changeStyles from './change-password.css?inline';
import styles from '../../ui/styles/forms.css?inline';
import {
  questionErrors,
  type QuestionError,
  type QuestionField,
} from '../../session/user/security-question.rules.ts';
import type { Proof } from './password-check.store.ts';
import { t as check } from './password-check.text.ts';
import { ProofFields, refusalText } from './password-check.view.tsx';
import type { QuestionState } from './security-question.store.ts';
import { t } from './security-question.text.ts';

interface SecurityQuestionProps {
  questions: readonly { id: string; question: string }[];
  /** The current question; '' if there is none. */
  present: string;
  /** For password managers. */
  logonId: string;
  status: QuestionState;
  proof: Proof;
  onSubmit(chosen: { id: string; question: string }, answer: string, currentPassword: string): void;
  onSignIn(): void;
  /** Another action, next to the button. */
  more?: ReactNode;
}

type FormField = QuestionField | 'currentPassword';
type FormError = QuestionError | { field: 'currentPassword'; problem: 'missing' };

const idOf = (field: FormField): string => `security-${field}`;

const labelOf = (field: FormField): string => (field === 'currentPassword' ? check(field) : t(field));

/** Errors of the form, or what the service refused; it shows until the next attempt. */
function useQuestionErrors(status: QuestionState) {
  const [found, setFound] = useState<readonly FormError[]>([]);
  const refusal = status.state === 'unproven' ? status.refusal : null;
  const errors = useMemo(() => {
    const summed = found.map(({ field, problem }) => ({ field, text: validation(problem) }));
    const refused = found.length === 0 && refusal ? refusalText(refusal) : null;
    const all = refused === null ? summed : [{ field: 'currentPassword' as const, text: refused }];
    return all.map(({ field, text }) => ({ id: idOf(field), field: labelOf(field), text }));
  }, [found, refusal]);
  const errorOf = (field: FormField): string | null =>
    errors.find(({ id }) => id === idOf(field))?.text ?? null;
  return { errors, errorOf, setFound };
}

export function SecurityQuestionForm(props: SecurityQuestionProps) {
  const { questions, present, logonId, status, proof, onSubmit, onSignIn, more } = props;
  const form = useRef<HTMLFormElement>(null);
  const { errors, errorOf, setFound } = useQuestionErrors(status);
  useInsertionEffect(() => {
    adoptStyles(styles);
    adoptStyles(changeStyles);
  }, []);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [question, answer] = [typedText(data, 'question'), typedText(data, 'answer')];
    const currentPassword = typedText(data, 'currentPassword');
    const wrong: FormError[] = questionErrors({ question, answer }, questions);
    if (proof === 'password' && currentPassword === '')
      wrong.push({ field: 'currentPassword', problem: 'missing' });
    setFound(wrong);
    const chosen = questions.find(({ id }) => id === question);
    if (wrong.length === 0 && chosen) onSubmit(chosen, answer, currentPassword);
  };
  return (
    <form ref={form} className="password-form" method="post" noValidate onSubmit={send}>
      <ErrorSummary level={2} errors={errors} />
      {present === '' ? null : (
        <p>
          {t('present')}: <strong {...inEnglish()}>{present}</strong>
        </p>
      )}
      <Field id={idOf('question')} label={t('question')} error={errorOf('question')}>
        {(control) => (
          <select {...control} name="question">
            <option value="">{t('choose')}</option>
            {questions.map(({ id, question }) => (
              <option key={id} value={id} {...inEnglish()}>
                {question}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id={idOf('answer')} label={t('answer')} hint={t('answerHint')} error={errorOf('answer')}>
        {(control) => <input {...control} name="answer" type="text" autoComplete="off" spellCheck={false} />}
      </Field>
      <ProofFields
        proof={proof}
        id={idOf('currentPassword')}
        error={errorOf('currentPassword')}
        logonId={logonId}
        onSignIn={onSignIn}
      />
      {status.state === 'failed' ? (
        <FailedNote
          text={t('failed')}
          reference={status.reference}
          onRetry={() => form.current?.requestSubmit()}
        />
      ) : null}
      <p className="note-actions">
        <button type="submit" className="button primary" aria-disabled={status.state === 'busy'}>
          {t(status.state === 'busy' ? 'busy' : 'submit')}
        </button>
        {more}
      </p>
    </form>
  );
}
