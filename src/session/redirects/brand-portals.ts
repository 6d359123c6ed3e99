/** Goes to another brand's portal; which brands there are is asked for when it matters, not carried in the bundle. */
import { portalAddress, portalsOf } from './brand-portals.rules.ts';

/** Written beside every site (`renderer/portals-file.ts`). */
const PORTALS_PATH = '/portals.json';
const WAIT_MS = 10_000;

/** The address of a brand's sign-in page; null where no brand has the code, or the map cannot be read. */
export async function findPortal(code: unknown): Promise<string | null> {
  try {
    const answer = await fetch(PORTALS_PATH, { signal: AbortSignal.timeout(WAIT_MS) });
    const known = portalsOf(answer.ok ? await answer.json() : null);
    return portalAddress(code, known, window.location);
  } catch {
    return null;
  }
}
