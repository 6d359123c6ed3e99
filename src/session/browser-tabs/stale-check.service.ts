import { send } from '../../lib/http.ts';
import { validateLtpa } from '../sign-in/sign-in-flows.schema.ts';

/** @throws ServiceError; a 401 has already ended the session (spec 000 §7 'validateltpa') */
export const isTokenValid = async (): Promise<boolean> => (await send(validateLtpa, {})).valid;
