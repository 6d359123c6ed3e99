/** Educational material in the content service, as one text per field of an item (decisions/messages#educational-texts-come-from-the-service). */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, type IsoDate } from '../../../src/lib/date/date.ts';
import { MEDIA_FOLDER, FILE_FOLDER } from '../../../src/features/education/education-paths.ts';

type Texts = readonly (readonly [name: string, value: string])[];

const media = (file: string): string => `${MEDIA_FOLDER}${file}`;

const bytesOf = (file: string): string =>
  String(statSync(join(import.meta.dirname, '../education/files', file)).size);

/** The fields of each item, in the order in which the page shows them. Size and dimensions are those of the full video (spec 001 §2). */
const ITEMS = {
  MANAGE_CLAIMS: {
    TITLE: 'Managing your claims online',
    TYPE: 'video',
    SIZE: 'About 400 MB',
    FILE_BYTES: bytesOf('managing-claims.webm'),
    DIMENSIONS: '900 x 900 px',
    DESCRIPTION: 'Find a claim, see what it cost and why, and pay your share.',
    LINK_HREF: media('managing-claims.webm'),
    LINK_ID: 'ed-video-manage-claims',
    POSTER: media('managing-claims.webp'),
    CAPTIONS_EN: media('managing-claims.en.vtt'),
    CAPTIONS_ES: media('managing-claims.es.vtt'),
  },
  READ_EOB: {
    TITLE: 'How to read an explanation of benefits',
    TYPE: 'pdf',
    SIZE: '1 page, 40 KB',
    DESCRIPTION: 'What each part of an explanation of benefits means, with a sample.',
    LINK_HREF: `${FILE_FOLDER}how-to-read-an-explanation-of-benefits.pdf`,
    LINK_ID: 'ed-pdf-read-eob',
  },
  READ_STATEMENT: {
    TITLE: 'How to read a plan activity statement',
    TYPE: 'pdf',
    SIZE: '1 page, 40 KB',
    DESCRIPTION: 'What each part of a plan activity statement means, with a sample.',
    LINK_HREF: `${FILE_FOLDER}how-to-read-a-plan-activity-statement.pdf`,
    LINK_ID: 'ed-pdf-read-plan-activity-statement',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Texts that the brand nasw lacks, as if its editors had not filled in everything. */
const MISSING: readonly string[] = [
  'EDUCATION_ITEM_MANAGE_CLAIMS_SIZE',
  'EDUCATION_ITEM_MANAGE_CLAIMS_DIMENSIONS',
  'EDUCATION_ITEM_MANAGE_CLAIMS_LINK_HREF',
  'EDUCATION_ITEM_READ_EOB_TITLE',
  'EDUCATION_ITEM_READ_EOB_TYPE',
  'EDUCATION_ITEM_READ_STATEMENT_DESCRIPTION',
  'EDUCATION_ITEM_READ_STATEMENT_LINK_HREF',
];
const BRAND_WITH_GAPS = 'nasw';
const BRAND_WITHOUT_ITEMS = 'nanw';

/**
 * Age of the video in days. The movie panel is not shown to members who visited the educational material on the video's
 * date or later.
 */
const VIDEO_AGE_DAYS = 5;

const ITEM_TEXTS: Texts = Object.entries(ITEMS).flatMap(([key, fields]) =>
  Object.entries(fields).map(([field, value]) => [`EDUCATION_ITEM_${key}_${field}`, value] as const),
);

function itemTexts(brand: string): Texts {
  if (brand === BRAND_WITHOUT_ITEMS) return [];
  return brand === BRAND_WITH_GAPS ? ITEM_TEXTS.filter(([name]) => !MISSING.includes(name)) : ITEM_TEXTS;
}

export const educationTexts = (brand: string, day: IsoDate): Texts => [
  ...itemTexts(brand),
  ['ED_VIDEO_HEADLINE', 'Get familiar with your new Claims category'],
  ['ED_VIDEO_DESCRIPTION', 'There is a new video to help you navigate through the Claims section.'],
  ['ED_VIDEO_LINK', 'Click here to see more educational material'],
  ['ED_VIDEO_DATE', addDays(day, -VIDEO_AGE_DAYS)],
  // Brand codes, separated by commas.
  ['EDUCATION_EXCLUDED_BRANDS', 'ibccr,ibcah'],
];
