import { portalAddress, parsePortals } from './brand-portals.rules.ts';

const PORTALS_PATH = '/portals.json';
const WAIT_MS = 10_000;

/** Another brand's sign-in page; null if the brand is unknown or the list of brands cannot be loaded. */
export async function findPortal(code: unknown): Promise<string | null> {
  try {
    const response = await fetch(PORTALS_PATH, { signal: AbortSignal.timeout(WAIT_MS) });
    const portals = parsePortals(response.ok ? await response.json() : null);
    return portalAddress(code, portals, window.location);
  } catch {
    return null;
  }
}
