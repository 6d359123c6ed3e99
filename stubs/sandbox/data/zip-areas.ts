/** Areas of zip prefixes with a town, its coordinates and counties. */

import { zipCounties, type CountyRow } from './zip-counties.ts';

/** FIPS code, name, and the market segments sold there. */
type AreaCounty = readonly [fips: string, name: string, segments?: readonly ('U65' | 'MED')[]];

export interface ZipArea {
  /** First three digits of its zip codes. */
  readonly prefix: string;
  readonly city: string;
  readonly state: string;
  /** Decimal degrees. */
  readonly at: readonly [latitude: number, longitude: number];
  readonly counties: readonly [AreaCounty, ...AreaCounty[]];
  /** Those of the plans for a part of the state (`zip-states.ts`) that serve it; none by default. */
  readonly plans?: readonly string[];
}

// prettier-ignore
export const ZIP_AREAS: readonly ZipArea[] = [
  { prefix: '150', city: 'Coraopolis', state: 'PA', at: [40.52, -80.17], counties: [['42003', 'Allegheny'], ['42007', 'Beaver']], plans: ['hmbcbs'] },
  { prefix: '151', city: 'Monroeville', state: 'PA', at: [40.42, -79.79], counties: [['42003', 'Allegheny']], plans: ['hmbcbs'] },
  { prefix: '152', city: 'Pittsburgh', state: 'PA', at: [40.44, -79.99], counties: [['42003', 'Allegheny']], plans: ['hmbcbs'] },
  { prefix: '153', city: 'Washington', state: 'PA', at: [40.17, -80.25], counties: [['42125', 'Washington'], ['42059', 'Greene', ['U65']]], plans: ['hmbcbs'] },
  { prefix: '156', city: 'Greensburg', state: 'PA', at: [40.3, -79.54], counties: [['42129', 'Westmoreland'], ['42051', 'Fayette']], plans: ['hmbcbs'] },
  { prefix: '159', city: 'Johnstown', state: 'PA', at: [40.33, -78.92], counties: [['42021', 'Cambria'], ['42111', 'Somerset']], plans: ['hmbcbs'] },
  { prefix: '165', city: 'Erie', state: 'PA', at: [42.13, -80.09], counties: [['42049', 'Erie']], plans: ['hmbcbs'] },
  { prefix: '168', city: 'State College', state: 'PA', at: [40.79, -77.86], counties: [['42027', 'Centre'], ['42033', 'Clearfield']], plans: ['hmbcbs', 'pbs'] },
  { prefix: '170', city: 'Carlisle', state: 'PA', at: [40.2, -77.19], counties: [['42041', 'Cumberland'], ['42099', 'Perry', ['U65']]], plans: ['pbs'] },
  { prefix: '171', city: 'Harrisburg', state: 'PA', at: [40.27, -76.88], counties: [['42043', 'Dauphin']], plans: ['pbs'] },
  { prefix: '174', city: 'York', state: 'PA', at: [39.96, -76.73], counties: [['42133', 'York']], plans: ['pbs'] },
  { prefix: '176', city: 'Lancaster', state: 'PA', at: [40.04, -76.31], counties: [['42071', 'Lancaster']], plans: ['pbs'] },
  { prefix: '181', city: 'Allentown', state: 'PA', at: [40.6, -75.47], counties: [['42077', 'Lehigh'], ['42095', 'Northampton']], plans: ['pbs', 'nepa'] },
  { prefix: '185', city: 'Scranton', state: 'PA', at: [41.41, -75.66], counties: [['42069', 'Lackawanna']], plans: ['nepa'] },
  { prefix: '187', city: 'Wilkes-Barre', state: 'PA', at: [41.25, -75.88], counties: [['42079', 'Luzerne'], ['42131', 'Wyoming']], plans: ['nepa'] },
  { prefix: '190', city: 'Bryn Mawr', state: 'PA', at: [40.02, -75.32], counties: [['42045', 'Delaware'], ['42091', 'Montgomery'], ['42017', 'Bucks']], plans: ['ibccr', 'ibcah'] },
  { prefix: '191', city: 'Philadelphia', state: 'PA', at: [39.95, -75.17], counties: [['42101', 'Philadelphia']], plans: ['ibccr', 'ibcah'] },
  { prefix: '193', city: 'West Chester', state: 'PA', at: [39.96, -75.61], counties: [['42029', 'Chester']], plans: ['ibccr', 'ibcah'] },
  { prefix: '197', city: 'Newark', state: 'DE', at: [39.68, -75.75], counties: [['10003', 'New Castle']] },
  { prefix: '198', city: 'Wilmington', state: 'DE', at: [39.75, -75.55], counties: [['10003', 'New Castle']] },
  { prefix: '199', city: 'Dover', state: 'DE', at: [39.16, -75.52], counties: [['10001', 'Kent'], ['10005', 'Sussex']] },
  { prefix: '253', city: 'Charleston', state: 'WV', at: [38.35, -81.63], counties: [['54039', 'Kanawha']] },
  { prefix: '260', city: 'Wheeling', state: 'WV', at: [40.06, -80.72], counties: [['54069', 'Ohio'], ['54051', 'Marshall']] },
  { prefix: '265', city: 'Morgantown', state: 'WV', at: [39.63, -79.96], counties: [['54061', 'Monongalia'], ['54077', 'Preston', ['U65']]] },
  { prefix: '100', city: 'New York', state: 'NY', at: [40.71, -74.01], counties: [['36061', 'New York']] },
  { prefix: '142', city: 'Buffalo', state: 'NY', at: [42.89, -78.88], counties: [['36029', 'Erie']], plans: ['mbh', 'mbhny'] },
  { prefix: '143', city: 'Niagara Falls', state: 'NY', at: [43.1, -79.04], counties: [['36063', 'Niagara']], plans: ['mbh'] },
  { prefix: '146', city: 'Rochester', state: 'NY', at: [43.16, -77.61], counties: [['36055', 'Monroe']], plans: ['mbhny'] },
  { prefix: '551', city: 'Saint Paul', state: 'MN', at: [44.95, -93.09], counties: [['27123', 'Ramsey'], ['27163', 'Washington'], ['27037', 'Dakota']] },
  { prefix: '554', city: 'Minneapolis', state: 'MN', at: [44.98, -93.27], counties: [['27053', 'Hennepin'], ['27003', 'Anoka']] },
  { prefix: '558', city: 'Duluth', state: 'MN', at: [46.79, -92.1], counties: [['27137', 'Saint Louis']] },
  { prefix: '565', city: 'Moorhead', state: 'MN', at: [46.87, -96.77], counties: [['27027', 'Clay'], ['27167', 'Wilkin', ['MED']]], plans: ['ndbcbs'] },
  { prefix: '581', city: 'Fargo', state: 'ND', at: [46.88, -96.79], counties: [['38017', 'Cass']] },
  { prefix: '582', city: 'Grand Forks', state: 'ND', at: [47.93, -97.03], counties: [['38035', 'Grand Forks']] },
  { prefix: '585', city: 'Bismarck', state: 'ND', at: [46.81, -100.78], counties: [['38015', 'Burleigh'], ['38059', 'Morton']] },
  { prefix: '820', city: 'Cheyenne', state: 'WY', at: [41.14, -104.82], counties: [['56021', 'Laramie']] },
  { prefix: '826', city: 'Casper', state: 'WY', at: [42.85, -106.3], counties: [['56025', 'Natrona']] },
  { prefix: '830', city: 'Jackson', state: 'WY', at: [43.48, -110.76], counties: [['56039', 'Teton', ['U65']]] },
  { prefix: '432', city: 'Columbus', state: 'OH', at: [39.96, -83], counties: [['39049', 'Franklin']] },
  { prefix: '232', city: 'Richmond', state: 'VA', at: [37.54, -77.44], counties: [['51760', 'Richmond City'], ['51087', 'Henrico']] },
  { prefix: '802', city: 'Denver', state: 'CO', at: [39.74, -104.99], counties: [['08031', 'Denver']] },
  { prefix: '606', city: 'Chicago', state: 'IL', at: [41.88, -87.63], counties: [['17031', 'Cook']] },
  { prefix: '200', city: 'Washington', state: 'DC', at: [38.9, -77.04], counties: [['11001', 'District of Columbia']] },
  { prefix: '021', city: 'Boston', state: 'MA', at: [42.36, -71.06], counties: [['25025', 'Suffolk'], ['25017', 'Middlesex']] },
  { prefix: '981', city: 'Seattle', state: 'WA', at: [47.61, -122.33], counties: [['53033', 'King']] },
  { prefix: '941', city: 'San Francisco', state: 'CA', at: [37.77, -122.42], counties: [['06075', 'San Francisco']] },
  { prefix: '672', city: 'Wichita', state: 'KS', at: [37.69, -97.34], counties: [['20173', 'Sedgwick']] },
  { prefix: '303', city: 'Atlanta', state: 'GA', at: [33.75, -84.39], counties: [['13121', 'Fulton'], ['13089', 'DeKalb']] },
  { prefix: '850', city: 'Phoenix', state: 'AZ', at: [33.45, -112.07], counties: [['04013', 'Maricopa']] },
];

/** The area of a zip code; undefined if none is listed. */
export const areaOf = (zipCode: string): ZipArea | undefined =>
  ZIP_AREAS.find(({ prefix }) => zipCode.startsWith(prefix));

/** Zip codes that end in 5 or more overlap the next county too, if the area has several. */
const CROSSING_FROM = 5;

function areaCounties(zipCode: string): readonly CountyRow[] {
  const area = areaOf(zipCode);
  if (!area) return [];
  const { counties, state } = area;
  const last = Number(zipCode.at(-1));
  const first = last % counties.length;
  const touched =
    counties.length > 1 && last >= CROSSING_FROM ? [first, (first + 1) % counties.length] : [first];
  return touched
    .map((at) => counties[at] ?? counties[0])
    .map(([fips, name, ...segments]) => [fips, name, state, ...segments]);
}

/** The market segments sold in a county, where an area names them. */
const SEGMENTS = new Map(
  ZIP_AREAS.flatMap(({ counties }) => counties.map(([fips, , segments]) => [fips, segments] as const)),
);

/** The counties that a zip code overlaps, of a market segment if one is given. */
export const countiesOf = (zipCode: string, segment?: 'U65' | 'MED') =>
  (zipCounties(zipCode) ?? areaCounties(zipCode))
    .map(([fipsCode, countyName, stateCode, segments = SEGMENTS.get(fipsCode) ?? ['U65', 'MED']]) => ({
      fipsCode,
      countyName,
      stateCode,
      segments: [...segments],
    }))
    .filter(({ segments }) => segment === undefined || segments.includes(segment));
