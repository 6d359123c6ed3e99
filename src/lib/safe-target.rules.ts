/**
 * Where the portal may send a browser. Every address that comes from outside the code (a service's answer, the
 * page's own query, the content service) passes here before anything navigates to it. Pure.
 */

/** Hosts that a browser may be sent to, beside the page's own. */
export interface AllowedTargets {
  /** The page's own origin, `https://northstar.example`. */
  origin: string;
  /** Addresses whose origins are known: the sites of the brand record, the brands' own. */
  sites: readonly string[];
}

/** Longer than any address of ours; what is longer is an attempt at something. */
const MAX_LENGTH = 2000;
/**
 * White space, control characters and backslashes: browsers drop or turn some of them while they read an address, so
 * that what was checked is not what is visited.
 */
const UNSAFE = /[\s\p{Cc}\p{Cf}\\]/u;
/** `/path` and `#fragment`; two slashes name a host. */
const LOCAL = /^(?:\/(?!\/)|#)/;
const MAX_DECODINGS = 5;

/** The text with its escapes undone, however often they were laid over each other; null where they are broken. */
function fullyDecoded(text: string): string | null {
  let now = text;
  for (let round = 0; round < MAX_DECODINGS; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(now);
    } catch {
      return null;
    }
    if (next === now) return now;
    now = next;
  }
  return null; // escaped more often than anybody honest would
}

/** Whether a path still is one of ours once a server or a script has undone its escapes. */
function isLocalWhenDecoded(target: string): boolean {
  const plain = fullyDecoded(target);
  return plain !== null && !UNSAFE.test(plain) && LOCAL.test(plain);
}

function localTarget(target: string, origin: string): string | null {
  const url = URL.parse(target, `${origin}/`);
  if (url?.origin !== origin || !isLocalWhenDecoded(target)) return null;
  // A path can lose its dots, or what a server leaves out, and become another: no part of it may name a host.
  return fullyDecoded(url.pathname)?.includes('//') ? null : `${url.pathname}${url.search}${url.hash}`;
}

const originOf = (address: string): string | null => URL.parse(address)?.origin ?? null;

/** The whole address of another known site, or one of this origin as a path; null for any other. */
function knownSiteTarget(target: string, { origin, sites }: AllowedTargets): string | null {
  const url = URL.parse(target);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  // The text must begin as the browser reads it: no other spelling of a host is worth a guess.
  if (!target.toLowerCase().startsWith(url.origin)) return null;
  const plain = fullyDecoded(target);
  if (plain === null || UNSAFE.test(plain)) return null;
  if (url.origin === origin) return localTarget(`${url.pathname}${url.search}${url.hash}`, origin);
  return sites.some((site) => originOf(site) === url.origin) ? url.href : null;
}

/**
 * The address to go to, or null where the browser must not be sent there.
 * @param target whatever came
 * @returns a path, query and fragment of this origin, also for a whole address of it, so that it counts as this site
 *   (spec 000 §4 'Redirect rule after login'); or a whole address of a known site
 */
export function safeTarget(target: unknown, allowed: AllowedTargets): string | null {
  if (typeof target !== 'string' || target === '' || target.length > MAX_LENGTH) return null;
  if (UNSAFE.test(target)) return null;
  return LOCAL.test(target) ? localTarget(target, allowed.origin) : knownSiteTarget(target, allowed);
}

/**
 * A brand code out of an address (spec 000 §2 'defBrand'), in lower case; null where no brand has it.
 * @param known codes of all brands
 */
export function safeBrandCode(code: unknown, known: readonly string[]): string | null {
  if (typeof code !== 'string') return null;
  const lower = code.toLowerCase();
  return known.includes(lower) ? lower : null;
}
