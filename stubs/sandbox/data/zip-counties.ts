/**
 * Counties by zip code, where the first three digits name another state or the zip code is in two. Of the 41,490 zip codes
 * in the postal codes of GeoNames (CC BY 4.0) these are all in another state than that of their first digits, but
 * 72643, on which sources differ. Those in two states are from the Census Bureau's relationship file of 2010, without
 * 71749, which has a parish; their counties are from general knowledge.
 */

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

/** Undefined for a zip code whose first three digits say enough. */
export const zipCounties = (zipCode: string): readonly CountyRow[] | undefined => ZIP_COUNTIES[zipCode];
