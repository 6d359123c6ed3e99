/** The call that ends a session (spec 000 §7). */
import { send } from '../lib/http.ts';
import { userLogout } from './sign-in.schema.ts';

/** Ends the session at the service. @throws ServiceError */
export const requestSignOut = (): Promise<{ nextAction: string; redirectionUrl: string }> =>
  send(userLogout, {});
