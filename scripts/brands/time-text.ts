/** A time in the time zone of the machine, for a terminal. */

/** @param iso an ISO time; empty if a release has none */
export const timeText = (iso: string): string =>
  iso === ''
    ? 'at an unknown time'
    : new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
