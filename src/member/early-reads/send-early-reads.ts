/**
 * Sends the member area's first requests while its code is loading, and passes the responses to the panels' stores while React is
 * loading (decisions/code#reads-that-start-before-their-code). boot.ts imports this file in the head of a signed-in member's page, so it must stay small:
 * no React, ky or valibot.
 */
import { openEarlyReads, startEarlyRead } from '../../lib/http/early-responses.ts';
import { MEMBER_PRELOADS } from '../../lib/page/member-preloads.ts';
import { prepareRequest } from '../../lib/http/prepared-request.ts';
import type { RequestShape } from '../../lib/http/call.schema.ts';
import type { AnyInput } from '../../lib/http/request.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { cachedProfile } from '../../profile/profile-cache.ts';
import { persistedGroupNumber } from '../../profile/group/persisted-group.ts';
import { DEFAULT_PATH, parseHash, pathKey } from '../../routing/hash.rules.ts';
import { isStale } from '../../session/browser-tabs/stale-check.rules.ts';
import { PUBLIC_APP_CONFIG, publicConfigParams } from '../../session/services/app-config.request.ts';
import { serviceHosts } from '../../session/services/service-hosts.ts';
import { readCookie } from '../../session/storage/session-cookies.ts';
import { USER_KEY } from '../../session/storage/session-keys.ts';
import { SESSION_COOKIE } from '../../session/storage/shell-keys.ts';
import {
  storedSessionCookie,
  storedSessionInfo,
  storedTokens,
} from '../../session/storage/stored-session.ts';
import { isIdleTooLong } from '../../session/timeout/last-activity.ts';
import { isRefreshDue } from '../../session/tokens/refresh-due.rules.ts';
import { belongsInMemberArea } from '../../session/user/roles.rules.ts';
import { isUserRecord, mustSetPassword } from '../../session/user/stored-user.rules.ts';
import { earlyRequests, type EarlyBrand } from './early-reads.rules.ts';
import { bypassesMaintenance } from '../screen/maintenance-bypass.ts';

const SIGN_OUT = '#logout';
const SUMMARY = DEFAULT_PATH.join('/');

/** Checks only two fields of the brand data, because the publisher wrote the data into the page. */
const isEarlyBrand = (value: unknown): value is EarlyBrand =>
  typeof value === 'object' && value !== null && 'code' in value && 'timeZone' in value;

function prerenderedBrand(): EarlyBrand | null {
  const json = document.getElementById(MEMBER_PRELOADS)?.dataset['brand'];
  const brand: unknown = json === undefined ? null : JSON.parse(json);
  return isEarlyBrand(brand) ? brand : null;
}

/** Whether the user belongs in the member area and does not have to change the password first. */
function isPlainMember(user: unknown): boolean {
  return isUserRecord(user) && belongsInMemberArea(user.type.actorType) && !mustSetPassword(user);
}

/** The access token; null unless the browser's own data show that a plain member's session is valid. Also null at sign-out and in a simulation. */
function steadyToken(): string | null {
  const { session } = document.documentElement.dataset;
  if (session !== 'in' || window.location.hash === SIGN_OUT || storedSessionInfo().simulation) return null;
  if (isStale(storedSessionCookie(), readCookie(SESSION_COOKIE)) || isIdleTooLong()) return null;
  const tokens = storedTokens();
  const isUsable = tokens !== null && Date.now() < tokens.endsAt && !isRefreshDue(tokens, Date.now());
  return isUsable && isPlainMember(sessionStore.get(USER_KEY)) ? tokens.access : null;
}

/**
 * Loads the browser's locale data while the browser waits for responses, because loading the data at first use would take
 * 12 ms while the responses are shown. Each part loads in its own task, so that no task blocks a slow phone for more than 50 ms.
 */
function loadLocaleData(): void {
  const parts: (() => unknown)[] = [Intl.Collator, Intl.NumberFormat, Intl.DateTimeFormat];
  for (const part of parts) setTimeout(part);
}

export async function sendEarlyReads(): Promise<void> {
  const brand = prerenderedBrand();
  const token = steadyToken();
  const now = brand && token !== null ? openEarlyReads() : null;
  if (!brand || token === null || now === null) return;
  const send = (call: RequestShape, input: AnyInput): void =>
    startEarlyRead(
      prepareRequest(call, input, { token, host: window.location.hostname, serviceHosts: serviceHosts() }),
    );
  const route = parseHash(window.location.hash);
  if (!bypassesMaintenance(route)) send(PUBLIC_APP_CONFIG, { params: publicConfigParams(brand.code) });
  if (pathKey(route) !== SUMMARY) return;
  const profile = await cachedProfile();
  if (!profile || steadyToken() !== token) return;
  const visit = { brand, persistedGroup: persistedGroupNumber(), now };
  for (const [call, input] of earlyRequests(profile, visit)) send(call, input);
  loadLocaleData();
  const { startSummary } = await import('../summary/summary.store.ts');
  // The panels need the time zone from the page's header. If the browser has not parsed the header yet, the panels are not
  // loaded here; the view loads them later.
  const hasHeader = document.querySelector('[data-time-zone]') !== null;
  if (hasHeader && steadyToken() === token) startSummary(brand.messageCenter);
}
