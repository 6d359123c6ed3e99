/** Finds values that two brands must not share, and values that a copied brand must replace. */
import { errorAt } from '../load/source-positions.ts';
import { SOCIAL_NETWORKS } from '../schema/footer.schema.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { fileError, type BrandError, type KeyPath } from '../brand-error.ts';
import { isRecord, type Data } from '../resolve/layers.ts';
import { valueAt } from '../resolve/trace.ts';
import { inputsText } from './issue-text.ts';
import {
  isPlaceholder,
  sharedPlaceholders,
  unconfirmedErrors,
  unreplacedValues,
} from './new-brand-values.ts';

/** Keys that identify a brand. No two brands may have the same value, even if a shared layer sets it. */
const IDENTITY: readonly KeyPath[] = [['prismBrandCode'], ['domain'], ['name'], ['storeID']];
/**
 * Keys for which two brand files must not set the same value, because it was probably copied by mistake. A value that
 * brands share on purpose is set in their family's file.
 */
const OWN: readonly KeyPath[] = [
  ['description'],
  ['spanish', 'description'],
  ['privacy', 'entity', 'english'],
  ['privacy', 'entity', 'spanish'],
  ['coremetricsIdProd'],
  ['coremetricsIdTest'],
  ['tagManager', 'www'],
  ['tagManager', 'nonWww'],
  ['customerServicePhoneNumber'],
];
/** Keys whose values related brands may share. In a brand that is marked as a copy, equal values are errors. */
const COPIED: readonly KeyPath[] = [
  ['theme', 'primary'],
  ['dataDomainToken'],
  ['appeals', 'address'],
  ['footer', 'copyright'],
  ['chat', 'code'],
  ...SOCIAL_NETWORKS.map((network) => ['footer', 'social', network]),
];

export interface BrandLayers {
  code: string;
  sources: readonly BrandSource[];
  drawing?: string;
}

/** Errors for unreplaced placeholders in state records, by two-letter state code. */
type UnfinishedStates = ReadonlyMap<string, readonly BrandError[]>;

interface BrandConflict {
  code: string;
  error: BrandError;
}

const START = /^# Started as a copy of (?<model>\w+)\b/m;

/** Code of the brand from which this brand's file was copied, according to its first lines. */
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
    // A value that a more general layer sets is shared on purpose.
    if (own && value === valueIn(brand.sources.slice(0, -1), path)) return [];
    return [{ brand, value, error: (message) => errorAt(brand.sources, path, message) }];
  });

const drawings = (brands: readonly BrandLayers[]): BrandValue[] =>
  brands.flatMap((brand) => {
    if (brand.drawing === undefined) return [];
    const position = { file: `brands/${brand.code}/logo.svg`, line: 1, column: 1, path: '' };
    return [{ brand, value: brand.drawing.trim(), error: (message) => ({ ...position, message }) }];
  });

/** Errors for equal values, reported in the brand that is the copy, or in both brands if neither is a copy. */
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
    const [first, ...others] = group.filter((candidate) => !isCopy(candidate));
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

/** Errors for values that a copied brand shares with its original, whether on purpose or by mistake. */
function copiedValues(brands: readonly BrandLayers[]): BrandConflict[] {
  return brands.flatMap((brand) => {
    const model = brands.find(({ code }) => code === modelOf(brand));
    if (!model) return [];
    return COPIED.flatMap((path): BrandConflict[] => {
      const value = valueIn(brand.sources.slice(-1), path);
      if (value === undefined || value === null) return [];
      if (JSON.stringify(value) !== JSON.stringify(valueIn(model.sources.slice(-1), path))) return [];
      const message = `${inputsText(value)} is still copied from ${model.code}: change it, or if it is intended, delete the line "Started as a copy of ${model.code}"`;
      return [{ code: brand.code, error: errorAt(brand.sources, path, message) }];
    });
  });
}

/** Whether the base lists the brand in its table of brands by state. Also true if there is no such table. */
function isListed({ code, sources }: BrandLayers): boolean {
  const table = valueIn(sources, ['brandsByState']);
  return (
    !isRecord(table) || Object.values(table).some((codes) => Array.isArray(codes) && codes.includes(code))
  );
}

function draftErrors(brand: BrandLayers, { file, text }: BrandSource): BrandError[] {
  const start = START.exec(text.slice(0, 500));
  if (!start) return [];
  const line = text.slice(0, start.index).split('\n').length;
  const message = `no state lists this brand: add ${brand.code} to a row of brandsByState in brands/_base.yaml`;
  return [
    fileError(file, 'delete this line when nothing else is listed', line),
    ...(isListed(brand) ? [] : [errorAt(brand.sources, ['brandState'], message)]),
  ];
}

const unfinished = (brands: readonly BrandLayers[], states: UnfinishedStates): BrandConflict[] =>
  brands.flatMap((brand) => {
    const { code, sources } = brand;
    const own = sources.at(-1);
    if (!own) return [];
    const placeholders = unreplacedValues(own.text, own.data).map(({ path, real }) =>
      errorAt(sources, path, `is still the placeholder of a new brand: put ${real}`),
    );
    const errors = [
      ...placeholders,
      ...sources.slice(0, -1).flatMap(sharedPlaceholders),
      ...unconfirmedErrors(own),
      ...draftErrors(brand, own),
      ...(states.get(String(valueIn(sources, ['brandState']))) ?? []),
    ];
    return errors.map((error) => ({ code, error }));
  });

const quoted = (value: unknown): string => `'${String(value)}'`;

export const identityConflicts = (brands: readonly BrandLayers[]): BrandConflict[] =>
  IDENTITY.flatMap((path) => sameValues(brandValues(brands, path, false), quoted));

export const brandConflicts = (
  brands: readonly BrandLayers[],
  unfinishedStates: UnfinishedStates,
): BrandConflict[] => [
  ...identityConflicts(brands),
  ...OWN.flatMap((path) => sameValues(brandValues(brands, path, true), quoted)),
  ...sameValues(drawings(brands), () => 'this drawing'),
  ...copiedValues(brands),
  ...unfinished(brands, unfinishedStates),
];
