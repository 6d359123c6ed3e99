/** Restores scroll position and focus after a view has rendered. Browsers would restore the position too early. */
import { findFocusTarget, focusTargetOf } from './focus-target.rules.ts';
import { arePositions, positionOf, withPosition, type ScrollPosition } from './scroll-positions.rules.ts';
import { retryUntilRendered } from './retry-until-rendered.ts';
import { readViewState, saveViewState } from './view-state.ts';

/** Storage key. Cannot conflict with the keys of routes, because no route contains a space. */
const POSITIONS_KEY = 'history positions';
const ROOT = '#member';

let entry = '';
let previous: ScrollPosition | null = null;
let cancel: () => void = () => {};

const hasEntry = (state: unknown): state is { entry: string } =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'string';

function currentEntry(): string {
  const state: unknown = window.history.state;
  if (hasEntry(state)) return state.entry;
  const id = crypto.randomUUID();
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), entry: id }, '');
  return id;
}

const persistedPositions = () => readViewState(POSITIONS_KEY, arePositions) ?? [];

function currentPosition(): ScrollPosition {
  const root = document.querySelector(ROOT);
  return { top: window.scrollY, focus: root ? focusTargetOf(root, document.activeElement) : null };
}

/** Persists the position of the view being left. Call it after the address has changed, but before the view changes. */
export function savePosition(): void {
  previous = currentPosition();
  saveViewState(POSITIONS_KEY, withPosition(persistedPositions(), entry, previous));
  entry = currentEntry();
}

/** The position that was last saved; null before the first change of address. */
export const previousPosition = (): ScrollPosition | null => previous;

/** Returns and removes the persisted position of the current history entry; null for a new entry. */
export function takeReturnPosition(): ScrollPosition | null {
  const positions = persistedPositions();
  const position = positionOf(positions, entry);
  if (position)
    saveViewState(
      POSITIONS_KEY,
      positions.filter(([id]) => id !== entry),
    );
  return position;
}

export function trackScrollPositions(): () => void {
  window.history.scrollRestoration = 'manual';
  entry = currentEntry();
  const save = (): void =>
    saveViewState(POSITIONS_KEY, withPosition(persistedPositions(), entry, currentPosition()));
  window.addEventListener('pagehide', save);
  return () => window.removeEventListener('pagehide', save);
}

const headingOf = (root: Element): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('h1')].find((heading) => heading.offsetParent !== null);

/** Scrolls to the top and focuses the heading, so that screen readers start there. */
export function arriveAtTop(): void {
  const root = document.querySelector(ROOT);
  cancel();
  window.scrollTo(0, 0);
  if (root) cancel = retryUntilRendered(root, () => focusHeading(root));
}

function focusHeading(root: Element): boolean {
  const heading = headingOf(root);
  heading?.focus({ preventScroll: true });
  return heading !== undefined;
}

/** Restores a position once the content has rendered. Focuses the heading until then. */
export function returnTo({ top, focus }: ScrollPosition): void {
  const root = document.querySelector(ROOT);
  if (!root) return;
  cancel();
  focusHeading(root);
  cancel = retryUntilRendered(root, () => {
    window.scrollTo(0, top);
    const target = focus ? findFocusTarget(root, focus) : headingOf(root);
    target?.focus({ preventScroll: true });
    return target !== undefined && document.activeElement === target && Math.abs(window.scrollY - top) < 2;
  });
}
