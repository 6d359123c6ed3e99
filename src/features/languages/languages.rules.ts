/** The rules of the language menu and of the pages about help in other languages (spec 000 §2, §8, §9). Pure. */
import { isPortalLanguage } from '../../lib/text/i18n.ts';
import type { LanguageCode } from '../../brand/states/tagline-languages.ts';
import { TAGLINES, type Tagline } from './taglines.ts';

/** Number of languages in the menu. One more entry opens the full list (spec 000 §9 'Language menu'). */
const MENU_LANGUAGES = 5;

export const menuOf = <Language>(languages: readonly Language[]): { first: Language[]; more: boolean } => ({
  first: languages.slice(0, MENU_LANGUAGES),
  more: languages.length > MENU_LANGUAGES,
});

/** The site's own languages. They are offered whether or not the service's list contains them. */
export const SITE_LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'es', name: 'Español', direction: 'ltr' },
] as const;

/** The languages that are not the site's own. Customer service offers them by phone, with an interpreter. */
export const interpreterLanguages = <Language extends { code: string }>(
  languages: readonly Language[],
): Language[] => languages.filter(({ code }) => !isPortalLanguage(code));

export interface HelpLine {
  phone: string;
  /** Phone number for TTY devices; '' if there is none. */
  tty: string;
}

type TaglinePart = { text: string } | { number: string };

const NUMBER = /\{(phone|tty)\}/;

/** Splits a tagline at its phone numbers, so that each number can be a link with its own text direction. */
export const taglineParts = (text: string, { phone, tty }: HelpLine): TaglinePart[] =>
  text
    .split(NUMBER)
    .map((part, at) => (at % 2 === 0 ? { text: part } : { number: part === 'phone' ? phone : tty }))
    .filter((part) => 'number' in part || part.text !== '');

const isKnown = (code: string): code is LanguageCode => Object.hasOwn(TAGLINES, code);

/** The tagline of a language, or null if there is none. @param code as services spell it: `es`, `pt-BR` */
export function taglineOf(code: string): Tagline | null {
  const language = code.split('-')[0] ?? '';
  return isKnown(language) ? TAGLINES[language] : null;
}

export interface CodedTagline extends Tagline {
  code: LanguageCode;
}

/** The taglines of a state's languages, in the order of the state record. */
export const codedTaglines = (codes: readonly LanguageCode[]): CodedTagline[] =>
  codes.map((code) => ({ code, ...TAGLINES[code] }));

export const allTaglines = (): CodedTagline[] =>
  codedTaglines(Object.keys(TAGLINES).filter(isKnown)).toSorted((a, b) =>
    a.english.localeCompare(b.english, 'en'),
  );
