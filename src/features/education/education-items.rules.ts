/** Educational material from the content service's texts (spec 001 §2, decisions/messages#educational-texts-come-from-the-service). Pure. */
import { isEnglishText } from '../../content/text-language.ts';
import type { Content } from '../../content/content.schema.ts';
import { parseWireDate, type IsoDate } from '../../lib/date/date.ts';
import type { PortalLanguage } from '../../lib/text/i18n.ts';
import { FILE_FOLDER } from './education-paths.ts';

/** Content type of the texts. Neither this type nor the texts' names are in the spec. */
export const EDUCATION_CONTENT_TYPE = 'Education';

export interface EducationCaptions {
  language: PortalLanguage;
  address: string;
}

/** The service's texts for an item. A missing text is '', which the page shows as 'Unspecified' (spec 001 §2). */
export interface EducationItem {
  key: string;
  title: string;
  type: string;
  size: string;
  /** Size of the linked file in bytes; null if unknown. */
  fileBytes: number | null;
  /** Picture size of a video, for example `900 x 900 px`. */
  dimensions: string;
  description: string;
  linkId: string;
  /** A path on this site; null if there is none. Pages load nothing from other hosts. */
  href: string | null;
  poster: string | null;
  captions: EducationCaptions[];
  /** Whether the texts are English, regardless of the page's language. */
  isEnglish: boolean;
}

/** Matches the name of an item's text. For example, EDUCATION_ITEM_READ_EOB_LINK_HREF contains the key READ_EOB. */
const NAME =
  /^EDUCATION_ITEM_(?<key>[A-Z0-9_]+?)_(?<field>TITLE|TYPE|SIZE|FILE_BYTES|DIMENSIONS|DESCRIPTION|LINK_HREF|LINK_ID|POSTER|CAPTIONS_EN|CAPTIONS_ES)$/;

/** Matches a path that cannot lead to another host: it starts with a single slash and has no backslash or white space. */
const OWN_PATH = /^\/(?![/\\])[^\\\s]*$/;
const ownPath = (value: string | undefined): string | null =>
  value !== undefined && OWN_PATH.test(value) ? value : null;

/** The text if it can be an HTML id (a letter, then letters, digits, `_` or `-`); otherwise ''. */
const idOf = (value: string | undefined): string =>
  value !== undefined && /^[A-Za-z][\w-]*$/.test(value) ? value : '';

function itemOf(key: string, fields: ReadonlyMap<string, string>, isEnglish: boolean): EducationItem {
  const text = (field: string): string => fields.get(field) ?? '';
  const captions = (['en', 'es'] as const).flatMap((language) => {
    const address = ownPath(fields.get(`CAPTIONS_${language.toUpperCase()}`));
    return address === null ? [] : [{ language, address }];
  });
  return {
    key,
    title: text('TITLE'),
    type: text('TYPE'),
    size: text('SIZE'),
    fileBytes: /^\d{1,12}$/.test(text('FILE_BYTES')) ? Number(text('FILE_BYTES')) : null,
    dimensions: text('DIMENSIONS'),
    description: text('DESCRIPTION'),
    linkId: idOf(fields.get('LINK_ID')),
    href: ownPath(fields.get('LINK_HREF')),
    poster: ownPath(fields.get('POSTER')),
    captions,
    isEnglish,
  };
}

/** The items in the service's order. A blank text counts as missing. */
export function readItems(content: Content): EducationItem[] {
  const byKey = new Map<string, Map<string, string>>();
  const english = new Set<string>();
  for (const { name, value, languageCode } of content) {
    const { key, field } = NAME.exec(name)?.groups ?? {};
    if (key === undefined || field === undefined || value.trim() === '') continue;
    if (field === 'TITLE' && isEnglishText({ languageCode })) english.add(key);
    const fields = byKey.get(key) ?? new Map<string, string>();
    byKey.set(key, fields.set(field, value.trim()));
  }
  return [...byKey].map(([key, fields]) => itemOf(key, fields, english.has(key)));
}

export const isVideo = ({ type }: Pick<EducationItem, 'type'>): boolean => type.toLowerCase() === 'video';
export const isPdf = ({ type }: Pick<EducationItem, 'type'>): boolean => type.toLowerCase() === 'pdf';

/** The guide's file name for the call `educationFile`; null if the link does not lead to a guide. */
export function educationFileName({ href }: Pick<EducationItem, 'href'>): string | null {
  if (href === null || !href.startsWith(FILE_FOLDER)) return null;
  const name = href.slice(FILE_FOLDER.length);
  return /^[\w-]+\.pdf$/i.test(name) ? name : null;
}

const textNamed = (content: Content, name: string): string =>
  content.find((field) => field.name === name)?.value.trim() ?? '';

/** Whether the brand has no movie panel (spec 001 §6). @param brand the brand's code, in any case */
export const isExcludedBrand = (content: Content, brand: string): boolean =>
  textNamed(content, 'EDUCATION_EXCLUDED_BRANDS')
    .split(',')
    .some((code) => code.trim().toLowerCase() === brand.toLowerCase());

/** The date on which the video appeared; null if the service gives none. */
export const videoDate = (content: Content): IsoDate | null =>
  parseWireDate(textNamed(content, 'ED_VIDEO_DATE'));

export const laterDay = (a: IsoDate | null, b: IsoDate | null): IsoDate | null =>
  a !== null && (b === null || a >= b) ? a : b;

interface PanelFacts {
  content: Content;
  brand: string;
  /** Date of the last visit to the educational material; null if there was none. */
  lastVisit: IsoDate | null;
}

/**
 * The video of the movie panel; null hides the panel. It is hidden for an excluded brand (spec 001 §6), if there is no
 * video, and for members who visited the educational material on the video's date or later
 * (decisions/messages#the-movie-panel-shows-until-seen).
 */
export function panelVideo({ content, brand, lastVisit }: PanelFacts): EducationItem | null {
  const since = videoDate(content);
  const isSeen = lastVisit !== null && (since === null || lastVisit >= since);
  if (isSeen || isExcludedBrand(content, brand)) return null;
  return readItems(content).find((item) => isVideo(item)) ?? null;
}
