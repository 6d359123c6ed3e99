/** Checks a combined brand record and says where each fault was written. */
import { parseBrandRecord, type Brand, type BrandIssue } from './brand.schema.ts';
import { unknownPlaceholders } from './copy.ts';
import { describeIssue, isListForKeys } from './issue-text.ts';
import { resolve } from './layers.ts';
import type { BrandSource, Fault, KeyPath } from './brand-source.ts';
import { distinctFaults, showPath } from './brand-source.ts';
import { weakPairs } from './theme.ts';

const pathOf = (issue: BrandIssue): KeyPath => {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));
  return isListForKeys(issue) ? path.slice(0, -1) : path;
};

/**
 * The layer in which an editor finds the value at `path`: the one that wrote it last. A list replaces
 * as a whole, so what is inside a list is looked up only in the last layer that has the list.
 * @param sources layers, the most general first
 */
export function locate(
  sources: readonly BrandSource[],
  path: KeyPath,
): { file: string; line: number; column: number } {
  const latest = sources.toReversed();
  const list = path.findIndex((part) => typeof part === 'number');
  const owners =
    list < 0
      ? latest
      : latest.filter((source) => source.locate(path.slice(0, list)).depth === list).slice(0, 1);
  const places = (owners.length > 0 ? owners : latest).map((source) => ({
    file: source.file,
    ...source.locate(path),
  }));
  const best = places.reduce((deepest, place) => (place.depth > deepest.depth ? place : deepest));
  return { file: best.file, line: best.line, column: best.column };
}

export const faultAt = (sources: readonly BrandSource[], path: KeyPath, message: string): Fault => ({
  ...locate(sources, path),
  path: showPath(path),
  message,
});

/**
 * Combines the layers of one brand and checks the result.
 * @param sources base, family, brand file
 * @returns the brand, or every fault at once
 */
export function checkBrand(
  code: string,
  sources: readonly BrandSource[],
): { brand: Brand } | { faults: Fault[] } {
  const result = parseBrandRecord(resolve(sources.map(({ data }) => data)));
  if (!result.success) {
    const found = result.issues.map((issue) =>
      faultAt(sources, pathOf(issue), describeIssue(issue, 'a brand record')),
    );
    return { faults: distinctFaults(found) };
  }
  const brand: Brand = { ...result.output, code };
  const faults = [
    ...weakPairs(brand.theme).map(({ key, message }) => faultAt(sources, ['theme', key], message)),
    ...repeated(brand.tabs.map(({ id }) => id)).map((at) =>
      faultAt(sources, ['tabs', at, 'id'], 'this id is used by an earlier tab'),
    ),
    ...repeated(brand.pages).map((at) => faultAt(sources, ['pages', at], 'this page is listed twice')),
    ...(brand.hours.opens < brand.hours.closes
      ? []
      : [faultAt(sources, ['hours', 'closes'], 'expected a time after opens, on the same day')]),
    ...unknownPlaceholders(brand.footer.copyright).map(({ message }) =>
      faultAt(sources, ['footer', 'copyright'], message),
    ),
  ];
  return faults.length > 0 ? { faults } : { brand: { ...brand, tabs: shownTabs(brand) } };
}

const shownTabs = ({ code, tabs, memberHome }: Brand): Brand['tabs'] =>
  tabs
    .filter((tab) => tab.active && visibleOn(code, tab))
    .map((tab) => ({ ...tab, url: tab.url.replace('{memberHome}', memberHome) }));

const visibleOn = (code: string, { brandVisibility }: Brand['tabs'][number]): boolean =>
  brandVisibility?.includes(code) ?? true;

const repeated = (names: readonly string[]): number[] =>
  names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []));
