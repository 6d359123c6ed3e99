/** After a view has rendered again, finds the element that had the focus before. */

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

export interface FocusTarget {
  /** Tag name with `href` or `name`, such as `A#/claims/healthPlans`. */
  kind: string;
  nth: number;
}

export const isFocusTarget = (value: unknown): value is FocusTarget =>
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

/** Describes an element so that it can be found later. Returns null if the element is outside the root or not focusable. */
export function focusTargetOf(root: ParentNode, element: Element | null): FocusTarget | null {
  if (!element) return null;
  const kind = kindOf(element);
  const nth = ofKind(root, kind).findIndex((candidate) => candidate === element);
  return nth < 0 ? null : { kind, nth };
}

export const findFocusTarget = (root: ParentNode, { kind, nth }: FocusTarget): HTMLElement | undefined =>
  ofKind(root, kind)[nth];
