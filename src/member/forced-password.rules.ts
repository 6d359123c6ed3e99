/** Who must choose a password before they see anything else (spec 000 §4 'FORCED'). Pure. */
import { mustSetPassword, type UserRecord } from '../session/user/user-record.rules.ts';

/** The one view that they get; its route (spec 000 §2 'Routes'). */
export const CHANGE_PASSWORD = 'change-password';

/** Whether a view is held back from somebody until they have chosen one. @param path of its route */
export const isHeldBack = (user: UserRecord, path: readonly string[]): boolean =>
  mustSetPassword(user) && path.join('/') !== CHANGE_PASSWORD;
