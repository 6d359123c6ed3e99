/**
 * Scroll position and focus by history entry: back and forward return to where a person was, also after the
 * page was loaded anew. The browser's own restoring is off, because it comes before the view does.
 */
import { findMarked, markOf } from './focus-target.rules.ts';
import { arePlaces, placeOf, withPlace, type Place } from './scroll-positions.rules.ts';
import { settle } from './retry-until-rendered.ts';
import { readViewState, saveViewState } from './view-state.ts';

/** Under this name in view state; no route has a space. */
const PLACES = 'history places';
const ROOT = '#member';

let entry = '';
let made = 0;
let left: Place | null = null;
/** Ends what the last arrival still waits for. */
let giveUp: () => void = () => {};

const hasEntry = (state: unknown): state is { entry: string } =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string';

/** The id of the history entry that the page is at; a new one gets one. */
function currentEntry(): string {
  const state: unknown = window.history.state;
  if (hasEntry(state)) return state.entry;
  const id = `${Date.now()}.${(made += 1)}`;
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), entry: id }, '');
  return id;
}

const kept = () => readViewState(PLACES, arePlaces) ?? [];

function placeNow(): Place {
  const root = document.querySelector(ROOT);
  return { top: window.scrollY, focus: root ? markOf(root, document.activeElement) : null };
}

/** The address has changed, the page has not yet: notes where the person was, and takes up the new entry. */
export function leavePlace(): void {
  left = placeNow();
  saveViewState(PLACES, withPlace(kept(), entry, left));
  entry = currentEntry();
}

/** Where the person was when the address last changed; null before it has. */
export const lastPlace = (): Place | null => left;

/** Where the person was when they last left the current history entry, once; null at one that is new. */
export function takeReturnPlace(): Place | null {
  const places = kept();
  const place = placeOf(places, entry);
  if (place)
    saveViewState(
      PLACES,
      places.filter(([id]) => id !== entry),
    );
  return place;
}

/** Starts noting places. @returns stops */
export function startPlaces(): () => void {
  window.history.scrollRestoration = 'manual';
  entry = currentEntry();
  const keep = (): void => saveViewState(PLACES, withPlace(kept(), entry, placeNow()));
  window.addEventListener('pagehide', keep);
  return () => window.removeEventListener('pagehide', keep);
}

const headingOf = (root: Element): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('h1')].find((heading) => heading.offsetParent !== null);

/** Goes to a view that is new: its top, and its heading, so that a screen reader starts there. */
export function arriveAtTop(): void {
  const root = document.querySelector(ROOT);
  giveUp();
  window.scrollTo(0, 0);
  if (root) giveUp = settle(root, () => focusHeading(root));
}

function focusHeading(root: Element): boolean {
  const heading = headingOf(root);
  heading?.focus({ preventScroll: true });
  return heading !== undefined;
}

/** Goes back to a place; what is not there yet is waited for, with the focus on the heading meanwhile. */
export function returnTo({ top, focus }: Place): void {
  const root = document.querySelector(ROOT);
  if (!root) return;
  giveUp();
  focusHeading(root);
  giveUp = settle(root, () => {
    window.scrollTo(0, top);
    const target = focus ? findMarked(root, focus) : headingOf(root);
    target?.focus({ preventScroll: true });
    return target !== undefined && document.activeElement === target && Math.abs(window.scrollY - top) < 2;
  });
}
