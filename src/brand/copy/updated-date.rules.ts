/** The date of a page's last change. */

/**
 * @param updated ISO date as written
 * @param today ISO date where the page is published
 * @returns null if the date is valid
 */
export const updatedDateError = (updated: string, today: string): string | null =>
  updated > today
    ? `'${updated}' is still to come: today is ${today}; write the day on which the words last changed`
    : null;
