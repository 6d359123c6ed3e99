/** Wellness programs as the content service writes them: texts by key. */
import * as v from 'valibot';
import { contentLink, type Content } from '../../content/content.schema.ts';

/** Content type of the programs' texts. Chosen here, as are the names. */
export const WELLNESS_CONTENT_TYPE = 'Wellness';

/** WELLNESS_PROGRAM_QUIT_TOBACCO_TITLE: the key is QUIT_TOBACCO. */
const NAME = /^WELLNESS_PROGRAM_(?<key>[A-Z0-9_]+)_(?<part>TITLE|TEXT|LINK)$/;

export interface WellnessProgram {
  key: string;
  title: string;
  /** '' where the service has none. */
  text: string;
  /** Where to read more or sign up; null where there is none, or none that can be opened. */
  link: { label: string; url: string } | null;
}

/**
 * The programs among the texts of the content service, in its order: `WELLNESS_PROGRAM_{key}_TITLE`, `_TEXT`
 * and `_LINK` ('label|address'). One without a title is left out.
 */
export function readPrograms(content: Content): WellnessProgram[] {
  const byKey = new Map<string, Partial<Record<string, string>>>();
  for (const { name, value } of content) {
    const { key, part } = NAME.exec(name)?.groups ?? {};
    if (key === undefined || part === undefined || value.trim() === '') continue;
    byKey.set(key, { ...byKey.get(key), [part]: value.trim() });
  }
  return [...byKey].flatMap(([key, { TITLE, TEXT, LINK }]) =>
    TITLE === undefined
      ? []
      : [{ key, title: TITLE, text: TEXT ?? '', link: v.parse(contentLink, LINK ?? null) }],
  );
}
