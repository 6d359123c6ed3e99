import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { optionalText, text } from '../../lib/http/wire.schema.ts';

const zipCode = v.pipe(v.string(), v.regex(/^\d{5}$/));

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
const state = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
/** Two-letter state codes; null if the service did not return them. */
const stateCodes = v.fallback(v.nullish(v.array(state), null), null);

const time = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * Hours of customer service. Days are 1 (Monday) to 7; times are HH:mm, the closing time excluded; the time zone
 * is an IANA name.
 */
const hours = v.object({
  days: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), v.minLength(1)),
  opens: time,
  closes: time,
  timeZone: v.pipe(text, v.check(isTimeZone)),
});

/**
 * Groups that a brand sells plans to: people under 65, people with Medicare, employers, and people who want dental
 * plans alone.
 */
const MARKETS = new Map([
  ['U65', 'under-65'],
  ['MED', 'medicare'],
  ['EMP', 'employers'],
  ['DEN', 'dental'],
] as const);
export type Market = NonNullable<ReturnType<typeof MARKETS.get>>;

const readMarkets = (codes: readonly string[]): Market[] =>
  [...MARKETS].filter(([code]) => codes.includes(code)).map(([, market]) => market);

const brandInfo = v.pipe(
  v.object({
    brandCode: text,
    brandName: text,
    domain: text,
    stateCodes,
    prismBrandCode: v.pipe(v.number(), v.integer()),
    description: optionalText,
    descriptionSpanish: optionalText,
    storeID: v.pipe(v.number(), v.integer()),
    customerServicePhoneNumber: optionalText,
    markets: v.fallback(v.nullish(v.array(v.string()), []), []),
    hours,
  }),
  v.transform((wire) => ({
    code: wire.brandCode.toLowerCase(),
    name: wire.brandName,
    /** Host name of the brand's site, without scheme. */
    domain: wire.domain,
    /** The zip code's states that the brand serves; null if unknown. */
    states: wire.stateCodes,
    number: wire.prismBrandCode,
    description: wire.description,
    /** '' if there is none. */
    spanishDescription: wire.descriptionSpanish,
    storeId: wire.storeID,
    /** '' if there is none. */
    phone: wire.customerServicePhoneNumber,
    /** Empty if unknown. */
    markets: readMarkets(wire.markets ?? []),
    hours: wire.hours,
  })),
);

/**
 * The brands of a zip code, the regional plan first (spec 000 §7 'zipToBrand/getBrandInfo'). The list has several
 * brands if their areas overlap, and is empty if the zip code is in no brand's area. The status is 400 unless the zip
 * code is five digits. Not in the spec: the response. `stateCodes` are the zip code's states that the brand serves,
 * which need not include the brand's home state (decisions/visitors#states-of-a-zip-code). The response
 * includes each brand's phone number and hours: a site shows them to visitors in another brand's area, but has no
 * records of other brands. The markets U65, MED, EMP and DEN say which groups the brand sells plans to; a brand with
 * missing or unknown markets is still shown.
 */
export const brandByZip = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/zipToBrand/getBrandInfo',
  access: 'public',
  query: v.object({ zipCode }),
  response: v.pipe(
    v.object({ payload: v.object({ brandInfo: v.array(brandInfo) }) }),
    v.transform(({ payload }) => payload.brandInfo),
  ),
  cached: true,
});

/** The kinds of counties. Louisiana has parishes; Virginia also has independent cities. */
const COUNTY_KINDS = ['COUNTY', 'PARISH', 'CITY', 'DISTRICT'] as const;

const county = v.pipe(
  v.object({
    fipsCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
    countyName: text,
    countyKind: v.fallback(v.optional(v.picklist(COUNTY_KINDS), 'COUNTY'), 'COUNTY'),
    stateCode: state,
  }),
  v.transform((wire) => ({
    fips: wire.fipsCode,
    /** The name alone, such as `Hennepin`, without 'County'. */
    name: wire.countyName,
    kind: wire.countyKind,
    state: wire.stateCode,
  })),
);

/**
 * The counties of a zip code (spec 000 §7 'zipCode/countyList': payload zipCode and optional segment). The list has
 * several counties if the zip code crosses a county line, and is empty if the zip code is in no brand's area.
 * Not in the spec: the response; the segments U65 (under 65) and MED (Medicare), which filter out counties without
 * such plans; `stateCodes`, the zip code's states as the postal service
 * names them (also PR, AE for military mail, PW for Palau), empty if the zip code is not in use
 * (decisions/visitors#states-of-a-zip-code); `cityName`, the postal name of the city, if known; `countyKind`;
 * and `listedFor`, which is STATE if the zip code's counties are unknown and the list contains all counties of its states
 * (decisions/visitors#the-headline-of-a-zip-result).
 */
export const countyList = defineCall({
  method: 'post',
  path: '/cmcrst/x-services/zipCode/countyList',
  access: 'public',
  payload: v.object({ zipCode, segment: v.optional(v.picklist(['U65', 'MED'])) }),
  response: v.pipe(
    v.object({
      payload: v.object({
        countyList: v.array(county),
        stateCodes,
        cityName: optionalText,
        listedFor: v.fallback(v.optional(v.picklist(['ZIP', 'STATE']), 'ZIP'), 'ZIP'),
      }),
    }),
    v.transform(({ payload }) => ({
      counties: payload.countyList,
      states: payload.stateCodes,
      /** '' if unknown. */
      city: payload.cityName,
      /** Whether the zip code's counties are unknown. The list then contains all counties of the zip code's states. */
      isStateWide: payload.listedFor === 'STATE',
    })),
  ),
  read: true,
});
