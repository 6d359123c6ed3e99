export interface AllowedTargets {
  origin: string;
  sites: readonly string[];
}

const MAX_LENGTH = 2000;
/** Characters that browsers may remove or convert, so that the visited address would differ from the checked address. */
const UNSAFE = /[\s\p{Cc}\p{Cf}\\]/u;
/** Matches `/path` and `#fragment`, but not `//host`. */
const LOCAL = /^(?:\/(?!\/)|#)/;
const MAX_DECODINGS = 5;

/** Decodes nested percent-encoding. Returns null if the encoding is invalid or nested too deeply. */
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

function isLocalWhenDecoded(target: string): boolean {
  const plain = fullyDecoded(target);
  return plain !== null && !UNSAFE.test(plain) && LOCAL.test(plain);
}

function localTarget(target: string, origin: string): string | null {
  const url = URL.parse(target, `${origin}/`);
  if (url?.origin !== origin || !isLocalWhenDecoded(target)) return null;
  // Rejects normalized paths with `//`, because a server could read the text after it as a host.
  return fullyDecoded(url.pathname)?.includes('//') ? null : `${url.pathname}${url.search}${url.hash}`;
}

export const originOf = (address: string): string | null => URL.parse(address)?.origin ?? null;

function knownSiteTarget(target: string, { origin, sites }: AllowedTargets): string | null {
  const url = URL.parse(target);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  // Rejects an origin that the URL parser changed, such as a host with percent-encoding.
  if (!target.toLowerCase().startsWith(url.origin)) return null;
  const plain = fullyDecoded(target);
  if (plain === null || UNSAFE.test(plain)) return null;
  if (url.origin === origin) return localTarget(`${url.pathname}${url.search}${url.hash}`, origin);
  return sites.some((site) => originOf(site) === url.origin) ? url.href : null;
}

/** Checks an address to redirect to. Returns a path of this site (spec 000 §4 'Redirect rule after login') or an address of a known site; null if the address is unsafe. */
export function safeTarget(target: unknown, allowed: AllowedTargets): string | null {
  if (typeof target !== 'string' || target === '' || target.length > MAX_LENGTH) return null;
  if (UNSAFE.test(target)) return null;
  return LOCAL.test(target) ? localTarget(target, allowed.origin) : knownSiteTarget(target, allowed);
}

/** Checks a brand code from an address (spec 000 §2 'defBrand'). Returns it in lower case; null if no brand has this code. */
export function safeBrandCode(code: unknown, known: readonly string[]): string | null {
  if (typeof code !== 'string') return null;
  const lower = code.toLowerCase();
  return known.includes(lower) ? lower : null;
}
