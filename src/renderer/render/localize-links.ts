/** Changes the links of a Spanish page to Spanish pages, so that templates and texts need only the English address of each page. */
import { SPANISH } from '../../lib/navigation/page-address.ts';

/** Matches the start tag of a link or form. Astro and markdown-it write attribute values in double quotes. */
const TAG = /<(?:a|form)\b(?:[^>"]|"[^"]*")*>/g;
/** Matches the attribute of a link that leads to another language on purpose. */
const OTHER_LANGUAGE = /\shreflang="/;
const ADDRESS = /(\s(?:href|action)=")(\/[^"]*)/;

export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** @param translated the pages and redirects that exist in Spanish, as addresses without the language, such as `/about/` */
export const localizeLinks = (html: string, translated: ReadonlySet<string>): string =>
  html.replaceAll(TAG, (tag) =>
    OTHER_LANGUAGE.test(tag)
      ? tag
      : tag.replace(ADDRESS, (whole, start: string, address: string) =>
          translated.has(pathOf(address)) ? start + SPANISH + address : whole,
        ),
  );
