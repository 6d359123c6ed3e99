/** How a time zone is called beside hours. */

/** A day on which every zone has its present rules: the names of a zone come from a date, and 1970 had other ones. */
export const ZONE_NAMES_OF = Date.UTC(2024, 0, 1);

/** A name that holds in summer and winter: `ET`, `CT`; `MST` in Arizona, where clocks never change. @param timeZone IANA name */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(ZONE_NAMES_OF)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
