/** A date on which today's time-zone rules apply. For 1970, `Intl` returns other zone names. */
export const ZONE_NAMES_OF = Date.UTC(2024, 0, 1);

/**
 * Names of common zones, listed here so that these zones need no formatter. The first formatter of a process loads
 * ICU's data, which takes 10 ms.
 */
export const COMMON_ZONES: readonly (readonly [timeZone: string, name: string])[] = [
  ['America/New_York', 'ET'],
  ['America/Chicago', 'CT'],
  ['America/Denver', 'MT'],
  ['America/Phoenix', 'MST'],
  ['America/Los_Angeles', 'PT'],
];

const names = new Map(COMMON_ZONES);

/** The year-round name of a zone, such as `ET` or `CT`, or `MST` in Arizona. */
export function zoneName(timeZone: string): string {
  const cached = names.get(timeZone);
  if (cached !== undefined) return cached;
  const name =
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
      .formatToParts(ZONE_NAMES_OF)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  names.set(timeZone, name); // cached, because new formatters for every brand would take 9 % of the time to read all brands
  return name;
}
