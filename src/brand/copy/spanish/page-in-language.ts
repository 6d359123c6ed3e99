/** Finds a Markdown page in the language of the site. */
import type { LocalSite } from '../../localize-site.ts';
import type { PageSource } from '../page-copy.ts';
import { spanishName } from './spanish-pages.rules.ts';

/** A page by name (`about`); undefined if the brand does not have it. */
export const pageIn = ({ copy, language }: LocalSite, name: string): PageSource | undefined =>
  copy[language === 'es' ? spanishName(name) : name];
