/**
 * Errors of a notice on one brand that other brands may not have: broken links, times that do not exist in its time
 * zone.
 */
import { alertBodies, alertCopy, alertErrorAt, isFor, type AlertSource } from './alerts.ts';
import type { Brand } from '../brand.schema.ts';
import type { BrandError } from '../brand-error.ts';
import { readBodyFor } from '../copy/copy-body.ts';
import type { LinkCheck } from '../validate/links.ts';
import { momentOf, skippedBy } from '../moments.ts';
import { wrongZoneWords } from './zone-words.rules.ts';

function timeErrors({ alert, source }: AlertSource, brand: Brand): BrandError[] {
  const zone = alert.timeZone ?? brand.timeZone;
  return (['starts', 'ends'] as const).flatMap((key) => {
    const shown = skippedBy(alert[key], zone);
    if (shown === null) return [];
    const message = `there is no ${alert[key]} in ${zone}: the clocks go forward then; write ${shown}`;
    return [alertErrorAt(source, [key], message)];
  });
}

/** For example EST in July: the abbreviation names another hour. */
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

/** Errors of every notice for this brand, past and future ones included. */
export const alertErrors = (alerts: readonly AlertSource[], brand: Brand, check: LinkCheck): BrandError[] =>
  alerts
    .filter(({ alert }) => isFor(alert, brand))
    .flatMap((alert) => [
      ...timeErrors(alert, brand),
      ...zoneErrors(alert, brand),
      ...linkErrors(alert, brand, check),
    ]);
