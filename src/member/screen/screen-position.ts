import type * as formFields from '../../routing/form-fields.ts';
import {
  arriveAtTop,
  previousPosition,
  returnTo,
  takeReturnPosition,
} from '../../routing/scroll-positions.ts';
import type { ScrollPosition } from '../../routing/scroll-positions.rules.ts';
import { $screen, type Screen } from './screen.store.ts';

/** Scroll and focus positions in views that an overlay covers, by view key. */
const covered = new Map<string, ScrollPosition>();

const topOf = (screen: Screen | null): string | undefined => screen?.levels.at(-1)?.key;

type TypedFields = typeof formFields;

/** The module that persists typed fields. It loads after the first claims, because the summary has no fields (decisions/home#what-loads-after-the-first-claims). */
let typedFields: TypedFields | null = null;

const root = (): Element | null => document.querySelector('#member');

/** The position to restore after back, forward or reload, or when an overlay closes; null for any other navigation. */
function positionToRestore(top: string | undefined): ScrollPosition | null {
  const uncovered = covered.get(top ?? '');
  covered.delete(top ?? '');
  return takeReturnPosition() ?? uncovered ?? null;
}

function noteCovered(before: Screen | null, screen: Screen): void {
  const under = topOf(before);
  const position = previousPosition();
  const isCovered = screen.levels.slice(0, -1).some(({ key }) => key === under);
  if (under !== undefined && position && isCovered) covered.set(under, position);
}

/** Restores scroll position, focus and typed fields of a screen that has just rendered. A new screen starts at the top. */
export function positionScreen(before: Screen | null, screen: Screen): void {
  if (screen.unloaded) {
    arriveAtTop();
    return;
  }
  noteCovered(before, screen);
  const top = topOf(screen);
  const position = positionToRestore(top);
  if (position) returnTo(position);
  // If only the parameters changed, the view itself moves the focus.
  else if (before?.unloaded || topOf(before) !== top) arriveAtTop();
  restoreTypedFields();
}

function restoreTypedFields(): void {
  const area = root();
  if (area) for (const { key } of $screen.get()?.levels ?? []) typedFields?.restoreFormFields(key, area);
}

/** Starts to persist and restore typed fields, beginning with the current screen. */
export function keepTypedFields(fields: TypedFields): void {
  typedFields = fields;
  restoreTypedFields();
}

export function saveTypedFields(screen: Screen | null): void {
  const area = root();
  const top = topOf(screen);
  if (area && top !== undefined) typedFields?.saveFormFields(top, area);
}
