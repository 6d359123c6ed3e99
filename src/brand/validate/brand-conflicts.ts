/** Values that two brands must not share, and that a copied brand must replace. */
import { errorAt } from '../load/source-positions.ts';
import { SOCIAL_NETWORKS } from '../schema/footer.schema.ts';
import type { BrandSource } from '../load/brand-source.ts';
import type { BrandError, KeyPath } from '../brand-error.ts';
import type { Data } from '../resolve/layers.ts';
import { valueAt } from '../resolve/trace.ts';
import { isPlaceholder, unreplacedValues } from './new-brand-values.ts';

/** Identify a brand, whichever layer sets them. */
const IDENTITY: readonly KeyPath[] = [['prismBrandCode'], ['domain'], ['name'], ['storeID']];
/** A family may set these for all its brands; two brand files with the same value are copies. */
const OWN: readonly KeyPath[] = [
  ['description'],
  ['spanish', 'description'],
  ['coremetricsIdProd'],
  ['coremetricsIdTest'],
  ['tagManager', 'www'],
  ['tagManager', 'nonWww'],
  ['customerServicePhoneNumber'],
];
/** Related brands may share these; a copy must confirm them. */
const COPIED: readonly KeyPath[] = [
  ['theme', 'primary'],
  ...SOCIAL_NETWORKS.map((network) => ['footer', 'social', network]),
];

export interface BrandLayers {
  code: string;
  sources: readonly BrandSource[];
  drawing?: string;
}

interface BrandConflict {
  code: string;
  error: BrandError;
}

const START = /^# Started as a copy of (?<model>\w+)\b/m;

/** The brand that this brand's file was copied from, according to its first lines. */
const modelOf = ({ sources }: BrandLayers): string | undefined =>
  START.exec(sources.at(-1)?.text.slice(0, 500) ?? '')?.groups?.['model'];

const valueIn = (sources: readonly BrandSource[], path: KeyPath): Data | undefined =>
  sources.map(({ data }) => valueAt(data, path)).findLast((value) => value !== undefined) ?? undefined;

interface BrandValue {
  brand: BrandLayers;
  value: unknown;
  error: (message: string) => BrandError;
}

const brandValues = (brands: readonly BrandLayers[], path: KeyPath, own: boolean): BrandValue[] =>
  brands.flatMap((brand) => {
    const value = valueIn(own ? brand.sources.slice(-1) : brand.sources, path);
    if (value === undefined || isPlaceholder(path, value)) return [];
    // A layer below has it too, so it is shared on purpose.
    if (own && value === valueIn(brand.sources.slice(0, -1), path)) return [];
    return [{ brand, value, error: (message) => errorAt(brand.sources, path, message) }];
  });

const drawings = (brands: readonly BrandLayers[]): BrandValue[] =>
  brands.flatMap((brand) => {
    if (brand.drawing === undefined) return [];
    const place = { file: `brands/${brand.code}/logo.svg`, line: 1, column: 1, path: '' };
    return [{ brand, value: brand.drawing.trim(), error: (message) => ({ ...place, message }) }];
  });

/** An equal value is an error in the copy; if neither brand is a copy, in both. */
function sameValues(all: readonly BrandValue[], what: (value: unknown) => string): BrandConflict[] {
  const groups = Map.groupBy(all, ({ value }) => value);
  return [...groups].flatMap(([value, group]) => {
    if (group.length < 2) return [];
    const codes = group.map(({ brand }) => brand.code);
    const isCopy = ({ brand }: BrandValue): boolean => codes.includes(modelOf(brand) ?? '');
    const copies = group.filter(isCopy).map(({ brand, error }): BrandConflict => {
      const model = modelOf(brand) ?? '';
      return {
        code: brand.code,
        error: error(`${what(value)} is still copied from ${model}: change it`),
      };
    });
    const [first, ...others] = group.filter((one) => !isCopy(one));
    const pairs = others.flatMap((other): BrandConflict[] => {
      if (!first) return [];
      const says = (whose: BrandValue): string => {
        const { file, line } = whose.error('');
        return `${what(value)} is also on line ${line} of ${file}: two brands cannot share it, change one of them`;
      };
      return [
        { code: first.brand.code, error: first.error(says(other)) },
        { code: other.brand.code, error: other.error(says(first)) },
      ];
    });
    return [...copies, ...pairs];
  });
}

/** Values that a copy shares with its original, on purpose or by mistake. */
function copiedValues(brands: readonly BrandLayers[]): BrandConflict[] {
  return brands.flatMap((brand) => {
    const model = brands.find(({ code }) => code === modelOf(brand));
    if (!model) return [];
    return COPIED.flatMap((path): BrandConflict[] => {
      const value = valueIn(brand.sources.slice(-1), path);
      if (value === undefined || value === null || value !== valueIn(model.sources.slice(-1), path))
        return [];
      const message = `'${String(value)}' is still copied from ${model.code}: change it, or if it is intended, delete the line "Started as a copy of ${model.code}"`;
      return [{ code: brand.code, error: errorAt(brand.sources, path, message) }];
    });
  });
}

const unfinished = (brands: readonly BrandLayers[]): BrandConflict[] =>
  brands.flatMap(({ code, sources }) => {
    const { text, data } = sources.at(-1) ?? { text: '', data: {} };
    return unreplacedValues(text, data).map(({ path, real }): BrandConflict => {
      const error = errorAt(sources, path, `is still the placeholder of a new brand: put ${real}`);
      return { code, error };
    });
  });

const quoted = (value: unknown): string => `'${String(value)}'`;

export const identityConflicts = (brands: readonly BrandLayers[]): BrandConflict[] =>
  IDENTITY.flatMap((path) => sameValues(brandValues(brands, path, false), quoted));

export const brandConflicts = (brands: readonly BrandLayers[]): BrandConflict[] => [
  ...identityConflicts(brands),
  ...OWN.flatMap((path) => sameValues(brandValues(brands, path, true), quoted)),
  ...sameValues(drawings(brands), () => 'this drawing'),
  ...copiedValues(brands),
  ...unfinished(brands),
];
