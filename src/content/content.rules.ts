/** Finds texts of the content service by name (spec 001 §5). Pure, except that it reads the page's language. */
import { inEnglish, pageLanguage } from '../lib/text/i18n.ts';
import type { Content } from './content.schema.ts';
import { isEnglishText } from './text-language.ts';

const entryOf = (content: Content, name: string) =>
  content.find((entry) => entry.name === name && entry.value.trim() !== '');

/** The service's text with this name, or the prerendered text if the service does not have the text. */
export const textOf = (content: Content, name: string, prerendered: string): string =>
  entryOf(content, name)?.value ?? prerendered;

export interface ServiceText {
  text: string;
  /** Whether the text comes from the service and is English. Mark such a text with `languageProps`. */
  isEnglish: boolean;
}

export const languageProps = ({ isEnglish }: Pick<ServiceText, 'isEnglish'>): { lang?: 'en' } =>
  isEnglish ? inEnglish() : {};

/**
 * The service's text, or the prerendered text if the service does not have the text. On a Spanish page, the prerendered text also
 * replaces a text that the service only has in English.
 */
export function serviceText(content: Content, name: string, prerendered: string): ServiceText {
  const entry = entryOf(content, name);
  if (!entry) return { text: prerendered, isEnglish: false };
  const isEnglish = isEnglishText(entry);
  return isEnglish && prerendered !== '' && pageLanguage() !== 'en'
    ? { text: prerendered, isEnglish: false }
    : { text: entry.value, isEnglish };
}

/** Name of a header tab's text: `NAV_TAB_FIND_A_DOCTOR` for `find-a-doctor`. Not in the spec. */
export const tabTextName = (tabId: string): string => `NAV_TAB_${tabId.toUpperCase().replaceAll('-', '_')}`;

/**
 * Name of the text that labels a navigation entry. Not in the spec: this name; spec 001 §2 mentions 'the left-nav
 * health plans label', but names only the texts of the view.
 */
export const leftNavTextName = (entryId: string): string =>
  `NAV_LEFT_${entryId.toUpperCase().replaceAll('-', '_')}`;
