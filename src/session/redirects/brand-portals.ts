import { portalAddress, portalsOf } from './brand-portals.rules.ts';

const PORTALS_PATH = '/portals.json';
const WAIT_MS = 10_000;

/** Another brand's sign-in page; null if the brand is unknown or the list of brands cannot be loaded. */
export async function findPortal(code: unknown): Promise<string | null> {
  try {
    const answer = await fetch(PORTALS_PATH, { signal: AbortSignal.timeout(WAIT_MS) });
    const known = portalsOf(answer.ok ? await answer.json() : null);
    return portalAddress(code, known, window.location);
  } catch {
    return null;
  }
}
