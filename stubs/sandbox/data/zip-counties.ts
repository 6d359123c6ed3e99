/**
 * Counties by zip code: those of the states with a plan of their own from the postal codes of GeoNames (CC BY 4.0), one
 * county each and without Virginia's independent cities (`zip-codes.txt`), and those below, where the first three digits
 * name another state or the zip code is in two counties. Of the 41,490 zip codes of GeoNames all that are in another state
 * than that of their first digits are there, but 72643, on which sources differ. Those in two states are from the Census Bureau's
 * relationship file of 2010, without 71749, which has a parish; their counties are from general knowledge.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** FIPS code, name, state, and the market segments sold there; without them all. */
export type CountyRow = readonly [
  fips: string,
  name: string,
  state: string,
  segments?: readonly ('U65' | 'MED')[],
];

// prettier-ignore
const ZIP_COUNTIES: Readonly<Record<string, readonly CountyRow[]>> = {
  '02861': [['44007', 'Providence', 'RI'], ['25005', 'Bristol', 'MA']],
  '06390': [['36103', 'Suffolk', 'NY']], // Fishers Island
  '20588': [['24033', "Prince George's", 'MD']], // mail of a federal department, as 20598
  '20598': [['51013', 'Arlington', 'VA']],
  '42223': [['21047', 'Christian', 'KY'], ['47125', 'Montgomery', 'TN']],
  // Mail for Cincinnati's airport, which is in Kentucky.
  '45275': [['21015', 'Boone', 'KY']],
  '55044': [['27037', 'Dakota', 'MN'], ['27139', 'Scott', 'MN']],
  '59221': [['30083', 'Richland', 'MT'], ['38053', 'McKenzie', 'ND']],
  '63673': [['29186', 'Ste. Genevieve', 'MO'], ['17157', 'Randolph', 'IL']],
  '73949': [['40139', 'Texas', 'OK'], ['48421', 'Sherman', 'TX']],
  '73960': [['48421', 'Sherman', 'TX']], // Texhoma, on the Texas side
  '81137': [['08067', 'La Plata', 'CO'], ['35045', 'San Juan', 'NM']],
  '83414': [['56039', 'Teton', 'WY', ['U65']]], // Alta
  '84536': [['49037', 'San Juan', 'UT'], ['04017', 'Navajo', 'AZ']],
  '86044': [['04005', 'Coconino', 'AZ'], ['49037', 'San Juan', 'UT']],
  '86515': [['04001', 'Apache', 'AZ'], ['35031', 'McKinley', 'NM']],
  '87654': [['35051', 'Sierra', 'NM']], // Spaceport City
  '88063': [['35013', 'Doña Ana', 'NM'], ['48141', 'El Paso', 'TX']],
  '89439': [['32031', 'Washoe', 'NV'], ['06091', 'Sierra', 'CA']],
  '97635': [['41037', 'Lake', 'OR'], ['06049', 'Modoc', 'CA']],
};

/** Lines such as `10001|Kent|DE|19901 19902`: FIPS code, county, state, zip codes. */
const LISTED = join(import.meta.dirname, 'zip-codes.txt');

let listed: Map<string, CountyRow> | undefined;

/** Read on the first call: most processes ask for no zip code. */
function listedCounties(): ReadonlyMap<string, CountyRow> {
  listed ??= new Map(
    readFileSync(LISTED, 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [fips = '', name = '', state = '', zipCodes = ''] = line.split('|');
        return zipCodes.split(' ').map((zipCode) => [zipCode, [fips, name, state]] as const);
      }),
  );
  return listed;
}

/** Undefined for a zip code that the tables do not have. */
export function zipCounties(zipCode: string): readonly CountyRow[] | undefined {
  const county = listedCounties().get(zipCode);
  return ZIP_COUNTIES[zipCode] ?? (county && [county]);
}
