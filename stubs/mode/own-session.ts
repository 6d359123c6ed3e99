/**
 * Separates a canned session from real ones in the same browser, by its own cookies and its own BroadcastChannel
 * (decisions/services#stub-mode-is-never-published). Page globals are replaced, so the portal's code does not need to know about stub mode.
 */
import { LANGUAGE_COOKIE } from '../../src/lib/text/language-keys.ts';
import { MOBILE_COOKIE } from '../../src/session/storage/session-keys.ts';
import { FONT_SIZE_COOKIE } from '../../src/ui/filter/font-size.rules.ts';
import { STUB_MODE_KEY } from './mode.rules.ts';

/** Appended to cookie names. Not a prefix, because the script in the page head looks for `CommerceActivityToken=` anywhere in the cookies. */
const SUFFIX = '.stubs';
/** Preference cookies, which are the same in and outside stub mode. */
const SHARED: readonly string[] = [LANGUAGE_COOKIE, MOBILE_COOKIE, FONT_SIZE_COOKIE];

/** Splits a cookie into its name and the rest: `=`, value and attributes. */
function partsOf(cookie: string): { name: string; rest: string } {
  const name = cookie.split('=', 1)[0] ?? '';
  return { name: name.trim(), rest: cookie.slice(name.length) };
}

/** The cookies that a page in stub mode sees. @param cookies from `document.cookie` */
export const visibleCookies = (cookies: string): string =>
  cookies
    .split('; ')
    .map(partsOf)
    .filter(({ name }) => name.endsWith(SUFFIX) || SHARED.includes(name))
    .map(({ name, rest }) => `${name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name}${rest}`)
    .join('; ');

/** The cookie to write when a page in stub mode sets a cookie. @param cookie with its attributes, as assigned to `document.cookie` */
export function writtenCookie(cookie: string): string {
  const { name, rest } = partsOf(cookie);
  return SHARED.includes(name) ? cookie : `${name}${SUFFIX}${rest}`;
}

function separateCookies(): void {
  const descriptor = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => visibleCookies(String(descriptor?.get?.call(document) ?? '')),
    set: (cookie: string) => void descriptor?.set?.call(document, writtenCookie(cookie)),
  });
}

function separateChannel(): void {
  const Shared = window.BroadcastChannel;
  window.BroadcastChannel = class extends Shared {
    constructor(name: string) {
      super(`${name}${SUFFIX}`);
    }
  };
}

/** Makes stub mode survive sign-out, which clears session storage. */
function keepModeThroughClear(): void {
  Storage.prototype.clear = function clear(this: Storage) {
    for (const key of Object.keys(this)) if (key !== STUB_MODE_KEY) this.removeItem(key);
  };
}

export function separateSession(): void {
  separateCookies();
  separateChannel();
  keepModeThroughClear();
}
