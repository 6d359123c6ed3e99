import { atom } from 'nanostores';
import { formatRoute, parseHash, type Route } from './hash.rules.ts';
import { heldByGuard } from './leave-guard.ts';
import { savePosition, trackScrollPositions } from './scroll-positions.ts';

export const $route = atom<Route>(parseHash(''));

/** Target of the skip link. */
const SKIPPED = '#main';
/** Hashes that are not routes; `#logout` signs out. */
const NOT_VIEWS = ['#logout', SKIPPED];

function takeAddress(): void {
  const { hash } = window.location;
  // After the skip link the address names the view again, so that a reload opens the same view.
  if (hash === SKIPPED) window.history.replaceState(window.history.state, '', formatRoute($route.get()));
  if (NOT_VIEWS.includes(hash)) return;
  const route = parseHash(hash);
  const canonical = formatRoute(route);
  if (hash !== canonical) window.history.replaceState(window.history.state, '', canonical);
  $route.set(route);
}

/**
 * Updates the route when the address changes. Rewrites an address in an older format.
 * @returns a function that stops the updates
 */
export function startRouting(): () => void {
  const stopTracking = trackScrollPositions();
  takeAddress();
  const enter = (): void => {
    savePosition();
    takeAddress();
  };
  const follow = (): void => {
    const isView = !NOT_VIEWS.includes(window.location.hash);
    if (!isView || !heldByGuard(formatRoute($route.get()), enter)) enter();
  };
  window.addEventListener('hashchange', follow);
  return () => {
    window.removeEventListener('hashchange', follow);
    stopTracking();
  };
}
