/** Asks the member before a hash change leaves a page with unsaved changes (decisions/home#leaving-with-unsaved-changes). */
import { parseHash, pathKey } from './hash.rules.ts';

interface LeaveGuard {
  /** Whether leaving would lose unsaved changes. */
  isHolding(): boolean;
  /** Asks the member, then calls `leave` or `stay`. */
  ask(leave: () => void, stay: () => void): void;
}

let guard: LeaveGuard | null = null;
let isAsking = false;

/** Sets the guard of the current route. @returns a function that removes the guard */
export function guardRoute(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** Whether the current history entry is new. New entries have no state yet (`scroll-positions.ts`). */
const isNewEntry = (): boolean => window.history.state === null;

/** Restores the route's address: goes back from a new history entry, or adds an entry after Back or Forward. */
function restoreAddress(hash: string): void {
  if (isNewEntry()) window.history.back();
  else window.history.pushState(null, '', hash);
}

/**
 * Holds back a change of the page's address if the member must first confirm that unsaved input may be lost.
 * @param current hash of the current route
 * @param follow enters the new route
 * @returns whether the change was held back
 */
export function heldByGuard(current: string, follow: () => void): boolean {
  if (isAsking) return true;
  const isSameView = pathKey(parseHash(window.location.hash)) === pathKey(parseHash(current));
  const holder = guard;
  if (isSameView || !holder?.isHolding()) return false;
  isAsking = true;
  const respond = (act: () => void) => () => {
    isAsking = false;
    act();
  };
  holder.ask(
    respond(() => {
      guard = null;
      follow();
    }),
    respond(() => restoreAddress(current)),
  );
  return true;
}
