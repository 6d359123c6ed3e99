/** Time zone abbreviations that are wrong on the dates of a text, such as EST in July (decision 013). Pure. */

const ZONES: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  AK: 'America/Anchorage',
};
/** Standard or daylight time. CT and similar are valid all year. */
const HALF_YEAR = /\b(?<zone>AK|[ECMP])[SD]T\b/g;
/** Arizona has no daylight saving time. */
const NEVER_DAYLIGHT = { zone: 'America/Phoenix', word: 'MST' };

const shown = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

interface WrongZoneWord {
  word: string;
  /** Index of the first moment at which it is wrong. */
  at: number;
  shows: string;
  write: string;
}

/**
 * @param moments times at which the text is read, milliseconds since 1970
 * @param home IANA name of the text's time zone: MST is valid in Arizona
 */
export const wrongZoneWords = (text: string, moments: readonly number[], home: string): WrongZoneWord[] =>
  [...new Set(text.match(HALF_YEAR))].flatMap((word) => {
    if (word === NEVER_DAYLIGHT.word && home === NEVER_DAYLIGHT.zone) return [];
    const zone = word.slice(0, -2);
    const names = moments.map((moment) => shown(moment, ZONES[zone] ?? home));
    const at = names.findIndex((name) => name !== word);
    return at < 0 ? [] : [{ word, at, shows: names[at] ?? '', write: `${zone}T` }];
  });
