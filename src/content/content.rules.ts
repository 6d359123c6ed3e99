/** Texts of the content service by name (spec 001 §5). Pure. */
import type { Content } from './content.schema.ts';

/** A text by its name, or the baked one if the service has none. */
export const textOf = (content: Content, name: string, baked: string): string =>
  content.find((one) => one.name === name && one.value.trim() !== '')?.value ?? baked;

export interface ServiceText {
  text: string;
  /** Then it is English on every page: mark it with `inEnglish()`. */
  isFromService: boolean;
}

/** The same with its source. */
export function serviceText(content: Content, name: string, baked: string): ServiceText {
  const text = textOf(content, name, '');
  return { text: text || baked, isFromService: text !== '' };
}

/** `NAV_TAB_FIND_A_DOCTOR` for `find-a-doctor`. Chosen here. */
export const tabTextName = (tabId: string): string => `NAV_TAB_${tabId.toUpperCase().replaceAll('-', '_')}`;

/** Chosen here: the keys of spec 001 §2 ('the left-nav health plans label and description') are of that view. */
export const leftNavTextName = (entryId: string): string =>
  `NAV_LEFT_${entryId.toUpperCase().replaceAll('-', '_')}`;
