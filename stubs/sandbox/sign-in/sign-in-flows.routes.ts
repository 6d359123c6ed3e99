/** The calls of the older sign-in flow and of Basic sign-in, the sign-out call, and the call that checks a token (spec 000 §3, §4, §7). */
import { getCookie } from 'hono/cookie';
import * as flows from '../../../src/session/sign-in/sign-in-flows.schema.ts';
import * as ltpa from '../../../src/session/sign-out/ltpa.schema.ts';
import type { Person } from '../../people/person.ts';
import { accountOf } from '../account/account-state.ts';
import { bearerOf, refuse } from '../http/requests.ts';
import { allBrands } from '../brand-records.ts';
import { basicOf } from '../http/caller.middleware.ts';
import { createRouter, type SandboxServices, type SandboxContext } from '../context.ts';
import { checkCredentials, refuseSignIn, type SignInOutcome } from './credentials.ts';
import { signInRecord } from './user-record.ts';
import { endSession, limitHours } from './token-grants.ts';
import {
  clearSessionCookies,
  endCookieSessions,
  SESSION_COOKIE,
  setSessionCookies,
} from './session-cookies.ts';
import { serveCall } from '../serve-call.ts';
import { singleSignOn } from './session-store.ts';
import { logSignIn } from './sign-in-log.ts';
import { signedIn } from './sign-in.routes.ts';
import { endSimulation } from './simulations.ts';

export const brandOfStore = (storeID: string): string | undefined =>
  [...allBrands().values()].find((brand) => String(brand.storeID) === storeID)?.code;

/** Checks the credentials in a Basic header. An invalid header is treated as an unknown user name. */
function checkBasic(services: SandboxServices, c: SandboxContext, brand: string): SignInOutcome {
  const { name: logonId = '', password = '' } = basicOf(c) ?? {};
  return checkCredentials(services, c, { logonId, password, brand });
}

/** The user attributes in the response of the older flow. Empty ones are left out. */
function contextAttributes(services: SandboxServices, person: Person, brand: string, storeId: string) {
  const account = accountOf(services, person);
  const record = signInRecord({ person, account, brand, day: services.day() });
  const values = {
    role: record.role,
    ecid: record.ecid,
    dob: record.dob,
    email: record.email,
    securityQuestion: record.security_question,
    market: record.market,
    zipCode: record.zipCode,
    brand,
  };
  return Object.entries(values).flatMap(([attributeName, value]) =>
    value ? [{ attributeName, attributeValue: [{ storeId, value: [value] }] }] : [],
  );
}

export function signInFlowsRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, flows.ltpaLogin, ({ c, param }) => {
    const brand = brandOfStore(param('storeID'));
    if (brand === undefined) return refuse(404, 'NO-SUCH-STORE');
    const { person, refusal } = checkBasic(services, c, brand);
    if (refusal) return refuseSignIn(refusal);
    endCookieSessions(services, c);
    const token = services.sessions.start(person.logonId, brand, { hours: limitHours(person) });
    const root = services.sessions.find(token)?.root;
    const trusted = services.sessions.start(person.logonId, brand, {
      ...(root && { root: singleSignOn(root) }),
    });
    setSessionCookies(c, token, trusted);
    logSignIn(services, c, person, token);
    const { temporary, forced, profile } = accountOf(services, person);
    return {
      WCToken: token,
      WCTrustedToken: trusted,
      HMCSRProxyToken: person.staff?.mayProxy ? trusted : '',
      contextAttribute: contextAttributes(services, person, brand, param('storeID')),
      tempPasswordFlag: temporary,
      securityStrengthEnforcement: forced ? 'FORCED' : '',
      logonId: person.logonId.toUpperCase(),
      phone: person.phone,
      phone1: profile.phone1 ?? person.phone,
    };
  });

  serveCall(routes, services, flows.userauthLogin, ({ c, payload }) => {
    const brand = payload.brand.toLowerCase();
    const { person, refusal } = checkBasic(services, c, brand);
    if (refusal) return refuseSignIn(refusal);
    return signedIn(services, c, person, brand);
  });

  serveCall(routes, services, ltpa.ltpaLogout, ({ c, param }) => {
    if (param('storeID') !== ltpa.SIGN_OUT_STORE) return refuse(404, 'NO-SUCH-STORE');
    const token = bearerOf(c) ?? '';
    const cookies = clearSessionCookies(c);
    if (!endSimulation(services, c, token))
      for (const ended of [token, ...cookies]) endSession(services, ended);
    return { status: 'success' as const };
  });

  serveCall(routes, services, ltpa.validateLtpa, ({ c, caller: { person } }) => {
    const cookie = getCookie(c, SESSION_COOKIE);
    const session = cookie === undefined ? undefined : services.sessions.find(cookie);
    const isOwn = session?.logonId === person.logonId.toUpperCase() && !services.sessions.isExpired(session);
    if (cookie !== undefined && !isOwn) return refuse(401, 'SESSION-STALE');
    return { valid: true as const, logonId: person.logonId.toUpperCase() };
  });

  return routes;
}
