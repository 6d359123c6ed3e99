/** Leads the links of a Spanish page to the Spanish pages, so that templates and copy have one address for each page. */
import { SPANISH } from '../../lib/navigation/page-address.ts';

/** A start tag, its attributes in double quotes as Astro and markdown-it write them. */
const TAG = /<(?:a|form)\b(?:[^>"]|"[^"]*")*>/g;
/** Attribute of a link that leads to another language on purpose. */
const OTHER_LANGUAGE = /\shreflang="/;
const ADDRESS = /(\s(?:href|action)=")(\/[^"]*)/;

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** @param translated addresses without the language, `/about/`, of pages and redirects that exist in Spanish */
export const localizeLinks = (html: string, translated: ReadonlySet<string>): string =>
  html.replaceAll(TAG, (tag) =>
    OTHER_LANGUAGE.test(tag)
      ? tag
      : tag.replace(ADDRESS, (whole, start: string, address: string) =>
          translated.has(pathOf(address)) ? start + SPANISH + address : whole,
        ),
  );
