/** The sign-in calls (spec 000 §7). */
import { send } from '../lib/http.ts';
import { userLogin, userLogout, type SignedIn, type UserLoginPayload } from './sign-in.schema.ts';

/** Signs in by the newer flow. @throws ServiceError */
export const requestSignIn = (payload: UserLoginPayload): Promise<SignedIn> => send(userLogin, { payload });

/** Ends the session at the service. @throws ServiceError */
export const requestSignOut = (): Promise<{ nextAction: string; redirectionUrl: string }> =>
  send(userLogout, {});
