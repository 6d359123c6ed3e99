/** Formats a time for a terminal, in the machine's time zone. */

/** @param iso ISO time; empty if the release has none */
export const timeText = (iso: string): string =>
  iso === ''
    ? 'at an unknown time'
    : new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
