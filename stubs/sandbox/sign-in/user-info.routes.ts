/** The calls for the user data record, rating information, keep-alive and server storage (spec 000 §3, §7). */
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import * as keeping from '../../../src/session/timeout/keep-alive.schema.ts';
import * as info from '../../../src/session/user/user-info.schema.ts';
import { accountOf } from '../account/account-state.ts';
import { bearerOf, refuse } from '../http/requests.ts';
import { brandOf } from '../brand-records.ts';
import { createRouter, type SandboxContext, type SandboxEnv, type SandboxServices } from '../context.ts';
import { signInRecord, userInfoRecord } from './user-record.ts';
import { extendSession } from './token-grants.ts';
import { TRUSTED_COOKIE } from './session-cookies.ts';
import { serveCall } from '../serve-call.ts';
import { secondsToEnd } from './session-end.ts';
import { brandOfStore } from './sign-in-flows.routes.ts';

/** How long server storage lasts (spec 000 §9 'session storage expiry 60 minutes'). */
const STORAGE_MS = 3_600_000;
const stored = v.object({ value: v.string(), until: v.number() });
const ratings = v.array(v.object({ storeId: v.number(), brand: v.string() }));

/** The store number for a session whose brand is unknown. */
const ANY_STORE = 10_152;

function addRatingRoutes(routes: Hono<SandboxEnv>, services: SandboxServices): void {
  /** The session of a call that visitors can make too; null without a token, a refusal if the token has expired (spec 000 §8). */
  const sessionOf = (c: SandboxContext) => {
    const token = bearerOf(c);
    if (token === undefined) return null;
    const session = services.sessions.find(token);
    return session && !services.sessions.isExpired(session) ? session : refuse(401, 'TOKEN-INVALID');
  };

  serveCall(routes, services, info.getRatingInfo, ({ c, param }) => {
    const storeID = param('storeID');
    const session = sessionOf(c);
    if (session instanceof Response) return session;
    if (brandOfStore(storeID) === undefined) return refuse(404, 'NO-SUCH-STORE');
    if (!session) return { ratingInfo: [] };
    const persisted = services.state.get(session.logonId, 'rating-info', storeID, ratings);
    return { ratingInfo: persisted ?? [{ storeId: Number(storeID), brand: session.brand }] };
  });

  serveCall(routes, services, info.saveRatingInfo, ({ c, param, payload: { ratingInfo } }) => {
    const storeID = param('storeID');
    const session = sessionOf(c);
    if (session instanceof Response) return session;
    if (brandOfStore(storeID) === undefined) return refuse(404, 'NO-SUCH-STORE');
    if (session) services.state.set(session.logonId, 'rating-info', storeID, ratingInfo);
    return { ratingInfo };
  });
}

export function userInfoRoutes(services: SandboxServices) {
  const routes = createRouter();
  addRatingRoutes(routes, services);

  serveCall(routes, services, info.getUserInfo, ({ query, caller: { person, session, token }, day }) => {
    if (query.UserID !== undefined && query.UserID.toUpperCase() !== person.logonId.toUpperCase())
      return refuse(403, 'NOT-YOUR-ID');
    const subject = { person, account: accountOf(services, person), brand: session.brand, day };
    const storeId = brandOf(session.brand)?.storeID ?? ANY_STORE;
    return {
      payload: {
        userInfo: userInfoRecord(subject, storeId),
        sessionExpiresIn: secondsToEnd(services, token),
      },
    };
  });

  serveCall(routes, services, info.getBasicUserInfo, ({ caller: { person, session }, day }) => {
    const account = accountOf(services, person);
    const { logonId, firstName, lastName, role } = signInRecord({
      person,
      account,
      brand: session.brand,
      day,
    });
    return { payload: { logonId, firstName, lastName, role } };
  });

  serveCall(routes, services, keeping.keepAlive, ({ c, caller: { token } }) => {
    extendSession(services, token);
    // Extend the older flow's trusted token too, which staff need to simulate members.
    extendSession(services, getCookie(c, TRUSTED_COOKIE) ?? '');
    return { payload: { status: 'success' as const } };
  });
  serveCall(routes, services, keeping.vendorKeepAlive, () => ({ payload: { status: 'success' as const } }));

  serveCall(routes, services, keeping.readServerStorage, ({ param, caller: { person } }) => {
    const key = param('key');
    const persisted = services.state.get(person.logonId, 'server-storage', key, stored);
    return {
      payload: { key, value: persisted && persisted.until > services.now() ? persisted.value : null },
    };
  });

  serveCall(
    routes,
    services,
    keeping.writeServerStorage,
    ({ param, payload: { value }, caller: { person } }) => {
      const key = param('key');
      services.state.set(person.logonId, 'server-storage', key, {
        value,
        until: services.now() + STORAGE_MS,
      });
      return { payload: { key, value } };
    },
  );

  return routes;
}
