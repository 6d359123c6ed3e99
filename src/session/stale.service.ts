/** The question whether the token still holds (spec 000 §7 'validateltpa'). */
import { send } from '../lib/http.ts';
import { validateLtpa } from './sign-in-flows.schema.ts';

/** @throws ServiceError; a 401 has ended the session by then (`session.store.ts`) */
export const requestValidation = (): Promise<unknown> => send(validateLtpa, {});
