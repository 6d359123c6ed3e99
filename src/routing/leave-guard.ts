/** Asks before a route whose page has unsaved changes is left by its hash (decisions/home#leaving-with-unsaved-changes). */
import { parseHash, pathKey } from './hash.rules.ts';

interface LeaveGuard {
  /** Whether leaving would lose changes. */
  isHolding(): boolean;
  /** Asks the member, and calls one of the two functions. */
  ask(leave: () => void, stay: () => void): void;
}

let guard: LeaveGuard | null = null;
let isAsking = false;

/** @returns removes the guard */
export function guardRoute(next: LeaveGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = null;
  };
}

/** New entries of the history have no state yet (`scroll-positions.ts`). */
const isNewEntry = (): boolean => window.history.state === null;

/** Restores the address. A new history entry is left again; for Back or Forward the restored address becomes a new one. */
function restoreAddress(hash: string): void {
  if (isNewEntry()) window.history.back();
  else window.history.pushState(null, '', hash);
}

/**
 * Whether the change of address waits for the member's answer.
 * @param current hash of the route that is shown
 * @param follow enters the new route
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
