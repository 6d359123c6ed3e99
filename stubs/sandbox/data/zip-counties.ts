/**
 * Counties and cities of zip codes: real data for all states that brands serve (decisions/visitors#the-sandboxs-zip-code-table).
 * A zip code is listed if at least two of these sources agree on a county: the ZIP-county crosswalk of HUD and the postal
 * service (public domain), the county weights of SimpleMaps (2024) and the postal codes of GeoNames (March 2026, CC BY 4.0).
 * A listed zip code also has the counties that only HUD's crosswalk or only SimpleMaps names, because asking the
 * visitor is better than assuming a wrong county. For Connecticut, counties are listed and not planning regions.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = { '': 'COUNTY', P: 'PARISH', C: 'CITY', D: 'DISTRICT' } as const;
const isKind = (code: string): code is keyof typeof KINDS => code in KINDS;

export interface CountyRow {
  /** The county's FIPS code, five digits. */
  fips: string;
  name: string;
  /** The state's two-letter code. */
  state: string;
  kind: (typeof KINDS)[keyof typeof KINDS];
}

const linesOf = (file: string): string[][] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** Expands a short form of zip codes: `199:01-03,34` → 19901 19902 19903 19934 */
const zipCodesOf = (groups: string): string[] =>
  groups.split(' ').flatMap((group) => {
    const [prefix = '', ranges = ''] = group.split(':');
    return ranges.split(',').flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from(
        { length: last - first + 1 },
        (_, at) => `${prefix}${String(first + at).padStart(2, '0')}`,
      );
    });
  });

interface CountyTable {
  byZip: ReadonlyMap<string, readonly CountyRow[]>;
  rows: readonly CountyRow[];
}

/** Reads the counties. Lines look like `10001|Kent|DE||199:01-06,34`: FIPS code, name, state, kind, zip codes. */
function readCounties(): CountyTable {
  const byZip = new Map<string, CountyRow[]>();
  const rows = linesOf('zip-counties.txt').map(
    ([fips = '', name = '', state = '', kind = '', groups = '']) => {
      const row: CountyRow = { fips, name, state, kind: KINDS[isKind(kind) ? kind : ''] };
      for (const zipCode of zipCodesOf(groups)) byZip.set(zipCode, [...(byZip.get(zipCode) ?? []), row]);
      return row;
    },
  );
  return { byZip, rows };
}

/** Reads the cities. Lines look like `Dover|199:01-06`: the postal service's name of a city, and its zip codes. Only cities with several zip codes are listed. */
const readCities = (): ReadonlyMap<string, string> =>
  new Map(
    linesOf('zip-cities.txt').flatMap(([city = '', groups = '']) =>
      zipCodesOf(groups).map((zipCode) => [zipCode, city] as const),
    ),
  );

// Loaded at the first call, because most processes need no zip codes.
let counties: CountyTable | undefined;
let cities: ReadonlyMap<string, string> | undefined;

/** The counties of a zip code; undefined if the sources do not agree. */
export const zipCounties = (zipCode: string): readonly CountyRow[] | undefined =>
  (counties ??= readCounties()).byZip.get(zipCode);

export const countiesOfState = (state: string): readonly CountyRow[] =>
  (counties ??= readCounties()).rows.filter((row) => row.state === state);

/** The city of a zip code; '' if it is not known. */
export const zipCity = (zipCode: string): string => (cities ??= readCities()).get(zipCode) ?? '';
