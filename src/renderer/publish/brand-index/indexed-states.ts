/** Reads the requested brands, and all other brands whose files have changed since they were indexed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadShared } from '../../../brand/load/load-shared.ts';
import { OUTSIDE_FILE } from '../../../brand/load/outside-sites.ts';
import { buildTime } from '../../../brand/moments.ts';
import { brandCodes, brandStates, type BrandSite, type BrandStates } from '../../../brand/read-brands.ts';
import { readSite, type BrandResult } from '../../../brand/read-site.ts';
import { brandNames, phoneFinder, type BrandName } from '../../../brand/validate/other-brand-names.ts';
import {
  readIndex,
  writeIndex,
  type BrandIndex,
  type IndexedBrand,
  type IndexedShared,
  type IndexedSource,
} from './brand-index.ts';
import { fileStamp, folderStamp } from './folder-stamp.ts';
import { fromResult, fromShared, toResult, toShared } from './indexed-files.ts';

export interface IndexedStates extends BrandStates {
  /** Names of valid brands that were not read. */
  unread: BrandName[];
}

const TEXT = /\.(?:md|svg)$/;
const SHARED_FOLDERS = ['_alerts', '_families', '_pages', '_privacy', '_schema', '_states'];

/** Stamp of all shared files. Includes the names in `brands/`, because a new or deleted brand affects the checks of every page. */
function sharedStamp(root: string): string | null {
  const names = readdirSync(join(root, 'brands')).sort();
  const folders = SHARED_FOLDERS.filter((name) => names.includes(name));
  const stamps = [
    fileStamp(join(root, 'brands/_base.yaml')),
    fileStamp(join(root, OUTSIDE_FILE)),
    ...folders.map((name) => folderStamp(root, `brands/${name}`)),
  ];
  return stamps.includes(null) ? null : [...names, ...stamps].join('\n');
}

const byCode = (a: BrandName, b: BrandName): number => (a.code < b.code ? -1 : 1);

const identitiesOf = (all: readonly BrandName[]): string =>
  JSON.stringify(all.map(({ code, name, domain }) => [code, name, domain]));

/** Old and new phone numbers of the brands whose number differs between the two lists. */
function changedPhones(some: readonly BrandName[], others: readonly BrandName[]): string[] {
  const phonesOf = (all: readonly BrandName[]) =>
    new Map(all.flatMap(({ code, phone }) => (phone === undefined ? [] : [[code, phone]])));
  const [before, after] = [phonesOf(some), phonesOf(others)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((code) => before.get(code) !== after.get(code))
    .flatMap((code) => [before.get(code), after.get(code)])
    .filter((phone) => phone !== undefined);
}

/** Texts of the files that all brands share. */
const sharedTexts = ({ base, families, pages, states, alerts }: IndexedShared): string[] => [
  JSON.stringify(base.data),
  ...families.map(([, { data }]) => JSON.stringify(data)),
  ...pages.flatMap(([, { front, body }]) => [JSON.stringify(front), body]),
  JSON.stringify([...states.values()]),
  ...alerts.map(({ source }) => JSON.stringify(source.data)),
];

/** Texts of a brand's own files. Includes the record's parsed values, because a number in YAML may contain line breaks or escapes. */
const ownTexts = (root: string, code: string, own: IndexedSource | undefined): string[] => [
  JSON.stringify(own?.data ?? null),
  ...readdirSync(join(root, 'brands', code), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
];

/**
 * Returns a function that tells whether a brand may stay unread after other brands changed. If a name or domain changed, every
 * brand must be read. If a phone number changed, brands whose own or shared texts contain that number must be read.
 */
function phonesElsewhere(
  root: string,
  { shared, brands, names: before }: BrandIndex,
  names: readonly BrandName[],
): (code: string) => boolean {
  if (identitiesOf(names) !== identitiesOf(before)) return () => false;
  const phones = changedPhones(before, names);
  if (phones.length === 0) return () => true;
  const isIn = phoneFinder(phones);
  if (sharedTexts(shared).some(isIn)) return () => false;
  return (code) => !ownTexts(root, code, brands.get(code)?.own).some(isIn);
}

/**
 * Finds the same errors as `readBrandStates`, but reads fewer files. A brand stays unread only while its own files, the shared
 * files and the names of all brands are the same as when it was last valid.
 * @param version version of the code; null to neither read nor write the index
 * @param requested codes of the brands that are always read
 * @param mayStayUnread returns whether publishing needs only the name of the brand
 * @param onRead called for each requested brand without errors of its own, before the next brand is read
 */
export function readIndexedStates(
  root: string,
  version: string | null,
  requested: readonly string[],
  mayStayUnread: (code: string) => boolean,
  onRead?: (site: BrandSite, names: readonly BrandName[]) => void,
): IndexedStates {
  const codes = brandCodes(root);
  const now = buildTime();
  const index = version === null ? null : readIndex(root, version, now);
  // Takes stamps before reading, so that a file that changes during the read differs from its stamp.
  const stamp = sharedStamp(root);
  const current = index && stamp !== null && index.shared.stamp === stamp ? index : null;
  const stamps = new Map(codes.map((code) => [code, folderStamp(root, `brands/${code}`)]));
  const entryOf = (code: string): IndexedBrand | null => {
    const entry = current?.brands.get(code);
    return entry && entry.stamp === stamps.get(code) ? entry : null;
  };
  const known = new Map(current?.names.flatMap((name) => (entryOf(name.code) ? [[name.code, name]] : [])));
  const unknown = brandNames(
    root,
    codes.filter((code) => !known.has(code)),
  );
  const names = [...known.values(), ...unknown].sort(byCode);
  const shared = current ? toShared(current.shared, codes, names) : loadShared(root, codes);
  const isUnaffected = current ? phonesElsewhere(root, current, names) : () => false;
  const valid = new Map(
    codes.flatMap((code) => {
      const entry = entryOf(code);
      return entry && isUnaffected(code) ? [[code, entry]] : [];
    }),
  );
  const kept = new Map([...valid].filter(([code]) => !requested.includes(code) && mayStayUnread(code)));
  const results = codes.map((code): BrandResult => {
    const entry = kept.get(code);
    if (entry) return toResult(code, entry, shared);
    const result = readSite(root, code, shared, valid.has(code));
    if (result.site && requested.includes(code)) onRead?.(result.site, names);
    return result;
  });
  const states = brandStates(codes, shared, results);
  const indexed = current?.shared ?? fromShared(shared, stamp);
  if (version !== null && indexed) {
    const read = results.flatMap((result): [string, IndexedBrand][] => {
      const entry = fromResult(result, stamps.get(result.code) ?? null);
      return entry ? [[result.code, entry]] : [];
    });
    const isNew =
      JSON.stringify(names) !== JSON.stringify(current?.names) ||
      read.some(([code]) => entryOf(code) === null);
    const brands = new Map([...kept, ...read]);
    if (isNew) writeIndex(root, { version, at: now, shared: indexed, names, brands });
  }
  return { ...states, unread: names.filter(({ code }) => kept.has(code) && !states.own.has(code)) };
}
