/** The security question form. Its fields are uncontrolled. */
import { useInsertionEffect, type ReactNode } from 'react';
import { inEnglish } from '../../lib/text/i18n.ts';
import { t as validation } from '../../lib/fields/validation.text.ts';
import { questionErrors, type QuestionError } from '../../session/user/security-question.rules.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { SendFailed, SubmitButton } from '../../ui/form/form-foot.view.tsx';
import { useForm, valuesOf } from '../../ui/form/use-form.ts';
import styles from '../../ui/styles/forms.css?inline';
import changeStyles from './change-password.css?inline';
import type { PasswordRefusal } from './password-check.rules.ts';
import type { Proof } from './password-check.store.ts';
import { t as check } from './password-check.text.ts';
import { missingProof, ProofFields, refusedProof, type ProofError } from './password-check.view.tsx';
import { t } from './security-question.text.ts';

interface SecurityQuestionProps {
  questions: readonly { id: string; question: string }[];
  /** The current question; '' if there is none. */
  present: string;
  /** The user name, for password managers. */
  logonId: string;
  proof: Proof;
  onSubmit(
    chosen: { id: string; question: string },
    answer: string,
    currentPassword: string,
  ): Promise<PasswordRefusal | null>;
  onSignIn(): void;
  /** An action beside the save button. */
  more?: ReactNode;
}

const readForm = valuesOf(['question', 'answer', 'currentPassword']);

type Problem = QuestionError | ProofError;

const labelOf = (field: Problem['field']): string => (field === 'currentPassword' ? check(field) : t(field));

export function SecurityQuestionForm(props: SecurityQuestionProps) {
  const { questions, present, logonId, proof, onSubmit, onSignIn, more } = props;
  useInsertionEffect(() => {
    adoptStyles(styles);
    adoptStyles(changeStyles);
  }, []);
  const form = useForm({
    hasSummary: true,
    idOf: (field) => `security-${field}`,
    labelOf,
    textOf: (problem: Problem) => ('text' in problem ? problem.text : validation(problem.problem)),
    read: readForm,
    check: (typed) => [...questionErrors(typed, questions), ...missingProof(proof, typed.currentPassword)],
    async send({ question, answer, currentPassword }) {
      const chosen = questions.find(({ id }) => id === question);
      return chosen && refusedProof(await onSubmit(chosen, answer, currentPassword));
    },
  });
  return (
    <form {...form.props} className="password-form" method="post">
      <ErrorSummary level={2} errors={form.errors} />
      {present === '' ? null : (
        <p>
          {t('present')}: <strong {...inEnglish()}>{present}</strong>
        </p>
      )}
      <Field {...form.field('question')}>
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
      <Field {...form.field('answer')} hint={t('answerHint')}>
        {(control) => <input {...control} name="answer" type="text" autoComplete="off" spellCheck={false} />}
      </Field>
      <ProofFields {...form.field('currentPassword')} proof={proof} logonId={logonId} onSignIn={onSignIn} />
      <SendFailed form={form} text={t('failed')} />
      <p className="note-actions">
        <SubmitButton form={form} words={{ submit: t('submit'), busy: t('busy') }} />
        {more}
      </p>
    </form>
  );
}
