/** How long a toast stays and which one is dropped (WCAG 2.2.1 'Timing Adjustable'). */

export interface Toast {
  text: string;
  /** `problem`: something failed; it stays until it is closed. */
  kind?: 'done' | 'note' | 'problem';
  /** A toast with an action stays until it is used or closed. */
  action?: { label: string; run(): void };
  /** Milliseconds until the toast closes, for an action that the member may ignore. */
  lifetime?: number;
  /** The text's language, if it is not the page's: a service's English on a Spanish page. */
  lang?: string;
  /** Called when the toast was used, closed, replaced or dropped, or its time is over; before its action runs. */
  onGone?(): void;
}

/** Time to undo something, not counting the time in which the button is hovered or focused. */
export const UNDO_MS = 8_000;

const MIN_MS = 6_000;
const MAX_MS = 20_000;
const NOTICE_MS = 3_000; // to notice it
const READ_MS = 70; // per character, for a slow reader

export const MAX_TOASTS = 4;

/** How many milliseconds a toast stays, without pauses. Infinity: until it is closed. */
export function lifetimeOf({ text, kind, action, lifetime }: Toast): number {
  if (lifetime !== undefined) return lifetime;
  if (action || kind === 'problem') return Number.POSITIVE_INFINITY;
  return Math.min(MAX_MS, Math.max(MIN_MS, NOTICE_MS + READ_MS * text.length));
}

/** The index of the oldest toast that would expire, otherwise the oldest; null if all may stay. */
export function toastToDrop(toasts: readonly Toast[]): number | null {
  if (toasts.length <= MAX_TOASTS) return null;
  const passing = toasts.findIndex((toast) => Number.isFinite(lifetimeOf(toast)));
  return Math.max(0, passing);
}
