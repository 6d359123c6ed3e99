/** How long a toast stays and which one gives way (WCAG 2.2.1: nobody is hurried). Pure. */

export interface Toast {
  text: string;
  /** `problem`: something failed; it stays until it is closed. */
  kind?: 'done' | 'note' | 'problem';
  /** What can be done about it; a toast with an action stays until it is used or closed. */
  action?: { label: string; run(): void };
  /** Language of the text where it is not the page's: a service's English on a Spanish page. */
  lang?: string;
}

const LEAST_MS = 6_000;
const MOST_MS = 20_000;
const NOTICE_MS = 3_000; // until somebody looks
const READ_MS = 70; // a character, for a slow reader

/** How many toasts are seen at once. */
export const STACK = 4;

/** Milliseconds that a toast stays, without the time that somebody is on it; Infinity: until it is closed. */
export function lifetimeOf({ text, kind, action }: Toast): number {
  if (action || kind === 'problem') return Number.POSITIVE_INFINITY;
  return Math.min(MOST_MS, Math.max(LEAST_MS, NOTICE_MS + READ_MS * text.length));
}

/**
 * Which of the toasts gives way, by its place in the list (oldest first), once there are more than 4: the
 * oldest that would go by itself, else the oldest.
 * @returns null where all may stay
 */
export function givesWay(toasts: readonly Toast[]): number | null {
  if (toasts.length <= STACK) return null;
  const passing = toasts.findIndex((toast) => Number.isFinite(lifetimeOf(toast)));
  return Math.max(0, passing);
}
