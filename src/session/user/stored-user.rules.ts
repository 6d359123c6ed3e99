/** What is known of a user record that comes out of storage, or from another tab. Pure. */
import type { UserRecord } from './user-record.rules.ts';

/** Whether storage still holds the record of somebody who is signed in (spec 000 §3 'UserData'). */
export const isUserRecord = (value: unknown): value is UserRecord =>
  typeof value === 'object' && value !== null && 'isLoggedIn' in value && value.isLoggedIn === true;

/** First and last name in a record; '' where it has none. */
export const fullName = (user: unknown): string =>
  isUserRecord(user) ? `${user.firstName} ${user.lastName}`.trim() : '';

/** Whether two records are of one person. */
export const isSameUser = (one: unknown, other: unknown): boolean =>
  isUserRecord(one) && isUserRecord(other) && one.userId === other.userId;
