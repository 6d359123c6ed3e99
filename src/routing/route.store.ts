/** The route that the address names, kept in step with it. */
import { atom } from 'nanostores';
import { formatRoute, parseHash, type Route } from './hash.rules.ts';
import { leavePlace, startPlaces } from './scroll-positions.ts';

export const $route = atom<Route>(parseHash(''));

/** Hashes that are no views: the shell's command, and the place that the skip link leads to. */
const NOT_VIEWS = ['#logout', '#main'];

function takeAddress(): void {
  const { hash } = window.location;
  if (NOT_VIEWS.includes(hash)) return;
  const route = parseHash(hash);
  const canonical = formatRoute(route);
  if (hash !== canonical) window.history.replaceState(window.history.state, '', canonical);
  $route.set(route);
}

/** Starts following the address; older forms are rewritten in place. @returns stops following */
export function startRouting(): () => void {
  const stopPlaces = startPlaces();
  takeAddress();
  const follow = (): void => {
    leavePlace();
    takeAddress();
  };
  window.addEventListener('hashchange', follow);
  return () => {
    window.removeEventListener('hashchange', follow);
    stopPlaces();
  };
}
