/** Validates the contact form (spec 000 §5) and builds its request. Pure. */
import { EMAIL_MESSAGES, emailError, MAX_EMAIL_LENGTH, tidyEmail } from '../../lib/fields/email.rules.ts';
import { phoneError, tidyPhone } from '../../lib/fields/phone.rules.ts';
import {
  CONTACT_SUBJECTS,
  CONTACT_WAYS,
  MESSAGE_MAX,
  NAME_MAX,
  type ContactRequest,
} from './contact.schema.ts';

/** The fields in the order of the form. */
const CONTACT_FIELDS = ['name', 'subject', 'message', 'replyBy', 'email', 'phone'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactForm = Readonly<Record<ContactField, string>>;

/** Keys of error texts in `contact.text.ts` or `validation.text.ts`. */
type ContactProblem =
  | 'missing'
  | 'nameLong'
  | 'messageLong'
  | 'email'
  | 'emailLong'
  | 'emailEnding'
  | 'phone';

/** A field's error, with the parameters of its text. */
export interface ContactError {
  field: ContactField;
  problem: ContactProblem;
  params: Readonly<Record<string, number>>;
}

const isOneOf = <const Names extends readonly string[]>(
  names: Names,
  value: string,
): value is Names[number] => names.includes(value);

type Problem = Omit<ContactError, 'field'> | null;
const withoutParams = (problem: ContactProblem): Problem => ({ problem, params: {} });

function textProblem(typed: string, most: number, long: 'nameLong' | 'messageLong'): Problem {
  const { length } = typed.trim();
  if (length === 0) return withoutParams('missing');
  return length > most ? { problem: long, params: { most, length } } : null;
}

/** Email and phone are required only if the visitor chose that channel for the response. */
const CHECKS: Readonly<Record<ContactField, (form: ContactForm, dataDomainToken: number) => Problem>> = {
  name: ({ name }) => textProblem(name, NAME_MAX, 'nameLong'),
  subject: ({ subject }) => (isOneOf(CONTACT_SUBJECTS, subject) ? null : withoutParams('missing')),
  message: ({ message }) => textProblem(message, MESSAGE_MAX, 'messageLong'),
  replyBy: ({ replyBy }) => (isOneOf(CONTACT_WAYS, replyBy) ? null : withoutParams('missing')),
  email({ replyBy, email }, dataDomainToken) {
    const error = replyBy === 'EMAIL' ? emailError(email, dataDomainToken) : null;
    return error && { problem: EMAIL_MESSAGES[error], params: { most: MAX_EMAIL_LENGTH } };
  },
  phone({ replyBy, phone }) {
    const error = replyBy === 'PHONE' ? phoneError(phone, true) : null;
    return error && withoutParams(error);
  },
};

/** The form's errors, in form order. */
export const contactErrors = (form: ContactForm, dataDomainToken: number): ContactError[] =>
  CONTACT_FIELDS.flatMap((field) => {
    const error = CHECKS[field](form, dataDomainToken);
    return error ? [{ field, ...error }] : [];
  });

/** The error to show if the service refuses the email address or phone number. */
export const refusedContact = ({ replyBy }: Pick<ContactRequest, 'replyBy'>): ContactError =>
  replyBy === 'EMAIL'
    ? { field: 'email', problem: 'email', params: {} }
    : { field: 'phone', problem: 'phone', params: {} };

export type ContactContent = Omit<ContactRequest, 'requestKey'>;

/** Builds the request's content. @returns null if the form has errors */
export function readContent(
  form: ContactForm,
  brand: { code: string; dataDomainToken: number },
  language: ContactContent['language'],
): ContactContent | null {
  const { subject, replyBy } = form;
  if (contactErrors(form, brand.dataDomainToken).length > 0) return null;
  if (!isOneOf(CONTACT_SUBJECTS, subject) || !isOneOf(CONTACT_WAYS, replyBy)) return null;
  return {
    brand: brand.code,
    language,
    name: form.name.trim(),
    subject,
    message: form.message.trim(),
    replyBy,
    contactValue: replyBy === 'EMAIL' ? tidyEmail(form.email) : tidyPhone(form.phone),
  };
}

const sameContent = ({ requestKey: _key, ...sent }: ContactRequest, content: ContactContent): boolean =>
  JSON.stringify(sent) === JSON.stringify(content);

/** A repeated message reuses its key, so that the service stores it once; a changed message gets a new key (UUID). */
export const toRequest = (
  content: ContactContent,
  last: ContactRequest | null,
  newKey: () => string,
): ContactRequest => (last && sameContent(last, content) ? last : { ...content, requestKey: newKey() });
