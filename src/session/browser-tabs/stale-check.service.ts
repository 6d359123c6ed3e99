/** Asks whether the token is still valid (spec 000 §7 'validateltpa'). */
import { send } from '../../lib/http.ts';
import { validateLtpa } from '../sign-in/sign-in-flows.schema.ts';

/** @returns false for a token that is not valid @throws ServiceError; a 401 has ended the session by then (`session.store.ts`) */
export const isTokenValid = async (): Promise<boolean> => (await send(validateLtpa, {})).valid;
