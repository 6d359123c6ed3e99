/** The calls for sign-in and sign-out in the newer flow (spec 000 §3, §4, §7). */
import { userLogin, userLogout } from '../../../src/session/sign-in/sign-in.schema.ts';
import type { Person } from '../../people/person.ts';
import { accountOf } from '../account/account-state.ts';
import { refuse } from '../http/requests.ts';
import { brandOf } from '../brand-records.ts';
import { createRouter, type SandboxServices, type SandboxContext } from '../context.ts';
import { checkCredentials, refuseSignIn } from './credentials.ts';
import { signInRecord } from './user-record.ts';
import { endSession, limitHours } from './token-grants.ts';
import { endCookieSessions, setTrustedCookie } from './session-cookies.ts';
import { serveCall } from '../serve-call.ts';
import { singleSignOn } from './session-store.ts';
import { secondsToEnd } from './session-end.ts';
import { logSignIn } from './sign-in-log.ts';
import { endSimulation } from './simulations.ts';

/**
 * Sets the single-sign-on cookie if the person is internal staff (spec 000 §6, §7 'ObSSOCookie header').
 * @param token a token of the session that the cookie belongs to
 */
export function setStaffCookie(
  { sessions }: SandboxServices,
  c: SandboxContext,
  { role, logonId }: Person,
  token: string,
): void {
  const session = sessions.find(token);
  if (role === 'INTERNAL' && session)
    setTrustedCookie(c, sessions.start(logonId, session.brand, { root: singleSignOn(session.root) }));
}

/** Starts a session and returns the response of the newer flow. */
export function signedIn(services: SandboxServices, c: SandboxContext, person: Person, brand: string) {
  endCookieSessions(services, c);
  const token = services.sessions.start(person.logonId, brand, { hours: limitHours(person) });
  setStaffCookie(services, c, person, token);
  logSignIn(services, c, person, token);
  const account = accountOf(services, person);
  return {
    payload: {
      ...signInRecord({ person, account, brand, day: services.day() }),
      token: {
        access_token: token,
        token_type: 'Bearer' as const,
        expires_in: services.sessions.secondsLeft(token),
        session_expires_in: secondsToEnd(services, token),
      },
    },
  };
}

export function signInRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, userLogin, ({ c, payload: { logonId, password, brand: typed } }) => {
    const brand = typed.toLowerCase();
    if (!brandOf(brand)) return refuse(400, 'UNKNOWN-BRAND');
    const { person, refusal } = checkCredentials(services, c, { logonId, password, brand });
    if (refusal) return refuseSignIn(refusal);
    return signedIn(services, c, person, brand);
  });

  serveCall(routes, services, userLogout, ({ c, caller: { token } }) => {
    // Ending a simulation keeps the other cookies, which belong to the staff member's own session.
    if (endSimulation(services, c, token))
      return { payload: { logoutInfo: { nextAction: 'stopSimulation', redirectionUrl: '' } } };
    endSession(services, token);
    endCookieSessions(services, c);
    return { payload: { logoutInfo: { nextAction: 'redirect', redirectionUrl: '/logout/' } } };
  });

  return routes;
}
