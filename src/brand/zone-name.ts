/** How a time zone is called beside hours. */

/** `ET`, `CT`. @param timeZone IANA name */
export const zoneName = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
