/** Areas of zip codes with the same prefix, each with a town and its coordinates. */

export interface ZipArea {
  /** The first three digits of the area's zip codes. */
  readonly prefix: string;
  readonly city: string;
  readonly state: string;
  /** Position of the town, in decimal degrees. */
  readonly at: readonly [latitude: number, longitude: number];
  /** Codes of brands that serve only part of the state (`zip-states.ts`) and serve this area. Default: none. */
  readonly plans?: readonly string[];
}

// prettier-ignore
export const ZIP_AREAS: readonly ZipArea[] = [
  { prefix: '150', city: 'Coraopolis', state: 'PA', at: [40.52, -80.17], plans: ['hmbcbs'] },
  { prefix: '151', city: 'Monroeville', state: 'PA', at: [40.42, -79.79], plans: ['hmbcbs'] },
  { prefix: '152', city: 'Pittsburgh', state: 'PA', at: [40.44, -79.99], plans: ['hmbcbs'] },
  { prefix: '153', city: 'Washington', state: 'PA', at: [40.17, -80.25], plans: ['hmbcbs'] },
  { prefix: '156', city: 'Greensburg', state: 'PA', at: [40.3, -79.54], plans: ['hmbcbs'] },
  { prefix: '159', city: 'Johnstown', state: 'PA', at: [40.33, -78.92], plans: ['hmbcbs'] },
  { prefix: '165', city: 'Erie', state: 'PA', at: [42.13, -80.09], plans: ['hmbcbs'] },
  { prefix: '168', city: 'State College', state: 'PA', at: [40.79, -77.86], plans: ['hmbcbs', 'pbs'] },
  { prefix: '170', city: 'Carlisle', state: 'PA', at: [40.2, -77.19], plans: ['pbs'] },
  { prefix: '171', city: 'Harrisburg', state: 'PA', at: [40.27, -76.88], plans: ['pbs'] },
  { prefix: '174', city: 'York', state: 'PA', at: [39.96, -76.73], plans: ['pbs'] },
  { prefix: '176', city: 'Lancaster', state: 'PA', at: [40.04, -76.31], plans: ['pbs'] },
  { prefix: '181', city: 'Allentown', state: 'PA', at: [40.6, -75.47], plans: ['pbs', 'nepa'] },
  { prefix: '185', city: 'Scranton', state: 'PA', at: [41.41, -75.66], plans: ['nepa'] },
  { prefix: '187', city: 'Wilkes-Barre', state: 'PA', at: [41.25, -75.88], plans: ['nepa'] },
  { prefix: '190', city: 'Bryn Mawr', state: 'PA', at: [40.02, -75.32], plans: ['ibccr', 'ibcah'] },
  { prefix: '191', city: 'Philadelphia', state: 'PA', at: [39.95, -75.17], plans: ['ibccr', 'ibcah'] },
  { prefix: '193', city: 'West Chester', state: 'PA', at: [39.96, -75.61], plans: ['ibccr', 'ibcah'] },
  { prefix: '197', city: 'Newark', state: 'DE', at: [39.68, -75.75] },
  { prefix: '198', city: 'Wilmington', state: 'DE', at: [39.75, -75.55] },
  { prefix: '199', city: 'Dover', state: 'DE', at: [39.16, -75.52] },
  { prefix: '253', city: 'Charleston', state: 'WV', at: [38.35, -81.63] },
  { prefix: '260', city: 'Wheeling', state: 'WV', at: [40.06, -80.72] },
  { prefix: '265', city: 'Morgantown', state: 'WV', at: [39.63, -79.96] },
  { prefix: '100', city: 'New York', state: 'NY', at: [40.71, -74.01] },
  { prefix: '142', city: 'Buffalo', state: 'NY', at: [42.89, -78.88], plans: ['mbh', 'mbhny'] },
  { prefix: '143', city: 'Niagara Falls', state: 'NY', at: [43.1, -79.04], plans: ['mbh'] },
  { prefix: '146', city: 'Rochester', state: 'NY', at: [43.16, -77.61], plans: ['mbhny'] },
  { prefix: '551', city: 'Saint Paul', state: 'MN', at: [44.95, -93.09] },
  { prefix: '554', city: 'Minneapolis', state: 'MN', at: [44.98, -93.27] },
  { prefix: '558', city: 'Duluth', state: 'MN', at: [46.79, -92.1] },
  { prefix: '565', city: 'Moorhead', state: 'MN', at: [46.87, -96.77], plans: ['ndbcbs'] },
  { prefix: '581', city: 'Fargo', state: 'ND', at: [46.88, -96.79] },
  { prefix: '582', city: 'Grand Forks', state: 'ND', at: [47.93, -97.03] },
  { prefix: '585', city: 'Bismarck', state: 'ND', at: [46.81, -100.78] },
  { prefix: '820', city: 'Cheyenne', state: 'WY', at: [41.14, -104.82] },
  { prefix: '826', city: 'Casper', state: 'WY', at: [42.85, -106.3] },
  { prefix: '830', city: 'Jackson', state: 'WY', at: [43.48, -110.76] },
  { prefix: '432', city: 'Columbus', state: 'OH', at: [39.96, -83] },
  { prefix: '232', city: 'Richmond', state: 'VA', at: [37.54, -77.44] },
  { prefix: '802', city: 'Denver', state: 'CO', at: [39.74, -104.99] },
  { prefix: '606', city: 'Chicago', state: 'IL', at: [41.88, -87.63] },
  { prefix: '200', city: 'Washington', state: 'DC', at: [38.9, -77.04] },
  { prefix: '021', city: 'Boston', state: 'MA', at: [42.36, -71.06] },
  { prefix: '981', city: 'Seattle', state: 'WA', at: [47.61, -122.33] },
  { prefix: '941', city: 'San Francisco', state: 'CA', at: [37.77, -122.42] },
  { prefix: '672', city: 'Wichita', state: 'KS', at: [37.69, -97.34] },
  { prefix: '303', city: 'Atlanta', state: 'GA', at: [33.75, -84.39] },
  { prefix: '850', city: 'Phoenix', state: 'AZ', at: [33.45, -112.07] },
];

export const areaOf = (zipCode: string): ZipArea | undefined =>
  ZIP_AREAS.find(({ prefix }) => zipCode.startsWith(prefix));
