/** Loads dated notices from `brands/_alerts/`, and prepares them for a brand's pages (decisions/brands#notices-follow-the-clock). */
import { parseAlertRecord, type AlertKind, type AlertRecord } from './alerts.schema.ts';
import type { Brand } from '../brand.schema.ts';
import { parseBrandSource, type BrandSource } from '../load/brand-source.ts';
import { formatPath, type BrandError, type KeyPath } from '../brand-error.ts';
import { bodyErrors, picturesOf } from '../copy/copy-body.ts';
import { markupErrors } from '../copy/label-errors.ts';
import { fillMarkdown, fillPlaceholders, copyErrors } from '../copy/placeholders.ts';
import { describeIssue } from '../validate/issue-text.ts';
import { renderMarkdown } from '../copy/markdown.ts';
import { inSpanish } from '../in-spanish.ts';
import { momentOf } from '../moments.ts';
import { didYouMean } from '../nearest.ts';
import { entriesIn, namesOf } from '../load/folder-entries.ts';
import { readText } from '../load/text-file.ts';
import { alertMistakes } from './alert-mistakes.ts';
import type { AlertText } from './weekdays.ts';
import { unfinishedWords } from '../copy/unfinished-words.ts';

const FOLDER = 'brands/_alerts';
const ALERT_KEYS = [
  'kind',
  'title',
  'text',
  'starts',
  'ends',
  'timeZone',
  'brands',
  'families',
  'link',
  'spanish',
];

/** A notice that is not prepared for a brand yet, with the position of each value in its file. */
export interface AlertSource {
  alert: AlertRecord;
  source: BrandSource;
}

interface AlertWords {
  title: string;
  html: string;
  link: AlertRecord['link'];
}

export interface BrandAlert extends AlertWords {
  kind: AlertKind;
  /** The Spanish texts; null if the notice has none. */
  spanish: AlertWords | null;
  /** When the notice starts to show, in milliseconds since 1970. `until` is when it stops. */
  from: number;
  until: number;
  /** Whether the notice shows at build time; if so, it also shows without JavaScript. */
  current: boolean;
}

export const alertErrorAt = (source: BrandSource, path: KeyPath, message: string): BrandError => {
  const { line, column } = source.locate(path);
  return { file: source.file, line, column, path: formatPath(path), message };
};

/** The Markdown of a notice, in each language. */
export const alertBodies = ({ text, spanish }: AlertRecord): AlertText[] => [
  { path: ['text'], text },
  ...(spanish ? [{ path: ['spanish', 'text'], text: spanish.text }] : []),
];

const titles = ({ title, spanish }: AlertRecord): AlertText[] => [
  { path: ['title'], text: title },
  ...(spanish ? [{ path: ['spanish', 'title'], text: spanish.title }] : []),
];

/** The texts of a notice that may contain placeholders: titles and bodies, in each language. */
export const alertCopy = (alert: AlertRecord): AlertText[] => [...titles(alert), ...alertBodies(alert)];

/** The labels of a notice's link, in each language. A label must not contain placeholders. */
export const alertLabels = ({ link, spanish }: AlertRecord): AlertText[] => [
  ...(link ? [{ path: ['link', 'label'], text: link.label }] : []),
  ...(spanish?.linkLabel === undefined ? [] : [{ path: ['spanish', 'linkLabel'], text: spanish.linkLabel }]),
];

const named = (
  alert: AlertRecord,
  key: 'brands' | 'families',
  allowed: readonly string[],
  what: string,
): { path: KeyPath; message: string }[] =>
  (alert[key] ?? []).flatMap((name, at) =>
    allowed.includes(name.toLowerCase())
      ? []
      : [{ path: [key, at], message: `'${name}' is not ${what}${didYouMean(name, allowed)}` }],
  );

function readAlert(
  source: BrandSource,
  codes: readonly string[],
  families: readonly string[],
): AlertSource | { errors: BrandError[] } {
  const errorAt = (path: KeyPath, message: string) => alertErrorAt(source, path, message);
  if (source.errors.length > 0) return { errors: source.errors };
  const checked = parseAlertRecord(source.data);
  if (!checked.success) {
    return {
      errors: checked.issues.map((issue) => {
        const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
        return errorAt(path, describeIssue(issue, 'an alert', ALERT_KEYS));
      }),
    };
  }
  const alert = checked.output;
  const errors = [
    ...alertCopy(alert).flatMap(({ path, text }) =>
      copyErrors(text).map(({ message }) => errorAt(path, message)),
    ),
    ...alertLabels(alert).flatMap(({ path, text }) => [
      ...(text.includes('{') ? [errorAt(path, 'placeholders are not filled in this text')] : []),
      ...unfinishedWords(text).map(({ message }) => errorAt(path, message)),
    ]),
    ...[...titles(alert), ...alertLabels(alert)].flatMap(({ path, text }) =>
      markupErrors(text).map((message) => errorAt(path, message)),
    ),
    ...alertBodies(alert).flatMap(({ path, text }) => [
      ...bodyErrors(text).map(({ message }) => errorAt(path, message)),
      ...picturesOf(text)
        .slice(0, 1)
        .map((name) =>
          errorAt(path, `a notice shows no pictures: delete ${name}, or link to a page that shows it`),
        ),
    ]),
    ...(alert.spanish?.linkLabel !== undefined && !alert.link
      ? [errorAt(['spanish', 'linkLabel'], 'this notice has no link')]
      : []),
    ...[...named(alert, 'brands', codes, 'a brand'), ...named(alert, 'families', families, 'a family')].map(
      ({ path, message }) => errorAt(path, message),
    ),
    // Compares the times as strings, which works for the ISO format.
    ...(alert.starts < alert.ends
      ? []
      : [errorAt(['ends'], `expected a time after starts (${alert.starts}), got '${alert.ends}'`)]),
    ...alertMistakes(alert, [...alertCopy(alert), ...alertLabels(alert)]).map(({ path, message }) =>
      errorAt(path, message),
    ),
  ];
  if (errors.length > 0) return { errors };
  return { alert, source };
}

/** @returns the valid notices, sorted by file name, and the errors of all other notices */
export function loadAlerts(
  root: string,
  codes: readonly string[],
  families: readonly string[],
): { alerts: AlertSource[]; errors: BrandError[] } {
  const results = namesOf(entriesIn(root, FOLDER), '.yaml').map((name) => {
    const file = `${FOLDER}/${name}.yaml`;
    const content = readText(root, file);
    return 'error' in content
      ? { errors: [content.error] }
      : readAlert(parseBrandSource(file, content.text), codes, families);
  });
  return {
    alerts: results.flatMap((result) => ('alert' in result ? [result] : [])),
    errors: results.flatMap((result) => ('errors' in result ? result.errors : [])),
  };
}

const names = (list: readonly string[] | undefined, name: string): boolean =>
  list?.some((entry) => entry.toLowerCase() === name) ?? false;

/** Whether a notice is for a brand, regardless of the notice's dates. */
export const isFor = ({ brands, families }: AlertRecord, { code, sharedBrandCode }: Brand): boolean =>
  (!brands && !families) || names(brands, code) || names(families, sharedBrandCode);

/** The notices of a brand that show now or later, the earliest first. @param now milliseconds since 1970 */
export function alertsOf(alerts: readonly AlertRecord[], brand: Brand, now: number): BrandAlert[] {
  return alerts
    .filter((alert) => isFor(alert, brand))
    .map((alert): BrandAlert => {
      const zone = alert.timeZone ?? brand.timeZone;
      const [from, until] = [momentOf(alert.starts, zone), momentOf(alert.ends, zone)];
      const wordsOf = ({ title, text }: Pick<AlertRecord, 'title' | 'text'>, words: Brand) => ({
        title: fillPlaceholders(title, words, alert.starts),
        html: renderMarkdown(fillMarkdown(text, words, alert.starts)),
      });
      const { link, spanish } = alert;
      return {
        kind: alert.kind,
        ...wordsOf(alert, brand),
        link,
        spanish: spanish
          ? {
              ...wordsOf(spanish, inSpanish(brand).brand),
              link: link && { ...link, label: spanish.linkLabel ?? link.label },
            }
          : null,
        from,
        until,
        current: from <= now && now < until,
      };
    })
    .filter(({ until }) => until > now)
    .sort((a, b) => a.from - b.from);
}
