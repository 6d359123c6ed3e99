/** How long a toast stays, and which toast is removed if there are too many (WCAG 2.2.1 'Timing Adjustable'). */

export interface Toast {
  text: string;
  /** `problem` means that something failed. Such a toast stays until it is closed. */
  kind?: 'done' | 'note' | 'problem';
  /** A toast with an action stays until it is used or closed. */
  action?: { label: string; run(): void };
  /** Milliseconds until the toast closes. Set this only for a toast whose action the member may ignore. */
  lifetime?: number;
  /** Runs when the toast is removed for any reason. If the user presses the toast's action, this runs first. */
  onGone?(): void;
}

/** How long an undo is offered. The timer is paused while a toast is hovered or focused. */
export const UNDO_MS = 8_000;

const MIN_MS = 6_000;
const MAX_MS = 20_000;
const NOTICE_MS = 3_000; // time to notice a toast
const READ_MS = 70; // time per character, for a slow reader

export const MAX_TOASTS = 4;

/** How many milliseconds a toast stays, not counting pauses. Infinity means until the member closes it. */
export function lifetimeOf({ text, kind, action, lifetime }: Toast): number {
  if (lifetime !== undefined) return lifetime;
  if (action || kind === 'problem') return Number.POSITIVE_INFINITY;
  return Math.min(MAX_MS, Math.max(MIN_MS, NOTICE_MS + READ_MS * text.length));
}

/** The index of the toast to remove: the oldest that expires, or the oldest if none expires. Null if there is room for all. */
export function toastToDrop(toasts: readonly Toast[]): number | null {
  if (toasts.length <= MAX_TOASTS) return null;
  const passing = toasts.findIndex((toast) => Number.isFinite(lifetimeOf(toast)));
  return Math.max(0, passing);
}
