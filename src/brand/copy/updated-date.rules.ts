/** The day on which a page says that its words last changed. */

/**
 * What is wrong with the day of a page, or null.
 * @param updated ISO date as written
 * @param today ISO date where the page is published
 */
export const updatedProblem = (updated: string, today: string): string | null =>
  updated > today
    ? `'${updated}' is still to come: today is ${today}; write the day on which the words last changed`
    : null;
