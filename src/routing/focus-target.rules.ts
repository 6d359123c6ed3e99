/** Names an element so that it can be found again in a view that was rendered anew. Pure over the DOM given. */

/** What can have the focus inside a view. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

export interface FocusMark {
  /** Tag with id or address: `A#/claims/healthPlans`. */
  kind: string;
  /** Which one of that kind, from 0. */
  nth: number;
}

export const isFocusMark = (value: unknown): value is FocusMark =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  'nth' in value &&
  typeof value.nth === 'number';

const kindOf = (element: Element): string =>
  `${element.tagName}${element.getAttribute('href') ?? element.getAttribute('name') ?? ''}`;

const ofKind = (root: ParentNode, kind: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => kindOf(element) === kind);

/** The mark of an element; null where it is not inside the root or nothing that takes the focus. */
export function markOf(root: ParentNode, element: Element | null): FocusMark | null {
  if (!element) return null;
  const kind = kindOf(element);
  const nth = ofKind(root, kind).findIndex((candidate) => candidate === element);
  return nth < 0 ? null : { kind, nth };
}

export const findMarked = (root: ParentNode, { kind, nth }: FocusMark): HTMLElement | undefined =>
  ofKind(root, kind)[nth];
