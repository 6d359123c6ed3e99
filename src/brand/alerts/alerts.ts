/** Dated notices: read from `brands/_alerts/`, checked, and made ready for a brand's pages (decision 013). */
import { parseAlertRecord, type AlertKind, type AlertRecord } from './alerts.schema.ts';
import type { Brand } from '../brand.schema.ts';
import {
  parseBrandSource,
  showPath,
  type BrandSource,
  type Fault,
  type KeyPath,
} from '../load/brand-source.ts';
import { bodyFaults, picturesOf } from '../copy/copy-body.ts';
import { fillMarkdown, fillPlaceholders, copyProblems } from '../copy/page-copy.ts';
import { describeIssue } from '../validate/issue-text.ts';
import { renderMarkdown } from '../copy/markdown.ts';
import { momentOf } from '../moments.ts';
import { didYouMean } from '../nearest.ts';
import { entriesIn, namesOf } from '../load/unexpected-files.ts';
import { readText } from '../load/text-file.ts';
import { unfinishedWords } from '../copy/unfinished-words.ts';

const FOLDER = 'brands/_alerts';
const ALERT_KEYS = ['kind', 'title', 'text', 'starts', 'ends', 'timeZone', 'brands', 'families', 'link'];

/** A notice as written, and where each of its values stands. */
export interface AlertSource {
  alert: AlertRecord;
  source: BrandSource;
  /** The text, in Markdown; its places are those of the key. */
  body: string;
  bodyLine: number;
}

/** One notice, ready to be placed in a page of one brand. */
export interface BrandAlert {
  kind: AlertKind;
  title: string;
  /** The text as HTML. */
  html: string;
  link: AlertRecord['link'];
  /** Milliseconds since 1970: shown from, and gone at. */
  from: number;
  until: number;
  /** Whether it shows at the moment of the build, and so without JavaScript. */
  current: boolean;
}

/** A fault at the place of a value in an alert file. */
export const alertFault = (source: BrandSource, path: KeyPath, message: string): Fault => {
  const { line, column } = source.locate(path);
  return { file: source.file, line, column, path: showPath(path), message };
};

const named = (
  alert: AlertRecord,
  key: 'brands' | 'families',
  known: readonly string[],
  what: string,
): { path: KeyPath; message: string }[] =>
  (alert[key] ?? []).flatMap((name, at) =>
    known.includes(name.toLowerCase())
      ? []
      : [{ path: [key, at], message: `'${name}' is not ${what}${didYouMean(name, known)}` }],
  );

function readAlert(
  source: BrandSource,
  codes: readonly string[],
  families: readonly string[],
): AlertSource | { faults: Fault[] } {
  const faultAt = (path: KeyPath, message: string) => alertFault(source, path, message);
  if (source.faults.length > 0) return { faults: source.faults };
  const checked = parseAlertRecord(source.data);
  if (!checked.success) {
    return {
      faults: checked.issues.map((issue) => {
        const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
        return faultAt(path, describeIssue(issue, 'an alert', ALERT_KEYS));
      }),
    };
  }
  const alert = checked.output;
  const faults = [
    ...(['title', 'text'] as const).flatMap((key) =>
      copyProblems(alert[key]).map(({ message }) => faultAt([key], message)),
    ),
    ...(alert.link?.label.includes('{')
      ? [faultAt(['link', 'label'], 'placeholders are not filled in this text')]
      : []),
    ...unfinishedWords(alert.link?.label ?? '').map(({ message }) => faultAt(['link', 'label'], message)),
    ...bodyFaults(alert.text).map(({ message }) => faultAt(['text'], message)),
    ...picturesOf(alert.text)
      .slice(0, 1)
      .map((name) =>
        faultAt(['text'], `a notice shows no pictures: take ${name} out, or lead to a page that shows it`),
      ),
    ...[...named(alert, 'brands', codes, 'a brand'), ...named(alert, 'families', families, 'a family')].map(
      ({ path, message }) => faultAt(path, message),
    ),
    // Both are written alike, so that the earlier one is the lesser text.
    ...(alert.starts < alert.ends
      ? []
      : [faultAt(['ends'], `expected a time after starts (${alert.starts}), got '${alert.ends}'`)]),
  ];
  if (faults.length > 0) return { faults };
  return { alert, source, body: alert.text, bodyLine: 1 };
}

/**
 * Reads all alert files.
 * @param codes codes of all brands
 * @param families names of all families
 * @returns the alerts without fault, by name of file, and every fault of the others
 */
export function readAlerts(
  root: string,
  codes: readonly string[],
  families: readonly string[],
): { alerts: AlertSource[]; faults: Fault[] } {
  const results = namesOf(entriesIn(root, FOLDER), '.yaml').map((name) => {
    const file = `${FOLDER}/${name}.yaml`;
    const found = readText(root, file);
    return 'fault' in found
      ? { faults: [found.fault] }
      : readAlert(parseBrandSource(file, found.text), codes, families);
  });
  return {
    alerts: results.flatMap((result) => ('alert' in result ? [result] : [])),
    faults: results.flatMap((result) => ('faults' in result ? result.faults : [])),
  };
}

/** A code is compared without regard to case. */
const names = (list: readonly string[] | undefined, name: string): boolean =>
  list?.some((one) => one.toLowerCase() === name) ?? false;

/** Whether a brand shows an alert, at its time. */
export const isFor = ({ brands, families }: AlertRecord, { code, sharedBrandCode }: Brand): boolean =>
  (!brands && !families) || names(brands, code) || names(families, sharedBrandCode);

/**
 * The alerts of a brand that show at a moment or later, the earliest first; past ones are left out.
 * @param now milliseconds since 1970
 */
export function alertsOf(alerts: readonly AlertRecord[], brand: Brand, now: number): BrandAlert[] {
  return alerts
    .filter((alert) => isFor(alert, brand))
    .map((alert): BrandAlert => {
      const zone = alert.timeZone ?? brand.timeZone;
      const [from, until] = [momentOf(alert.starts, zone), momentOf(alert.ends, zone)];
      const fill = (words: string) => fillPlaceholders(words, brand, alert.starts);
      return {
        kind: alert.kind,
        title: fill(alert.title),
        html: renderMarkdown(fillMarkdown(alert.text, brand, alert.starts)),
        link: alert.link,
        from,
        until,
        current: from <= now && now < until,
      };
    })
    .filter(({ until }) => until > now)
    .sort((one, other) => one.from - other.from);
}
