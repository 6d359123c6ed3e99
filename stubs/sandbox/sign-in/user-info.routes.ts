/** The user data record, rating information, keep-alive and server storage (spec 000 §3, §7). */
import { getCookie } from 'hono/cookie';
import * as v from 'valibot';
import * as keeping from '../../../src/session/timeout/keep-alive.schema.ts';
import * as info from '../../../src/session/user/user-info.schema.ts';
import { accountOf } from '../account/account-state.ts';
import { bearerOf, refuse } from '../http/requests.ts';
import { brandOf } from '../brand-records.ts';
import { createRouter, type House } from '../context.ts';
import { signInRecord, userInfoRecord } from './user-record.ts';
import { prolongSession } from './token-grants.ts';
import { TRUSTED_COOKIE } from './session-cookies.ts';
import { serveCall } from '../serve-call.ts';
import { brandOfStore } from './sign-in-flows.routes.ts';

/** Spec 000 §9 'session storage expiry 60 minutes'. */
const STORAGE_MS = 3_600_000;
const stored = v.object({ value: v.string(), until: v.number() });
const ratings = v.array(v.object({ storeId: v.number(), brand: v.string() }));

/** Store of a session whose brand is none of the portal's. */
const ANY_STORE = 10_152;

export function userInfoRoutes(house: House) {
  const routes = createRouter();

  serveCall(routes, house, info.getUserInfo, ({ query, caller: { person, session }, day }) => {
    if (query.UserID !== undefined && query.UserID.toUpperCase() !== person.logonId.toUpperCase())
      return refuse(403, 'NOT-YOUR-ID');
    const subject = { person, account: accountOf(house, person), brand: session.brand, day };
    const storeId = brandOf(session.brand)?.storeID ?? ANY_STORE;
    return { payload: { userInfo: userInfoRecord(subject, storeId) } };
  });

  serveCall(routes, house, info.getBasicUserInfo, ({ caller: { person, session }, day }) => {
    const account = accountOf(house, person);
    const { logonId, firstName, lastName, role } = signInRecord({
      person,
      account,
      brand: session.brand,
      day,
    });
    return { payload: { logonId, firstName, lastName, role } };
  });

  serveCall(routes, house, info.getRatingInfo, ({ param, caller: { person, session } }) => {
    const storeID = param('storeID');
    if (brandOfStore(storeID) === undefined) return refuse(404, 'NO-SUCH-STORE');
    const saved = house.state.get(person.logonId, 'rating-info', storeID, ratings);
    return { ratingInfo: saved ?? [{ storeId: Number(storeID), brand: session.brand }] };
  });

  serveCall(routes, house, info.saveRatingInfo, ({ c, param, payload: { ratingInfo } }) => {
    const storeID = param('storeID');
    // Visitors may save; a token that has expired is refused all the same (spec 000 §8).
    const token = bearerOf(c);
    const session = token === undefined ? undefined : house.sessions.find(token);
    if (token !== undefined && (!session || house.sessions.isExpired(session)))
      return refuse(401, 'TOKEN-INVALID');
    if (brandOfStore(storeID) === undefined) return refuse(404, 'NO-SUCH-STORE');
    if (session) house.state.set(session.logonId, 'rating-info', storeID, ratingInfo);
    return { ratingInfo };
  });

  serveCall(routes, house, keeping.keepAlive, ({ c, caller: { token } }) => {
    prolongSession(house, token);
    // The older flow's trusted token is a session beside the first, with which staff simulate members.
    prolongSession(house, getCookie(c, TRUSTED_COOKIE) ?? '');
    return { payload: { status: 'success' as const } };
  });
  serveCall(routes, house, keeping.vendorKeepAlive, () => ({ payload: { status: 'success' as const } }));

  serveCall(routes, house, keeping.readServerStorage, ({ param, caller: { person } }) => {
    const key = param('key');
    const found = house.state.get(person.logonId, 'server-storage', key, stored);
    return { payload: { key, value: found && found.until > house.now() ? found.value : null } };
  });

  serveCall(
    routes,
    house,
    keeping.writeServerStorage,
    ({ param, payload: { value }, caller: { person } }) => {
      const key = param('key');
      house.state.set(person.logonId, 'server-storage', key, { value, until: house.now() + STORAGE_MS });
      return { payload: { key, value } };
    },
  );

  return routes;
}
