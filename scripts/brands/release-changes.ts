/** Summarizes what visitors see differently in another release. Reads no brand files, which may have errors. */
import { dottedPath } from '../../src/brand/rule-changes/record-entries.ts';
import { compareRecords, type KeyChange, type PublishedRecord } from '../../src/brand/rule-changes/rule-changes.rules.ts';
import { valuesText } from '../../src/brand/rule-changes/rule-changes-text.ts';
import { readRecord } from '../../src/renderer/release/published-record.ts';
import { releaseFiles } from './published-site.ts';
import { grouped, onPages, type Group } from './site-changes.ts';
import { siteDifference, type SiteDifference } from './site-difference.ts';

const MOST_LINES = 8;
const KIND = /^words: /;
/** Sections that are listed only if no page changes. */
const UNREAD_FILES = ['Other files', 'Technical'];

/** Name of the record key whose old and new values equal the group's old and new texts; undefined if there is none. */
function nameOf({ change: { swap } }: Group, keys: readonly KeyChange[]): string | undefined {
  if (!swap) return undefined;
  return keys.find(({ before, after }) => String(before) === swap[0] && String(after) === swap[1])?.name;
}

function wordLine(group: Group, keys: readonly KeyChange[], difference: SiteDifference, again: boolean): string {
  const paths = [...difference.changed.keys(), ...difference.unchanged, ...difference.added.keys()];
  const others = paths.filter((page) => !group.pages.includes(page));
  const { swap } = group.change;
  const name = nameOf(group, keys);
  const text =
    swap && (name !== undefined || again)
      ? `${name === undefined ? '' : `${name}: `}${again ? `${swap[1]} again instead of ${swap[0]}` : swap.join(' → ')}`
      : group.text;
  return `${text.replace(KIND, '')}, ${onPages(group.pages, others, difference.pages)}`;
}

/**
 * Selects the changes to show. If any text or notice changed, selects only those changes, because changed links and
 * settings may follow from them; otherwise selects all changes.
 */
function chosenGroups(difference: SiteDifference): Group[] {
  const groups = grouped(difference);
  const words = groups.filter(({ change: { kind } }) => ['words', 'notice'].includes(kind));
  return words.length > 0 ? words : groups;
}

function shortened(lines: readonly string[]): string[] {
  if (lines.length <= MOST_LINES) return [...lines];
  return [...lines.slice(0, MOST_LINES), `and ${lines.length - MOST_LINES} more changes`];
}

/**
 * @param before one release of the site
 * @param after the release to compare with the first
 * @param again whether the change is a rollback: `after` was already served before
 */
function changesBetween(
  before: { files: ReadonlyMap<string, string>; record: PublishedRecord | null },
  after: { files: ReadonlyMap<string, string>; record: PublishedRecord | null },
  again: boolean,
): string[] {
  const keys = before.record && after.record ? compareRecords(before.record, after.record) : [];
  const difference = siteDifference(before.files, after.files);
  const rules = keys.filter(({ kind, path }) => kind !== 'copy' && kind !== 'look' && dottedPath(path) !== 'pages');
  const lines = [
    ...rules.map(({ name, before: was, after: is }) => `${name}: ${valuesText(was, is)}`),
    ...[...difference.added.keys()].map((page) => `page added: ${page}`),
    ...difference.removed.map((page) => `page removed: ${page}`),
    ...chosenGroups(difference).map((group) => wordLine(group, keys, difference, again)),
    ...difference.others
      .filter(([title]) => !UNREAD_FILES.includes(title) || difference.changed.size === 0)
      .flatMap(([title, found]) => found.map((line) => `${title}: ${line}`)),
  ];
  return lines.length > 0 ? shortened(lines) : ['nothing that a reader sees'];
}

/**
 * Changes from one stored release to another. Both are given by their ids.
 * @param again whether the change is a rollback: the second release was already served before
 */
export async function releaseChanges(
  root: string,
  domain: string,
  [from, to]: readonly [from: string, to: string],
  again = false,
): Promise<string[]> {
  const read = async (id: string) => ({
    files: releaseFiles(root, domain, id),
    record: readRecord(root, domain, id),
  });
  return changesBetween(await read(from), await read(to), again);
}
