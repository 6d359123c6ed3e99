/** The agencies for which agents, agency admins and internal staff work. */
import type { StaffRecord } from './person.ts';

type Agency = StaffRecord['agencies'][number];

const FIRST_WORDS = [
  ...['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Hawthorn', 'Hickory', 'Juniper', 'Larch'],
  ...['Linden', 'Maple', 'Oak', 'Pine', 'Poplar', 'Rowan', 'Spruce', 'Sumac', 'Tamarack', 'Walnut'],
  ...['Willow', 'Yarrow', 'Bluestem', 'Clover', 'Heather'],
] as const;
const SECOND_WORDS = [
  ...['Bay', 'Bluff', 'Bridge', 'Creek', 'Crossing', 'Falls', 'Ford', 'Grove', 'Harbor', 'Hill'],
  ...['Hollow', 'Lake', 'Landing', 'Meadow', 'Mill', 'Point', 'Prairie', 'Ridge', 'Spring', 'Valley'],
] as const;
const REGIONS = ['MN', 'ND', 'WY', 'PA'] as const;

/** Every tenth agency may only give quotes. */
const QUOTES_ONLY = 10;

const ALL_RIGHTS = ['QUOTE', 'ENROLL', 'BOOK_OF_BUSINESS', 'ACT_FOR_CLIENT', 'MANAGE_AGENTS'] as const;

const agencyAt = (position: number): Agency => ({
  agencyId: String(60_001 + position),
  agencyName: `${FIRST_WORDS[position % FIRST_WORDS.length] ?? ''} ${
    SECOND_WORDS[Math.floor(position / FIRST_WORDS.length)] ?? ''
  } Insurance`,
  region: REGIONS[position % REGIONS.length] ?? 'MN',
  entitlements: position % QUOTES_ONLY === QUOTES_ONLY - 1 ? ['QUOTE'] : ALL_RIGHTS,
});

/** 500 agencies in four regions. The first agency has the largest book of business. */
export const MANY_AGENCIES: readonly Agency[] = Array.from(
  { length: FIRST_WORDS.length * SECOND_WORDS.length },
  (_, position) => agencyAt(position),
);

export const LARGEST_AGENCY = '60001';
