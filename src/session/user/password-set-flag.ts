/** spec 000 §4 */
import { updateUser } from '../session.store.ts';

export const rememberPasswordSet = (): void => updateUser({ temporaryPassword: false, passwordSet: true });
