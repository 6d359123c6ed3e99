/** Browsers restore scroll position and focus before the view has rendered, so this does it afterward. */
import { findFocusTarget, focusTargetOf } from './focus-target.rules.ts';
import { arePositions, positionOf, withPosition, type ScrollPosition } from './scroll-positions.rules.ts';
import { retryUntilRendered } from './retry-until-rendered.ts';
import { readViewState, saveViewState } from './view-state.ts';

/** No route contains a space, so the key cannot clash. */
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

/** Call after the address has changed and before the view has. */
export function savePosition(): void {
  previous = currentPosition();
  saveViewState(POSITIONS_KEY, withPosition(persistedPositions(), entry, previous));
  entry = currentEntry();
}

/** Null before the first change of address. */
export const previousPosition = (): ScrollPosition | null => previous;

/** Removes the persisted position of the current history entry; null for a new one. */
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

/** Focuses the heading, so that screen readers start there. */
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

/** The heading has the focus until the content has rendered. */
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
