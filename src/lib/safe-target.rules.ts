/**
 * Checks addresses from outside the code (services, the page's query, the content service) before the portal navigates
 * to them. Pure.
 */

export interface AllowedTargets {
  /** The page's own origin, `https://northstar.example`. */
  origin: string;
  /** Addresses whose origins are allowed: the sites of the brand record. */
  sites: readonly string[];
}

/** Our own addresses are much shorter; a longer one is suspicious. */
const MAX_LENGTH = 2000;
/**
 * White space, control characters and backslashes: browsers remove or convert some of them while parsing, so that the
 * visited address differs from the checked one.
 */
const UNSAFE = /[\s\p{Cc}\p{Cf}\\]/u;
/** `/path` and `#fragment`, but not `//host`. */
const LOCAL = /^(?:\/(?!\/)|#)/;
const MAX_DECODINGS = 5;

/** Decodes nested percent-encoding; null if it is invalid or nested too deeply. */
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
  return null;
}

/** Whether a path is still local after a server or a script has decoded it. */
function isLocalWhenDecoded(target: string): boolean {
  const plain = fullyDecoded(target);
  return plain !== null && !UNSAFE.test(plain) && LOCAL.test(plain);
}

function localTarget(target: string, origin: string): string | null {
  const url = URL.parse(target, `${origin}/`);
  if (url?.origin !== origin || !isLocalWhenDecoded(target)) return null;
  // Normalized paths may not contain `//` anywhere: a server could read what follows as a host.
  return fullyDecoded(url.pathname)?.includes('//') ? null : `${url.pathname}${url.search}${url.hash}`;
}

const originOf = (address: string): string | null => URL.parse(address)?.origin ?? null;

/** The absolute address of a known site, or a path if it is this origin; null for any other. */
function knownSiteTarget(target: string, { origin, sites }: AllowedTargets): string | null {
  const url = URL.parse(target);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  // Reject spellings of a host that the parser had to normalize.
  if (!target.toLowerCase().startsWith(url.origin)) return null;
  const plain = fullyDecoded(target);
  if (plain === null || UNSAFE.test(plain)) return null;
  if (url.origin === origin) return localTarget(`${url.pathname}${url.search}${url.hash}`, origin);
  return sites.some((site) => originOf(site) === url.origin) ? url.href : null;
}

/**
 * The address to navigate to, or null if it is not allowed.
 * @param target untrusted
 * @returns path, query and fragment if it is this origin (spec 000 §4 'Redirect rule after login'); otherwise the absolute
 *   address of a known site
 */
export function safeTarget(target: unknown, allowed: AllowedTargets): string | null {
  if (typeof target !== 'string' || target === '' || target.length > MAX_LENGTH) return null;
  if (UNSAFE.test(target)) return null;
  return LOCAL.test(target) ? localTarget(target, allowed.origin) : knownSiteTarget(target, allowed);
}

/**
 * A brand code from an address (spec 000 §2 'defBrand') in lower case; null if no brand has it.
 * @param known codes of all brands
 */
export function safeBrandCode(code: unknown, known: readonly string[]): string | null {
  if (typeof code !== 'string') return null;
  const lower = code.toLowerCase();
  return known.includes(lower) ? lower : null;
}
