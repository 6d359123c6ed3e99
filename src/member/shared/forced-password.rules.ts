/** Which views are hidden from users who must change their password (spec 000 §4 'FORCED'). Pure. */
import { mustSetPassword } from '../../session/user/stored-user.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';

/** Route of the only view that is shown to users who must change their password (spec 000 §2 'Routes'). */
export const CHANGE_PASSWORD = 'change-password';

/** Whether the view of a route is hidden until the user has changed the password. */
export const isHeldBack = (user: UserRecord, path: readonly string[]): boolean =>
  mustSetPassword(user) && path.join('/') !== CHANGE_PASSWORD;
