/** What is wrong with a dated notice on one brand, and need not be on another: its links, and its times in that zone. */
import { alertFault, isFor, type AlertSource } from './alerts.ts';
import type { Brand } from '../brand.schema.ts';
import type { Fault } from '../load/brand-source.ts';
import { readBodyFor } from '../copy/copy-body.ts';
import type { LinkCheck } from '../validate/links.ts';
import { momentOf, skippedBy } from '../moments.ts';
import { wrongZoneWords } from './zone-words.rules.ts';

function timeFaults({ alert, source }: AlertSource, brand: Brand): Fault[] {
  const zone = alert.timeZone ?? brand.timeZone;
  return (['starts', 'ends'] as const).flatMap((key) => {
    const shown = skippedBy(alert[key], zone);
    if (shown === null) return [];
    const message = `there is no ${alert[key]} in ${zone}: the clocks go forward then; write ${shown}`;
    return [alertFault(source, [key], message)];
  });
}

/** EST in a notice of July: the hour that it names is another one. */
function zoneFaults({ alert, source }: AlertSource, brand: Brand): Fault[] {
  const zone = alert.timeZone ?? brand.timeZone;
  const dates = [alert.starts, alert.ends];
  const moments = dates.map((date) => momentOf(date, zone));
  return (['title', 'text'] as const).flatMap((key) =>
    wrongZoneWords(alert[key], moments, zone).map(({ word, at, shows, write }) => {
      const [day = ''] = (dates[at] ?? '').split(' ');
      return alertFault(
        source,
        [key],
        `${word} is wrong on ${day}, when clocks show ${shows}; write ${write}`,
      );
    }),
  );
}

function linkFaults(source: AlertSource, brand: Brand, check: LinkCheck): Fault[] {
  const { link } = source.alert;
  const inText = readBodyFor(source, brand).links.map(({ url }) => ({ path: ['text'], url }));
  return [...inText, ...(link ? [{ path: ['link', 'url'], url: link.url }] : [])].flatMap(({ path, url }) => {
    const message = check(url);
    return message === null ? [] : [alertFault(source.source, path, message)];
  });
}

/**
 * Faults of the notices that a brand shows, whether their time has come or not.
 * @param check of the brand's links
 */
export const alertFaults = (alerts: readonly AlertSource[], brand: Brand, check: LinkCheck): Fault[] =>
  alerts
    .filter(({ alert }) => isFor(alert, brand))
    .flatMap((alert) => [
      ...timeFaults(alert, brand),
      ...zoneFaults(alert, brand),
      ...linkFaults(alert, brand, check),
    ]);
