/** What comes with a new screen: the page's title, where the focus is, how far down, and what had been typed. */
import { arriveAtTop, lastPlace, returnTo, takeReturnPlace } from '../routing/places.ts';
import type { Place } from '../routing/places.rules.ts';
import { keepTyped, restoreTyped } from '../routing/typed-fields.ts';
import type { Screen } from './screen.store.ts';

/** Where a person was on a view that a temporary one covers, by the view's key. */
const covered = new Map<string, Place>();

const topOf = (screen: Screen | null): string | undefined => screen?.levels.at(-1)?.key;

const root = (): Element | null => document.querySelector('#member');

/** Where to go back to: on back, forward and reload where the person was, and so where a temporary view closes. */
function placeToReturn(top: string | undefined): Place | null {
  const uncovered = covered.get(top ?? '');
  covered.delete(top ?? '');
  return takeReturnPlace() ?? uncovered ?? null;
}

/** Notes where the person was on a view that has just been covered. */
function noteCovered(before: Screen | null, screen: Screen): void {
  const under = topOf(before);
  const place = lastPlace();
  const isCovered = screen.levels.slice(0, -1).some(({ key }) => key === under);
  if (under !== undefined && place && isCovered) covered.set(under, place);
}

/**
 * Takes the person to a screen that has just been rendered.
 * @param before the one that it takes the place of; null for the first
 */
export function arrive(before: Screen | null, screen: Screen): void {
  if (screen.unloaded) {
    arriveAtTop();
    return;
  }
  noteCovered(before, screen);
  const top = topOf(screen);
  const place = placeToReturn(top);
  if (place) returnTo(place);
  // Other parameters of the same view: it says itself what is new.
  else if (before?.unloaded || topOf(before) !== top) arriveAtTop();
  const area = root();
  if (area) for (const { key } of screen.levels) restoreTyped(key, area);
}

/** Keeps what was typed into a screen, for when it is shown again after a reload. */
export function keepTypedOn(screen: Screen | null): void {
  const area = root();
  const top = topOf(screen);
  if (area && top !== undefined) keepTyped(top, area);
}
