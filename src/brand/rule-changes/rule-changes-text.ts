import type { EntryValue } from './record-entries.ts';
import { reportedChanges, type BrandChanges, type KeyChange } from './rule-changes.rules.ts';

const MOST_CHARACTERS = 60;
const MOST_NAMED = 6;

/** Joins items with slashes if an item contains a comma, as the lines of an address do; otherwise with commas. */
const listText = (list: readonly unknown[]): string =>
  list.map(String).join(list.some((item) => String(item).includes(',')) ? ' / ' : ', ');

function valueText(value: EntryValue | undefined): string {
  if (value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'object' ? listText(value) || 'none' : String(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text;
}

/** Describes a change as `12 → 14`, or for lists as the items added and removed. */
export function valuesText(before: EntryValue | undefined, after: EntryValue | undefined): string {
  if (typeof before === 'object' && typeof after === 'object') {
    const added = after.filter((item) => !before.includes(item));
    const removed = before.filter((item) => !after.includes(item));
    const parts = [
      added.length > 0 ? `added ${listText(added)}` : '',
      removed.length > 0 ? `removed ${listText(removed)}` : '',
    ].filter(Boolean);
    return parts.join('; ') || 'in another order';
  }
  // A missing boolean counts as false.
  const off = typeof before === 'boolean' || typeof after === 'boolean' ? false : undefined;
  return `${valueText(before ?? off)} → ${valueText(after ?? off)}`;
}

function whereText({ after, file, oldFile, fellBack }: KeyChange): string {
  if (after !== undefined) return fellBack ? `now from ${file ?? 'nowhere'}` : (file ?? '');
  return fellBack || file === undefined ? `no longer in ${oldFile ?? 'any file'}` : `removed in ${file}`;
}

/** Formats a change, such as `Minimum age of a member: 12 → 14 (now from brands/_base.yaml)`. */
export function changeText(change: KeyChange): string {
  const where = whereText(change);
  return `${change.name}: ${valuesText(change.before, change.after)}${where ? ` (${where})` : ''}`;
}

function onBrands(codes: readonly string[], all: number): string {
  if (codes.length === all) return all === 1 ? '' : `, on all ${all} brands`;
  return codes.length > MOST_NAMED ? `, on ${codes.length} brands` : `, on ${codes.join(', ')}`;
}

function groupedTexts(
  brands: readonly BrandChanges[],
  all: number,
  textsOf: (brand: BrandChanges) => readonly string[],
): string[] {
  const texts = brands.flatMap((brand) => textsOf(brand).map((text) => ({ text, code: brand.code })));
  return [...Map.groupBy(texts, ({ text }) => text)].map(
    ([text, on]) =>
      `  ${text}${onBrands(
        on.map(({ code }) => code),
        all,
      )}`,
  );
}

const grouped = (
  brands: readonly BrandChanges[],
  all: number,
  chosen: (change: KeyChange) => boolean,
): string[] =>
  groupedTexts(brands, all, ({ changes }) => reportedChanges(changes).filter(chosen).map(changeText));

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines];

/** Reports a removed brand, such as `libertybell.example would no longer be served: brands/ibccr is gone`. */
function goneText({ code, gone }: BrandChanges, accepted: boolean): string[] {
  if (!gone) return [];
  const [served, moved] = accepted
    ? ['is no longer served', `is served from brands/${code} now`]
    : ['would no longer be served', `would be served from brands/${code}`];
  return [`${gone.domain} ${gone.code === code ? served : moved}: brands/${gone.code} is gone`];
}

function unknownText(
  brands: readonly BrandChanges[],
  reason: BrandChanges['unknown'],
  why: string,
): string[] {
  const codes = brands.flatMap(({ code, unknown }) => (unknown === reason ? [code] : []));
  if (codes.length === 0) return [];
  const who = codes.length > MOST_NAMED ? `${codes.length} brands` : codes.join(', ');
  return [`The rules of ${who} could not be compared: ${why}`];
}

/** Differences from the published releases, as lines for a terminal. Empty if there is nothing to report. */
export function changesText(brands: readonly BrandChanges[], all: number, accepted = false): string[] {
  const isCopy = ({ kind }: KeyChange): boolean => kind === 'copy' || kind === 'look';
  return [
    ...brands.flatMap((brand) => goneText(brand, accepted)),
    ...unknownText(brands, 'lost', 'the record of its served release is missing or damaged'),
    ...unknownText(brands, 'none yet', 'releases of this version had no records yet'),
    ...section(
      'Addresses that change (the old one stops working):',
      grouped(brands, all, ({ kind }) => kind === 'address'),
    ),
    ...section(
      'Rules for members that change:',
      grouped(brands, all, ({ kind }) => kind === 'member'),
    ),
    ...section(
      'Other rules that change:',
      grouped(brands, all, ({ kind }) => kind === 'rule'),
    ),
    ...section('Keys that a file no longer sets:', grouped(brands, all, isCopy)),
    ...section(
      'Look at this again:',
      groupedTexts(brands, all, ({ questions = [] }) => questions),
    ),
  ];
}

/** Files that no longer set some of their previous keys, perhaps because an editor saved only half of the file. */
export const filesThatLost = (brands: readonly BrandChanges[]): string[] => [
  ...new Set(
    brands.flatMap(({ changes }) =>
      changes.flatMap(({ fellBack, oldFile }) => (fellBack && oldFile ? [oldFile] : [])),
    ),
  ),
];

export const heldCodes = (held: readonly BrandChanges[]): string[] | 'all' =>
  held.length > MOST_NAMED ? 'all' : held.map(({ code }) => code);

export function adviceText(refused: readonly BrandChanges[], requested: readonly string[] | 'all'): string[] {
  const files = filesThatLost(refused);
  const brands = requested === 'all' ? '' : `--brand ${requested.join(',')} `;
  return [
    ...(files.length > 0 && files.length <= MOST_NAMED
      ? [`Look at the end of ${files.join(' and of ')}: the file may be half saved.`]
      : []),
    `If all of this is meant, publish it with: npm run build -- ${brands}--accept-rules`,
  ];
}
