/**
 * Errors of a notice that depend on the brand: links that are broken on its site, times that do not exist in its time
 * zone, and time zone abbreviations that are wrong on the dates of the notice.
 */
import { alertBodies, alertCopy, alertErrorAt, isFor, type AlertSource } from './alerts.ts';
import type { Brand } from '../brand.schema.ts';
import type { BrandError } from '../brand-error.ts';
import { readBodyFor } from '../copy/copy-body.ts';
import type { LinkCheck } from '../validate/links.ts';
import { momentOf, skippedBy } from '../moments.ts';

const ZONES: Readonly<Record<string, string>> = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
  AK: 'America/Anchorage',
};
/** Matches words like `CST`, which are wrong for half a year, but not `CT` (decisions/brands#time-zones-of-notices). */
const HALF_YEAR = /\b(?<zone>AK|[ECMP])[SD]T\b/g;
/** Arizona has no daylight saving time. */
const NEVER_DAYLIGHT = { zone: 'America/Phoenix', word: 'MST' };

const shown = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

interface WrongZoneWord {
  word: string;
  /** Index, in `moments`, of the first moment at which the abbreviation is wrong. */
  at: number;
  shows: string;
  write: string;
}

/**
 * @param moments times at which visitors read the text, in milliseconds since 1970
 * @param home IANA name of the text's time zone. In Arizona's zone, MST is right all year
 */
export const wrongZoneWords = (text: string, moments: readonly number[], home: string): WrongZoneWord[] =>
  [...new Set(text.match(HALF_YEAR))].flatMap((word) => {
    if (word === NEVER_DAYLIGHT.word && home === NEVER_DAYLIGHT.zone) return [];
    const zone = word.slice(0, -2);
    const names = moments.map((moment) => shown(moment, ZONES[zone] ?? home));
    const at = names.findIndex((name) => name !== word);
    return at < 0 ? [] : [{ word, at, shows: names[at] ?? '', write: `${zone}T` }];
  });

function timeErrors({ alert, source }: AlertSource, brand: Brand): BrandError[] {
  const zone = alert.timeZone ?? brand.timeZone;
  return (['starts', 'ends'] as const).flatMap((key) => {
    const shown = skippedBy(alert[key], zone);
    if (shown === null) return [];
    const message = `there is no ${alert[key]} in ${zone}: the clocks go forward then; write ${shown}`;
    return [alertErrorAt(source, [key], message)];
  });
}

/** Errors for time zone abbreviations that do not fit the dates of the notice, for example EST in July. */
function zoneErrors({ alert, source }: AlertSource, brand: Brand): BrandError[] {
  const zone = alert.timeZone ?? brand.timeZone;
  const dates = [alert.starts, alert.ends];
  const moments = dates.map((date) => momentOf(date, zone));
  return alertCopy(alert).flatMap(({ path, text }) =>
    wrongZoneWords(text, moments, zone).map(({ word, at, shows, write }) => {
      const [day = ''] = (dates[at] ?? '').split(' ');
      return alertErrorAt(
        source,
        path,
        `${word} is wrong on ${day}, when clocks show ${shows}; write ${write}`,
      );
    }),
  );
}

function linkErrors(source: AlertSource, brand: Brand, check: LinkCheck): BrandError[] {
  const { link } = source.alert;
  const inText = alertBodies(source.alert).flatMap(({ path, text }) =>
    readBodyFor({ body: text, bodyLine: 1 }, brand).links.map(({ url }) => ({ path, url })),
  );
  return [...inText, ...(link ? [{ path: ['link', 'url'], url: link.url }] : [])].flatMap(({ path, url }) => {
    const message = check(url);
    return message === null ? [] : [alertErrorAt(source.source, path, message)];
  });
}

/** Errors of every notice for this brand, including past and future notices. */
export const alertErrors = (alerts: readonly AlertSource[], brand: Brand, check: LinkCheck): BrandError[] =>
  alerts
    .filter(({ alert }) => isFor(alert, brand))
    .flatMap((alert) => [
      ...timeErrors(alert, brand),
      ...zoneErrors(alert, brand),
      ...linkErrors(alert, brand, check),
    ]);
