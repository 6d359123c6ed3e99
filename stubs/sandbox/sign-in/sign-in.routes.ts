/** Sign-in and sign-out (spec 000 §3, §4, §7). */
import { userLogin, userLogout } from '../../../src/session/sign-in/sign-in.schema.ts';
import type { Person } from '../../people/person.ts';
import { accountOf } from '../account/account-state.ts';
import { refuse } from '../http/requests.ts';
import { brandOf } from '../brand-records.ts';
import { createRouter, type House, type SandboxContext } from '../context.ts';
import { checkCredentials, refuseSignIn } from './credentials.ts';
import { signInRecord } from './user-record.ts';
import { endSession } from './token-grants.ts';
import { clearOlderCookies, setTrustedCookie } from './session-cookies.ts';
import { serveCall } from '../serve-call.ts';
import { SESSION_SECONDS } from './session-store.ts';
import { takeSimulation } from './simulations.ts';

/** Gives internal staff the single-sign-on cookie (spec 000 §6, §7 'ObSSOCookie header'); nobody else needs it. */
export function trustStaff(house: House, c: SandboxContext, person: Person, brand: string): void {
  if (person.role === 'INTERNAL') setTrustedCookie(c, house.sessions.start(person.logonId, brand));
}

/** Starts a session and gives the answer of the newer flow. */
export function signedIn(house: House, c: SandboxContext, person: Person, brand: string) {
  clearOlderCookies(c);
  trustStaff(house, c, person, brand);
  const token = house.sessions.start(person.logonId, brand);
  const account = accountOf(house, person);
  return {
    payload: {
      ...signInRecord({ person, account, brand, day: house.day() }),
      token: { access_token: token, token_type: 'Bearer' as const, expires_in: SESSION_SECONDS },
    },
  };
}

export function signInRoutes(house: House) {
  const routes = createRouter();

  serveCall(routes, house, userLogin, ({ c, payload: { logonId, password, brand: typed } }) => {
    const brand = typed.toLowerCase();
    if (!brandOf(brand)) return refuse(400, 'UNKNOWN-BRAND');
    const { person, refusal } = checkCredentials(house, c, { logonId, password, brand });
    if (refusal) return refuseSignIn(refusal);
    return signedIn(house, c, person, brand);
  });

  serveCall(routes, house, userLogout, ({ c, caller: { token } }) => {
    endSession(house, token);
    // Whoever simulates keeps a session of their own, whose cookies these are.
    if (takeSimulation(house, c, token))
      return { payload: { logoutInfo: { nextAction: 'stopSimulation', redirectionUrl: '' } } };
    for (const one of clearOlderCookies(c)) endSession(house, one);
    return { payload: { logoutInfo: { nextAction: 'redirect', redirectionUrl: '/logout/' } } };
  });

  return routes;
}
