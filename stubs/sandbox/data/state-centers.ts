/** Rough centers of the states: where a zip code lies whose area `zip-areas.ts` does not have. */
type Center = readonly [latitude: number, longitude: number];

// prettier-ignore
const CENTERS: Readonly<Record<string, Center>> = {
  AK: [64, -152], AL: [32.8, -86.8], AR: [34.8, -92.4], AZ: [34.3, -111.7], CA: [37.2, -119.4], CO: [39, -105.5],
  CT: [41.6, -72.7], DC: [38.9, -77], DE: [39, -75.5], FL: [28.6, -82.4], GA: [32.6, -83.4], GU: [13.4, 144.8],
  HI: [20.3, -156.4], IA: [42.1, -93.5], ID: [44.4, -114.6], IL: [40, -89.2], IN: [39.9, -86.3], KS: [38.5, -98.4],
  KY: [37.5, -85.3], LA: [31.1, -92], MA: [42.3, -71.8], MD: [39, -76.8], ME: [45.4, -69.2], MI: [44.3, -85.4],
  MN: [46.3, -94.3], MO: [38.4, -92.5], MS: [32.7, -89.7], MT: [47, -109.6], NC: [35.6, -79.4], ND: [47.4, -100.5],
  NE: [41.5, -99.8], NH: [43.7, -71.6], NJ: [40.2, -74.7], NM: [34.4, -106.1], NV: [39.3, -116.6], NY: [42.9, -75.5],
  OH: [40.3, -82.8], OK: [35.6, -97.5], OR: [43.9, -120.6], PA: [40.9, -77.8], PR: [18.2, -66.4], RI: [41.7, -71.6],
  SC: [33.9, -80.9], SD: [44.4, -100.2], TN: [35.9, -86.4], TX: [31.5, -99.3], UT: [39.3, -111.7], VA: [37.5, -78.9],
  VI: [18.3, -64.9], VT: [44.1, -72.7], WA: [47.4, -120.4], WI: [44.6, -89.9], WV: [38.6, -80.6], WY: [43, -107.6],
};

/** Decimal degrees; undefined for an unknown code. */
export const centerOfState = (state: string): Center | undefined => CENTERS[state];
