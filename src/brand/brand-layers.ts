/** Reads the files of brands from disk: the layers of one, and what all of them share. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAlerts } from './alerts.ts';
import type { AlertRecord } from './alerts.schema.ts';
import { parseBrandSource, type BrandSource, type Fault } from './brand-source.ts';
import { parsePage, type PageSource } from './copy.ts';
import { buildTime } from './moments.ts';

const read = (root: string, file: string): BrandSource =>
  parseBrandSource(file, readFileSync(join(root, file), 'utf8'));

/** The Markdown pages of a folder by name, and what is wrong with them. */
export function readPages(root: string, folder: string): { pages: Map<string, PageSource>; faults: Fault[] } {
  const pages = new Map<string, PageSource>();
  const faults: Fault[] = [];
  const names = existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'))
    : [];
  for (const name of names) {
    const file = `${folder}/${name}`;
    const result = parsePage(file, readFileSync(join(root, file), 'utf8'));
    if ('page' in result) pages.set(name.slice(0, -'.md'.length), result.page);
    else faults.push(...result.faults);
  }
  return { pages, faults };
}

/** What every brand is read with. */
export interface Shared {
  codes: readonly string[];
  base: BrandSource;
  families: Map<string, BrandSource>;
  pages: Map<string, PageSource>;
  alerts: readonly AlertRecord[];
  /** The moment that counts as now, taken once for all brands. */
  now: number;
}

/** The layers of a brand as written: base, family, brand file. */
export function layersOf(root: string, code: string, { base, families }: Shared): BrandSource[] {
  const own = read(root, `brands/${code}/brand.yaml`);
  const family = families.get(String(own.data['sharedBrandCode']));
  return family ? [base, family, own] : [base, own];
}

const yamlNames = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length));

/** @param codes every brand there is */
export function readShared(root: string, codes: readonly string[]): Shared & { faults: Fault[] } {
  const pages = readPages(root, 'brands/_pages');
  const families = yamlNames(join(root, 'brands/_families')).map(
    (name) => [name, read(root, `brands/_families/${name}.yaml`)] as const,
  );
  const { alerts, faults } = readAlerts(
    root,
    codes,
    families.map(([name]) => name),
  );
  return {
    codes,
    alerts,
    now: buildTime(),
    base: read(root, 'brands/_base.yaml'),
    families: new Map(families),
    pages: pages.pages,
    faults: [...pages.faults, ...faults],
  };
}

/** The layers of one brand, read without anything else. */
export function readLayers(root: string, code: string): BrandSource[] {
  const own = read(root, `brands/${code}/brand.yaml`);
  const family = `brands/_families/${String(own.data['sharedBrandCode'])}.yaml`;
  const base = read(root, 'brands/_base.yaml');
  return existsSync(join(root, family)) ? [base, read(root, family), own] : [base, own];
}
