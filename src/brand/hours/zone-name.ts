/** Short names of time zones, shown beside hours. */

/** A date on which every zone has its present rules: a zone's name depends on the date. */
export const ZONE_NAMES_OF = Date.UTC(2024, 0, 1);

const names = new Map<string, string>();

/** A name that holds in summer and winter: `ET`, `CT`; `MST` in Arizona, where clocks never change. @param timeZone IANA name */
export function zoneName(timeZone: string): string {
  const known = names.get(timeZone);
  if (known !== undefined) return known;
  const name =
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
      .formatToParts(ZONE_NAMES_OF)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  names.set(timeZone, name); // making a formatter took 9 % of the time to read all brands
  return name;
}
