/** The session's flag that a password was already set (spec 000 §4); it is part of the user record, which all tabs share. */
import { updateUser } from '../session.store.ts';

/** Whoever had to choose a new password has done so. */
export const rememberPasswordSet = (): void => updateUser({ temporaryPassword: false, passwordSet: true });
