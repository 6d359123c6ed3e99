/** The language calls (spec 000 §7). */
import { send } from '../../lib/http.ts';
import {
  languageContent,
  languagesLookup,
  type LanguageContent,
  type LanguagesLookup,
} from './languages.schema.ts';

/** The languages of a brand's region, and the footer's links. @throws ServiceError */
export const fetchLanguages = (brand: string): Promise<LanguagesLookup> =>
  send(languagesLookup, { query: { brand } });

/** Every language, and each brand's numbers for help. @param day calendar date, for the cache @throws ServiceError */
export const fetchLanguageContent = (day: string): Promise<LanguageContent> =>
  send(languageContent, { query: { v: day } });
