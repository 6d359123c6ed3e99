import { portalAddress, parsePortals, type Portals } from './brand-portals.rules.ts';

const PORTALS_PATH = '/portals.json';
const WAIT_MS = 10_000;

/** The domains of all brands by code; null if the file cannot be loaded. */
export async function loadPortals(): Promise<Portals | null> {
  try {
    const response = await fetch(PORTALS_PATH, { signal: AbortSignal.timeout(WAIT_MS) });
    return response.ok ? parsePortals(await response.json()) : null;
  } catch {
    return null;
  }
}

/** Another brand's sign-in page; null if the brand is unknown or the list of brands cannot be loaded. */
export const findPortal = async (code: unknown): Promise<string | null> =>
  portalAddress(code, (await loadPortals()) ?? {}, window.location);
