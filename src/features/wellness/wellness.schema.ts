/** Wellness programs, built from the content service's texts. */
import * as v from 'valibot';
import { isEnglishText } from '../../content/text-language.ts';
import { contentLink, type Content } from '../../content/content.schema.ts';

/** Chosen here, as are the names of the texts. */
export const WELLNESS_CONTENT_TYPE = 'Wellness';

/** WELLNESS_PROGRAM_QUIT_TOBACCO_TITLE: the key is QUIT_TOBACCO. */
const NAME = /^WELLNESS_PROGRAM_(?<key>[A-Z0-9_]+)_(?<part>TITLE|TEXT|LINK)$/;

export interface WellnessProgram {
  key: string;
  title: string;
  /** '' if the service has none. */
  text: string;
  /** To read more or sign up; null if it is missing or invalid. */
  link: { label: string; url: string } | null;
  /** Its texts are English, on a page of any language. */
  isEnglish: boolean;
}

/** Not `v.parse`, whose error class nothing else would load. */
function linkOf(text: string | undefined): WellnessProgram['link'] {
  const link = v.safeParse(contentLink, text ?? null);
  return link.success ? link.output : null;
}

/** From texts `WELLNESS_PROGRAM_{key}_TITLE`, `_TEXT`, `_LINK` ('label|address'). Untitled ones are left out. */
export function readPrograms(content: Content): WellnessProgram[] {
  const byKey = new Map<string, Partial<Record<string, string>>>();
  const english = new Set<string>();
  for (const { name, value, languageCode } of content) {
    const { key, part } = NAME.exec(name)?.groups ?? {};
    if (key === undefined || part === undefined || value.trim() === '') continue;
    if (part === 'TITLE' && isEnglishText({ languageCode })) english.add(key);
    byKey.set(key, { ...byKey.get(key), [part]: value.trim() });
  }
  return [...byKey].flatMap(([key, { TITLE, TEXT, LINK }]) =>
    TITLE === undefined
      ? []
      : [{ key, title: TITLE, text: TEXT ?? '', link: linkOf(LINK), isEnglish: english.has(key) }],
  );
}
