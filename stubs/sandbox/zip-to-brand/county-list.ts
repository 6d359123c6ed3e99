/** The response of `zipCode/countyList`: the counties of a zip code or, if they are not known, all counties of its states. */
import { countiesOfState, zipCity, zipCounties, type CountyRow } from '../data/zip-counties.ts';
import { statesOfZip } from '../data/zip-states.ts';

type Segment = 'U65' | 'MED';

/** Counties in which plans exist for one market segment only, by FIPS code. The segments are invented. */
const SEGMENTS: Readonly<Record<string, Segment>> = {
  '27167': 'MED', // Wilkin, MN
  '42059': 'U65', // Greene, PA
  '42099': 'U65', // Perry, PA
  '54077': 'U65', // Preston, WV
  '56039': 'U65', // Teton, WY
};
const segmentsOf = ({ fips }: CountyRow): Segment[] => {
  const only = SEGMENTS[fips];
  return only ? [only] : ['U65', 'MED'];
};

export function countyListOf(zipCode: string, segment?: Segment) {
  const states = statesOfZip(zipCode);
  const counties = zipCounties(zipCode);
  return {
    stateCodes: [...states],
    cityName: zipCity(zipCode),
    listedFor: counties ? ('ZIP' as const) : ('STATE' as const),
    countyList: (counties ?? states.flatMap(countiesOfState))
      .map((county) => ({
        fipsCode: county.fips,
        countyName: county.name,
        countyKind: county.kind,
        stateCode: county.state,
        segments: segmentsOf(county),
      }))
      .filter(({ segments }) => segment === undefined || segments.includes(segment)),
  };
}
