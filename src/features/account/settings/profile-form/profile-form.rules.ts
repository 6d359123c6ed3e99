/** Which profile fields have errors, and which changes are sent (spec 000 §5, §7 'updateProfile'). Pure. */
import { EMAIL_MESSAGES, emailError, tidyEmail } from '../../../../lib/fields/email.rules.ts';
import { PHONE_TYPES, type PhoneType } from '../../../../lib/fields/phone-numbers.ts';
import { phoneError, tidyPhone } from '../../../../lib/fields/phone.rules.ts';
import { zipCodeError } from '../../../../lib/fields/zip-code.rules.ts';
import type { updateProfile } from '../../account.schema.ts';
import type { PayloadOf } from '../../../../lib/http/call.schema.ts';
import type { AccountProfile } from '../settings.schema.ts';

const TEXT_FIELDS = ['nickName', 'email', 'street', 'city', 'state', 'zipCode'] as const;
export const PROFILE_FIELDS = [...TEXT_FIELDS, ...PHONE_TYPES] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileForm = Readonly<Record<ProfileField, string>>;

export interface ProfileError {
  field: ProfileField;
  problem: 'missing' | 'email' | 'emailLong' | 'emailEnding' | 'zipCode' | 'phone' | 'zipState';
}

/** Maximum number of characters in each text field; the service has the same limit for the nickname. */
export const MOST = { nickName: 30, street: 60, city: 40 } as const;

const isPhone = (field: ProfileField): field is PhoneType => PHONE_TYPES.some((type) => type === field);

export function tidyProfile(form: ProfileForm): ProfileForm {
  const tidy = (field: ProfileField): string =>
    isPhone(field) ? tidyPhone(form[field]) : field === 'email' ? tidyEmail(form[field]) : form[field].trim();
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, tidy(field)])) as Record<
    ProfileField,
    string
  >;
}

const STREET_FIELDS = ['street', 'city', 'state'] as const;

/** Whether the field is a missing part of an address. Street, city and state require each other and a zip code. */
const isPartOfAddress = (field: ProfileField, form: ProfileForm): boolean =>
  form[field] === '' &&
  [...STREET_FIELDS, 'zipCode'].includes(field) &&
  STREET_FIELDS.some((streetField) => form[streetField] !== '');

function problemOf(
  field: ProfileField,
  form: ProfileForm,
  dataDomainToken: number,
): ProfileError['problem'] | null {
  const value = form[field];
  if (isPhone(field)) return phoneError(value, false) === null ? null : 'phone';
  if (isPartOfAddress(field, form)) return 'missing';
  if (field === 'zipCode') return zipCodeError(value, false) === null ? null : 'zipCode';
  if (field !== 'email') return null;
  const error = emailError(value, dataDomainToken);
  return error === null ? null : EMAIL_MESSAGES[error];
}

/** The errors, in form order. Saved values are not checked, except for missing parts of an address. */
export function profileErrors(
  form: ProfileForm,
  saved: ProfileForm,
  dataDomainToken: number,
): ProfileError[] {
  const tidy = tidyProfile(form);
  return PROFILE_FIELDS.flatMap((field) => {
    const problem = problemOf(field, tidy, dataDomainToken);
    const isOld = tidy[field] === saved[field] && !isPartOfAddress(field, tidy);
    return problem === null || isOld ? [] : [{ field, problem }];
  });
}

const WIRE_NAMES = {
  nickName: 'nickName',
  email: 'email1',
  street: 'address',
  city: 'city',
  state: 'state',
  zipCode: 'zipCode',
} as const satisfies Record<(typeof TEXT_FIELDS)[number], keyof PayloadOf<typeof updateProfile>>;

export type ProfileChanges = PayloadOf<typeof updateProfile>;

/** The fields that differ from the saved profile; null if none do. */
export function profileChanges(form: ProfileForm, saved: AccountProfile): ProfileChanges | null {
  const tidy = tidyProfile(form);
  const isChanged = (field: ProfileField): boolean => tidy[field] !== saved[field];
  const texts = TEXT_FIELDS.filter(isChanged).map((field) => [WIRE_NAMES[field], tidy[field]]);
  const phones = PHONE_TYPES.filter(isChanged).map((phoneType) => ({
    phoneType,
    phoneNumber: tidy[phoneType],
  }));
  if (texts.length + phones.length === 0) return null;
  return { ...Object.fromEntries(texts), ...(phones.length > 0 ? { phones } : {}) };
}

/** Whether email or phones change. Both can recover the account, so the service may require the password (decisions/sign-in#recovery-data-requires-the-password). */
export const changesContacts = (changes: ProfileChanges | null): boolean =>
  changes?.email1 !== undefined || changes?.phones !== undefined;

/** The field error for a refusal by the service; null if it is not about a field. @param code errors[0].errorMessage */
export const refusedField = (code: string | undefined): ProfileError | null =>
  code === 'ZIP-NOT-IN-STATE' ? { field: 'zipCode', problem: 'zipState' } : null;
