/** Wellness programs, built from the content service's texts. */
import * as v from 'valibot';
import { isEnglishText } from '../../content/text-language.ts';
import { contentLink, type Content } from '../../content/content.schema.ts';

/** The content type to request. Neither the type nor its texts are in the spec. */
export const WELLNESS_CONTENT_TYPE = 'Wellness';

/** The key in WELLNESS_PROGRAM_QUIT_TOBACCO_TITLE, for example, is QUIT_TOBACCO. */
const NAME = /^WELLNESS_PROGRAM_(?<key>[A-Z0-9_]+)_(?<part>TITLE|TEXT|LINK)$/;

export interface WellnessProgram {
  key: string;
  title: string;
  /** '' if the service has no text. */
  text: string;
  /** Link to read more or sign up; null if missing or invalid. */
  link: { label: string; url: string } | null;
  /** Whether the texts are in English although the page is in another language. */
  isEnglish: boolean;
}

/** Does not use `v.parse`, because that would add an otherwise unused error class to the bundle. */
function linkOf(text: string | undefined): WellnessProgram['link'] {
  const link = v.safeParse(contentLink, text ?? null);
  return link.success ? link.output : null;
}

/**
 * Builds programs from texts named `WELLNESS_PROGRAM_{key}_TITLE`, `_TEXT` and `_LINK` ('label|address'). Skips
 * programs without a title.
 */
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
