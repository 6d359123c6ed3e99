/** Validates the new account: user name, password, contact, security question (spec 000 §5, §6, §7 'register'). */
import { emailError, EMAIL_MESSAGES } from '../../lib/fields/email.rules.ts';
import { selectError, textBoxError, tidyText } from '../../lib/fields/field-values.rules.ts';
import { isStrong, type StrengthRule } from '../../lib/fields/password-strength.rules.ts';
import { PHONE_TYPES } from '../../lib/fields/phone-numbers.ts';
import { phoneError } from '../../lib/fields/phone.rules.ts';
import { questionErrors } from '../../session/user/security-question.rules.ts';

export type AccountField =
  | 'logonId'
  | 'password'
  | 'email'
  | 'phone'
  | 'phoneType'
  | 'question'
  | 'answer'
  | 'terms';
/** The values that the user entered. `question` is a question's id; `terms` is `TERMS_ACCEPTED` or ''. */
export type AccountForm = Readonly<Record<AccountField, string>>;

export interface SecurityQuestion {
  id: string;
  question: string;
}

export interface AccountContext {
  /** Determines which top-level domains an email address may have (spec 000 §5). */
  dataDomainToken: number;
  strength: StrengthRule;
  questions: readonly SecurityQuestion[];
}

export type AccountProblem =
  | 'missing'
  | 'invalid'
  | 'password'
  | 'email'
  | 'emailLong'
  | 'emailEnding'
  | 'phone'
  | 'answerShort'
  | 'answerTells';

export const TERMS_ACCEPTED = 'yes';

/**
 * Not in the spec: an email address is a valid user name. The services store user names in upper case (spec 000 §3
 * 'logonId').
 */
const LOGON_ID = { required: true, pattern: String.raw`[A-Z0-9._@\-]{4,50}`, upperCase: true } as const;

/** Trims the user name and converts it to upper case, as it is shown and sent. */
export const tidyLogonId = (typed: string): string => tidyText(typed, LOGON_ID);

function questionProblem(
  field: 'question' | 'answer',
  { question, answer }: AccountForm,
  questions: readonly SecurityQuestion[],
): AccountProblem | null {
  return (
    questionErrors({ question, answer }, questions).find((error) => error.field === field)?.problem ?? null
  );
}

const CHECKS: Readonly<
  Record<AccountField, (form: AccountForm, context: AccountContext) => AccountProblem | null>
> = {
  logonId: ({ logonId }) => textBoxError(logonId, LOGON_ID),
  password({ password }, { strength }) {
    if (password === '') return 'missing';
    return isStrong(password, strength) ? null : 'password';
  },
  email({ email }, { dataDomainToken }) {
    const error = emailError(email, dataDomainToken);
    return error && EMAIL_MESSAGES[error];
  },
  phone: ({ phone }) => (phoneError(phone, false) === null ? null : 'phone'),
  phoneType: ({ phone, phoneType }) =>
    selectError(phoneType, { required: phone.trim() !== '', options: PHONE_TYPES }),
  question: (form, { questions }) => questionProblem('question', form, questions),
  answer: (form, { questions }) => questionProblem('answer', form, questions),
  terms: ({ terms }) => (terms === TERMS_ACCEPTED ? null : 'missing'),
};

/** Validates one field. @returns null if it is valid */
export const accountFieldError = (
  field: AccountField,
  form: AccountForm,
  context: AccountContext,
): AccountProblem | null => CHECKS[field](form, context);
