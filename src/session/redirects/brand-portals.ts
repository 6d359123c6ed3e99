/** Another brand's portal. The list of brands is fetched when needed, not bundled. */
import { portalAddress, portalsOf } from './brand-portals.rules.ts';

const PORTALS_PATH = '/portals.json';
const WAIT_MS = 10_000;

/** The brand's sign-in page; null for an unknown brand, or if the list cannot be fetched. */
export async function findPortal(code: unknown): Promise<string | null> {
  try {
    const answer = await fetch(PORTALS_PATH, { signal: AbortSignal.timeout(WAIT_MS) });
    const known = portalsOf(answer.ok ? await answer.json() : null);
    return portalAddress(code, known, window.location);
  } catch {
    return null;
  }
}
