/** The sign-in calls (spec 000 §7). */
import { http } from '../lib/http.ts';
import { logoutReply, userLoginReply, type SignedIn, type UserLoginRequest } from './sign-in.schema.ts';

const APP_ID = 'CHMMBR'; // spec 000 §7, header of the logout call

/** POST userInfo/userLogin: the newer sign-in flow. @throws ServiceError */
export const requestSignIn = (payload: UserLoginRequest['payload']): Promise<SignedIn> =>
  http.post('/rbsmbl/x-services/userInfo/userLogin', payload, userLoginReply);

/** DELETE userauth/v1/login: ends the session at the service. @throws ServiceError */
export const requestSignOut = (): Promise<{ nextAction: string; redirectionUrl: string }> =>
  http.delete('/rbsmbl/x-services/userauth/v1/login', logoutReply, { headers: { APPID: APP_ID } });
