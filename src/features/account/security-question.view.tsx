/** The security question form. Its fields are uncontrolled. */
import { useInsertionEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { inEnglish } from '../../lib/i18n.ts';
import { t as validation } from '../../lib/validation.text.ts';
import { typedText } from '../../lib/typed-text.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { FailedNote } from '../../ui/panel-notes.tsx';
import changeStyles from './change-password.css?inline';
import styles from '../../ui/styles/forms.css?inline';
import {
  questionErrors,
  type QuestionError,
  type QuestionField,
} from '../../session/user/security-question.rules.ts';
import type { QuestionState } from './security-question.store.ts';
import { t } from './security-question.text.ts';

interface SecurityQuestionProps {
  questions: readonly { id: string; question: string }[];
  /** The current question; '' if there is none. */
  present: string;
  status: QuestionState;
  onSubmit(chosen: { id: string; question: string }, answer: string): void;
  /** Another action, next to the button. */
  more?: ReactNode;
}

const idOf = (field: QuestionField): string => `security-${field}`;

export function SecurityQuestionForm(props: SecurityQuestionProps) {
  const { questions, present, status, onSubmit, more } = props;
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<readonly QuestionError[]>([]);
  useInsertionEffect(() => {
    adoptStyles(styles);
    adoptStyles(changeStyles);
  }, []);
  const errors = useMemo(
    () =>
      found.map(({ field, problem }) => ({
        id: idOf(field),
        field: t(field),
        text: validation(problem),
      })),
    [found],
  );
  const errorOf = (field: QuestionField): string | null =>
    errors.find(({ id }) => id === idOf(field))?.text ?? null;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [question, answer] = [typedText(data, 'question'), typedText(data, 'answer')];
    const wrong = questionErrors({ question, answer }, questions);
    setFound(wrong);
    const chosen = questions.find(({ id }) => id === question);
    if (wrong.length === 0 && chosen) onSubmit(chosen, answer);
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
