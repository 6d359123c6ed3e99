/** Users who must change their password first (spec 000 §4 'FORCED'). Pure. */
import { mustSetPassword } from '../../session/user/stored-user.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';

/** Route of the only view that they see (spec 000 §2 'Routes'). */
export const CHANGE_PASSWORD = 'change-password';

/** Whether a view is hidden until the password is changed. */
export const isHeldBack = (user: UserRecord, path: readonly string[]): boolean =>
  mustSetPassword(user) && path.join('/') !== CHANGE_PASSWORD;
