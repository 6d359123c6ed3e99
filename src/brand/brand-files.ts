/** Reads every brand from disk. Plain Node: scripts, the renderer, dev and unit tests share it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from './brand.schema.ts';
import { checkBrand, faultAt } from './brand-check.ts';
import { distinctFaults, parseBrandSource, showFault, type BrandSource, type Fault } from './brand-source.ts';
import { parsePage, type PageSource } from './copy.ts';
import { paintMark, type Mark } from './mark.ts';

/** A brand with all that its pages are made of. */
export interface BrandSite {
  brand: Brand;
  /** SVG of the logo mark. */
  mark: Mark;
  /** Its Markdown pages by name, placeholders not yet filled, in the order of `brand.pages`. */
  copy: Record<string, PageSource>;
}

/** Pages that a route of their own renders; every other listed page needs a Markdown file. */
export const ROUTED_PAGES: readonly string[] = ['home', 'login', 'logout'];

/** The brand files cannot be used; the message lists every fault, one a line. */
export class BrandFaultsError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(
      `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the brand files\n${faults.map(showFault).join('\n')}`,
    );
    this.name = 'BrandFaultsError';
    this.faults = faults;
  }
}

/** A brand code that no folder under `brands/` has (spec 000 §5). */
export class UnknownBrandError extends Error {
  constructor(code: string, known: readonly string[]) {
    super(`There is no brand '${code}'. Known brands: ${known.join(', ')}`);
    this.name = 'UnknownBrandError';
  }
}

const read = (root: string, file: string): BrandSource =>
  parseBrandSource(file, readFileSync(join(root, file), 'utf8'));

/** Codes of all brands: the folders that do not start with an underscore. */
export const brandCodes = (root: string): string[] =>
  readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();

function readPages(root: string, folder: string): { pages: Map<string, PageSource>; faults: Fault[] } {
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

interface Shared {
  base: BrandSource;
  families: Map<string, BrandSource>;
  pages: Map<string, PageSource>;
}

function layersOf(root: string, code: string, { base, families }: Shared): BrandSource[] {
  const own = read(root, `brands/${code}/brand.yaml`);
  const family = families.get(String(own.data['sharedBrandCode']));
  return family ? [base, family, own] : [base, own];
}

/** A brand whose family has no file would start from the base alone, and nobody would notice. */
function familyFaults(brand: Brand, sources: readonly BrandSource[]): Fault[] {
  if (brand.sharedBrandCode === 'base' || sources.length > 2) return [];
  const file = `brands/_families/${brand.sharedBrandCode}.yaml`;
  return [faultAt(sources, ['sharedBrandCode'], `expected ${file}, found none`)];
}

/** A code lives in lower case: a folder in capitals could never be found by its code. */
function folderFaults(code: string): Fault[] {
  if (code === code.toLowerCase()) return [];
  const message = `expected a folder in lower case, got '${code}'`;
  return [{ file: `brands/${code}/brand.yaml`, line: 1, column: 1, path: '', message }];
}

function readSite(
  root: string,
  code: string,
  shared: Shared,
): { site: BrandSite; sources: BrandSource[] } | { faults: Fault[] } {
  if (!existsSync(join(root, `brands/${code}/brand.yaml`))) {
    return {
      faults: [
        {
          file: `brands/${code}/brand.yaml`,
          line: 1,
          column: 1,
          path: '',
          message: 'expected a brand file here, found none',
        },
      ],
    };
  }
  const sources = layersOf(root, code, shared);
  const broken = sources.flatMap(({ faults }) => faults);
  if (broken.length > 0) return { faults: broken };
  const checked = checkBrand(code, sources);
  if ('faults' in checked) return checked;
  const { brand } = checked;
  const own = readPages(root, `brands/${code}/pages`);
  const mark = paintMark(root, code, brand.theme);
  const written = brand.pages.filter((name) => !ROUTED_PAGES.includes(name));
  const source = (name: string) => own.pages.get(name) ?? shared.pages.get(name);
  const faults = [
    ...folderFaults(code),
    ...familyFaults(brand, sources),
    ...own.faults,
    ...('faults' in mark ? mark.faults : []),
    ...brand.pages.flatMap((name, at) =>
      ROUTED_PAGES.includes(name) || source(name)
        ? []
        : [
            faultAt(
              sources,
              ['pages', at],
              `expected brands/_pages/${name}.md or brands/${code}/pages/${name}.md, found neither`,
            ),
          ],
    ),
  ];
  if (faults.length > 0 || 'faults' in mark) return { faults };
  const copy = Object.fromEntries(
    written.flatMap((name) => {
      const page = source(name);
      return page ? [[name, page]] : [];
    }),
  );
  return { site: { brand, mark, copy }, sources };
}

const MUST_DIFFER = ['prismBrandCode', 'domain', 'name', 'storeID'] as const;

/** Two brands with one number, domain, name or store would answer for each other. */
function clashes(read: { site: BrandSite; sources: BrandSource[] }[]): Fault[] {
  return MUST_DIFFER.flatMap((key) => {
    const first = new Map<unknown, string>();
    return read.flatMap(({ site: { brand }, sources }) => {
      const other = first.get(brand[key]);
      if (other === undefined) first.set(brand[key], brand.code);
      return other === undefined
        ? []
        : [faultAt(sources, [key], `'${brand[key]}' already belongs to ${other}`)];
    });
  });
}

/**
 * Reads all brands under `root/brands`.
 * @returns the sites without fault and every fault of the others, by file and line
 */
export function readBrands(root: string): { sites: BrandSite[]; faults: Fault[] } {
  const familyNames = readdirSync(join(root, 'brands/_families')).filter((name) => name.endsWith('.yaml'));
  const pages = readPages(root, 'brands/_pages');
  const shared: Shared = {
    base: read(root, 'brands/_base.yaml'),
    families: new Map(
      familyNames.map((name) => [name.slice(0, -'.yaml'.length), read(root, `brands/_families/${name}`)]),
    ),
    pages: pages.pages,
  };
  const results = brandCodes(root).map((code) => readSite(root, code, shared));
  const good = results.flatMap((result) => ('site' in result ? [result] : []));
  const faults = [
    ...pages.faults,
    ...results.flatMap((result) => ('faults' in result ? result.faults : [])),
    ...clashes(good),
  ];
  return { sites: good.map(({ site }) => site), faults: distinctFaults(faults) };
}

/**
 * All brands, or an error that lists every fault.
 * @throws BrandFaultsError
 */
export function loadBrands(root: string): BrandSite[] {
  const { sites, faults } = readBrands(root);
  if (faults.length > 0) throw new BrandFaultsError(faults);
  return sites;
}

/**
 * The site of a brand code, compared without regard to case.
 * @throws UnknownBrandError
 */
export function findBrand(sites: readonly BrandSite[], code: string): BrandSite {
  const site = sites.find(({ brand }) => brand.code === code.toLowerCase());
  if (!site)
    throw new UnknownBrandError(
      code,
      sites.map(({ brand }) => brand.code),
    );
  return site;
}
