import type { UserRecord } from './user-record.rules.ts';

/** Whether a stored value is a user record (spec 000 §3 'UserData'). Checks only `isLoggedIn`. */
export const isUserRecord = (value: unknown): value is UserRecord =>
  typeof value === 'object' && value !== null && 'isLoggedIn' in value && value.isLoggedIn === true;

/** First and last name; '' if unknown. */
export const fullName = (user: unknown): string =>
  isUserRecord(user) ? `${user.firstName} ${user.lastName}`.trim() : '';

export const isSameUser = (a: unknown, b: unknown): boolean =>
  isUserRecord(a) && isUserRecord(b) && a.userId === b.userId;

/** Whether the user must set a new password (spec 000 §4 'FORCED'). Not in the spec: a sign-in with a temporary password, which was sent by mail, requires this too. */
export const mustSetPassword = ({
  passwordForced,
  passwordSet,
  temporaryPassword,
}: Pick<UserRecord, 'passwordForced' | 'passwordSet' | 'temporaryPassword'>): boolean =>
  (passwordForced || temporaryPassword) && !passwordSet;
