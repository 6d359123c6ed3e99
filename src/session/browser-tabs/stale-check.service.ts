/** Token validation (spec 000 §7 'validateltpa'). */
import { send } from '../../lib/http.ts';
import { validateLtpa } from '../sign-in/sign-in-flows.schema.ts';

/**
 * @returns false for an invalid token
 * @throws ServiceError; a 401 has already ended the session (`session.store.ts`)
 */
export const isTokenValid = async (): Promise<boolean> => (await send(validateLtpa, {})).valid;
