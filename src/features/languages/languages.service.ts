import { send } from '../../lib/http.ts';
import {
  languageContent,
  languagesLookup,
  type LanguageContent,
  type LanguagesLookup,
} from './languages.schema.ts';

export const fetchLanguages = (brand: string): Promise<LanguagesLookup> =>
  send(languagesLookup, { query: { brand } });

/** @param day calendar date, for the cache */
export const fetchLanguageContent = (day: string): Promise<LanguageContent> =>
  send(languageContent, { query: { v: day } });
