/** Texts of the content service by name (spec 001 §5). Pure but for the page's language. */
import { inEnglish, pageLanguage } from '../lib/text/i18n.ts';
import type { Content } from './content.schema.ts';
import { isEnglishText } from './text-language.ts';

const entryOf = (content: Content, name: string) =>
  content.find((entry) => entry.name === name && entry.value.trim() !== '');

/** A text by its name, or the prerendered one if the service has none. */
export const textOf = (content: Content, name: string, prerendered: string): string =>
  entryOf(content, name)?.value ?? prerendered;

export interface ServiceText {
  text: string;
  /** The service's English, on a page of any language: mark it with `languageProps`. */
  isEnglish: boolean;
}

/** The attribute `lang` of a text. */
export const languageProps = ({ isEnglish }: Pick<ServiceText, 'isEnglish'>): { lang?: 'en' } =>
  isEnglish ? inEnglish() : {};

/**
 * The service's text, or the prerendered one if the service has none. On a Spanish page the prerendered one is preferred
 * to the service's English.
 */
export function serviceText(content: Content, name: string, prerendered: string): ServiceText {
  const entry = entryOf(content, name);
  if (!entry) return { text: prerendered, isEnglish: false };
  const isEnglish = isEnglishText(entry);
  return isEnglish && prerendered !== '' && pageLanguage() !== 'en'
    ? { text: prerendered, isEnglish: false }
    : { text: entry.value, isEnglish };
}

/** `NAV_TAB_FIND_A_DOCTOR` for `find-a-doctor`. Chosen here. */
export const tabTextName = (tabId: string): string => `NAV_TAB_${tabId.toUpperCase().replaceAll('-', '_')}`;

/** Key of an entry's label. Chosen here: the keys of spec 001 §2 ('the left-nav health plans label and description') belong to that view. */
export const leftNavTextName = (entryId: string): string =>
  `NAV_LEFT_${entryId.toUpperCase().replaceAll('-', '_')}`;
