/** What a message to customer service must have before it is sent (spec 000 §5). Pure. */
import { emailFault, EMAIL_MOST, tidyEmail } from '../../lib/email.rules.ts';
import { phoneFault, tidyPhone } from '../../lib/phone.rules.ts';
import {
  CONTACT_SUBJECTS,
  CONTACT_WAYS,
  MESSAGE_MOST,
  NAME_MOST,
  type ContactRequest,
} from './contact.schema.ts';

/** The fields of the form, in its order; each as it was typed or chosen, '' where it was not. */
const CONTACT_FIELDS = ['name', 'subject', 'message', 'replyBy', 'email', 'phone'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactForm = Readonly<Record<ContactField, string>>;

/** Names of texts that say what is wrong. */
type ContactProblem =
  | 'nameMissing'
  | 'nameLong'
  | 'subjectMissing'
  | 'messageMissing'
  | 'messageLong'
  | 'replyByMissing'
  | 'emailMissing'
  | 'emailMalformed'
  | 'emailLong'
  | 'phoneMissing'
  | 'phoneMalformed';

/** What is wrong with a field, with the figures that the text names. */
export interface ContactFault {
  field: ContactField;
  problem: ContactProblem;
  params: Readonly<Record<string, number>>;
}

const EMAIL_PROBLEMS = { missing: 'emailMissing', malformed: 'emailMalformed', long: 'emailLong' } as const;
const PHONE_PROBLEMS = { missing: 'phoneMissing', malformed: 'phoneMalformed' } as const;

const isOneOf = <const Names extends readonly string[]>(
  names: Names,
  value: string,
): value is Names[number] => names.includes(value);

/** A text that must be there, and no longer than the service takes; counted as the service counts. */
function textProblem<Missing extends string, Long extends string>(
  typed: string,
  most: number,
  missing: Missing,
  long: Long,
): { problem: Missing | Long; params: Record<string, number> } | null {
  const { length } = typed.trim();
  if (length === 0) return { problem: missing, params: {} };
  return length > most ? { problem: long, params: { most, length } } : null;
}

type Problem = Omit<ContactFault, 'field'> | null;
const only = (problem: ContactProblem): Problem => ({ problem, params: {} });

/** The check of each field. The way that was not chosen asks for nothing. */
const CHECKS: Readonly<Record<ContactField, (form: ContactForm, dataDomainToken: number) => Problem>> = {
  name: ({ name }) => textProblem(name, NAME_MOST, 'nameMissing', 'nameLong'),
  subject: ({ subject }) => (isOneOf(CONTACT_SUBJECTS, subject) ? null : only('subjectMissing')),
  message: ({ message }) => textProblem(message, MESSAGE_MOST, 'messageMissing', 'messageLong'),
  replyBy: ({ replyBy }) => (isOneOf(CONTACT_WAYS, replyBy) ? null : only('replyByMissing')),
  email({ replyBy, email }, dataDomainToken) {
    const fault = replyBy === 'EMAIL' ? emailFault(email, dataDomainToken) : null;
    return fault && { problem: EMAIL_PROBLEMS[fault], params: { most: EMAIL_MOST } };
  },
  phone({ replyBy, phone }) {
    const fault = replyBy === 'PHONE' ? phoneFault(phone, true) : null;
    return fault && only(PHONE_PROBLEMS[fault]);
  },
};

/** What is wrong with a form, in its order; nothing where it can be sent. */
export const contactFaults = (form: ContactForm, dataDomainToken: number): ContactFault[] =>
  CONTACT_FIELDS.flatMap((field) => {
    const found = CHECKS[field](form, dataDomainToken);
    return found ? [{ field, ...found }] : [];
  });

/** A message without the key that makes it count once. */
export type ContactContent = Omit<ContactRequest, 'requestKey'>;

/**
 * A form as it is sent, or null where something is wrong with it.
 * @param language in which the page is read
 */
export function contentOf(
  form: ContactForm,
  brand: { code: string; dataDomainToken: number },
  language: ContactContent['language'],
): ContactContent | null {
  const { subject, replyBy } = form;
  if (contactFaults(form, brand.dataDomainToken).length > 0) return null;
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

/**
 * The request for a message. The same message again keeps its key, so that a second try after a failure,
 * of which nobody knows whether it arrived, counts once; a changed one is a new message.
 * @param last what was sent before, or null
 * @param newKey makes a UUID
 */
export const requestOf = (
  content: ContactContent,
  last: ContactRequest | null,
  newKey: () => string,
): ContactRequest => (last && sameContent(last, content) ? last : { ...content, requestKey: newKey() });
