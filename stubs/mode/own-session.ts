/**
 * Keeps a canned session apart from true ones of the same browser (decision 011): cookies and the tabs' channel of its own.
 * Both are those of the page itself, so the portal's code needs to know nothing of stub mode.
 */
import { LANGUAGE_COOKIE } from '../../src/lib/language-keys.ts';
import { MOBILE_COOKIE } from '../../src/session/storage/session-keys.ts';
import { FONT_SIZE_COOKIE } from '../../src/ui/font-size.rules.ts';
import { STUB_MODE_KEY } from './mode.rules.ts';

/** Behind the name, because the script in the head looks for `CommerceActivityToken=` anywhere in the cookies. */
const SUFFIX = '.stubs';
/** How the page is read, in the mode or not. */
const SHARED: readonly string[] = [LANGUAGE_COOKIE, MOBILE_COOKIE, FONT_SIZE_COOKIE];

/** Name and value of a cookie, which may have none, and its attributes. */
function partsOf(cookie: string): { name: string; rest: string } {
  const name = cookie.split('=', 1)[0] ?? '';
  return { name: name.trim(), rest: cookie.slice(name.length) };
}

/** What a page in stub mode sees of the browser's cookies. @param cookies as `document.cookie` gives them */
export const cookiesSeen = (cookies: string): string =>
  cookies
    .split('; ')
    .map(partsOf)
    .filter(({ name }) => name.endsWith(SUFFIX) || SHARED.includes(name))
    .map(({ name, rest }) => `${name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name}${rest}`)
    .join('; ');

/** A cookie as a page in stub mode writes it. @param cookie as `document.cookie` takes it, with its attributes */
export function cookieWritten(cookie: string): string {
  const { name, rest } = partsOf(cookie);
  return SHARED.includes(name) ? cookie : `${name}${SUFFIX}${rest}`;
}

function separateCookies(): void {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookiesSeen(String(own?.get?.call(document) ?? '')),
    set: (cookie: string) => void own?.set?.call(document, cookieWritten(cookie)),
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

/** Sign-out clears the tab's storage: the mode stays. */
function keepModeThroughClear(): void {
  Storage.prototype.clear = function clear(this: Storage) {
    for (const key of Object.keys(this)) if (key !== STUB_MODE_KEY) this.removeItem(key);
  };
}

/** From now on this page's session is a canned one. */
export function startOwnSession(): void {
  separateCookies();
  separateChannel();
  keepModeThroughClear();
}
