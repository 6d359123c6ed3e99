/** What two brands must not have in common, and what a new brand must not keep of the one it was copied from. */
import { faultAt } from '../load/source-positions.ts';
import { SOCIAL_NETWORKS } from '../brand.schema.ts';
import type { BrandSource, Fault, KeyPath } from '../load/brand-source.ts';
import type { Data } from '../resolve/layers.ts';
import { valueAt } from '../resolve/trace.ts';
import { isPlaceholder, placeholdersIn } from './new-brand-values.ts';

/** Two brands with one of these would answer for each other, whichever layer says it. */
const IDENTITY: readonly KeyPath[] = [['prismBrandCode'], ['domain'], ['name'], ['storeID']];
/** A family may say these for all its brands; in two brand files one of them was copied. */
const OWN: readonly KeyPath[] = [
  ['description'],
  ['coremetricsIdProd'],
  ['coremetricsIdTest'],
  ['tagManager', 'www'],
  ['tagManager', 'nonWww'],
  ['customerServicePhoneNumber'],
];
/** Sister brands may share these on purpose; a copy has them because nobody looked yet. */
const COPIED: readonly KeyPath[] = [
  ['theme', 'primary'],
  ...SOCIAL_NETWORKS.map((network) => ['footer', 'social', network]),
];

/** A brand as read. */
export interface Layered {
  code: string;
  sources: readonly BrandSource[];
  /** The logo as drawn, where it could be read. */
  drawing?: string;
}

/** An error of two brands together, as the editor of one of them reads it. */
interface Clash {
  code: string;
  fault: Fault;
}

const START = /^# Started as a copy of (?<model>\w+)\b/m;

/** The brand that a brand's file says it was copied from. */
const modelOf = ({ sources }: Layered): string | undefined =>
  START.exec(sources.at(-1)?.text.slice(0, 500) ?? '')?.groups?.['model'];

/** A single value as the last layer that has it says. */
const valueIn = (sources: readonly BrandSource[], path: KeyPath): Data | undefined =>
  sources.map(({ data }) => valueAt(data, path)).findLast((value) => value !== undefined) ?? undefined;

interface Held {
  brand: Layered;
  value: unknown;
  /** Where a fault of it stands. */
  fault: (message: string) => Fault;
}

const held = (brands: readonly Layered[], path: KeyPath, own: boolean): Held[] =>
  brands.flatMap((brand) => {
    const value = valueIn(own ? brand.sources.slice(-1) : brand.sources, path);
    if (value === undefined || isPlaceholder(path, value)) return [];
    // What a layer below says too is shared on purpose.
    if (own && value === valueIn(brand.sources.slice(0, -1), path)) return [];
    return [{ brand, value, fault: (message) => faultAt(brand.sources, path, message) }];
  });

const drawings = (brands: readonly Layered[]): Held[] =>
  brands.flatMap((brand) => {
    if (brand.drawing === undefined) return [];
    const place = { file: `brands/${brand.code}/logo.svg`, line: 1, column: 1, path: '' };
    return [{ brand, value: brand.drawing.trim(), fault: (message) => ({ ...place, message }) }];
  });

/** Those that hold the same. A copy is the one to change; else both are named: nobody knows which is wrong. */
function sameValues(all: readonly Held[], what: (value: unknown) => string): Clash[] {
  const groups = Map.groupBy(all, ({ value }) => value);
  return [...groups].flatMap(([value, group]) => {
    if (group.length < 2) return [];
    const codes = group.map(({ brand }) => brand.code);
    const isCopy = ({ brand }: Held): boolean => codes.includes(modelOf(brand) ?? '');
    const copies = group.filter(isCopy).map(({ brand, fault }): Clash => {
      const model = modelOf(brand) ?? '';
      return {
        code: brand.code,
        fault: fault(`${what(value)} is still the copy of ${model}'s`),
      };
    });
    const [first, ...others] = group.filter((one) => !isCopy(one));
    const pairs = others.flatMap((other): Clash[] => {
      if (!first) return [];
      const says = (whose: Held): string => {
        const { file, line } = whose.fault('');
        return `${what(value)} is also on line ${line} of ${file}: two brands cannot share it, change one of them`;
      };
      return [
        { code: first.brand.code, fault: first.fault(says(other)) },
        { code: other.brand.code, fault: other.fault(says(first)) },
      ];
    });
    return [...copies, ...pairs];
  });
}

/** What a copy says on purpose or because nobody looked: its file says that it is one. */
function keptOfModel(brands: readonly Layered[]): Clash[] {
  return brands.flatMap((brand) => {
    const model = brands.find(({ code }) => code === modelOf(brand));
    if (!model) return [];
    return COPIED.flatMap((path): Clash[] => {
      const value = valueIn(brand.sources.slice(-1), path);
      if (value === undefined || value === null || value !== valueIn(model.sources.slice(-1), path))
        return [];
      const message = `'${String(value)}' is still the copy of ${model.code}'s; where it is meant, delete the line "Started as a copy of ${model.code}"`;
      return [{ code: brand.code, fault: faultAt(brand.sources, path, message) }];
    });
  });
}

const unfinished = (brands: readonly Layered[]): Clash[] =>
  brands.flatMap(({ code, sources }) => {
    const { text, data } = sources.at(-1) ?? { text: '', data: {} };
    return placeholdersIn(text, data).map(({ path, real }): Clash => {
      const fault = faultAt(sources, path, `is still the placeholder of a new brand: put ${real}`);
      return { code, fault };
    });
  });

const quoted = (value: unknown): string => `'${String(value)}'`;

/** What two brands must not share at all, whichever of them is new. */
export const identityClashes = (brands: readonly Layered[]): Clash[] =>
  IDENTITY.flatMap((path) => sameValues(held(brands, path, false), quoted));

/** Everything that brands have in common and must not, and what is not yet a new brand's own. */
export const clashes = (brands: readonly Layered[]): Clash[] => [
  ...identityClashes(brands),
  ...OWN.flatMap((path) => sameValues(held(brands, path, true), quoted)),
  ...sameValues(drawings(brands), () => 'this drawing'),
  ...keptOfModel(brands),
  ...unfinished(brands),
];
