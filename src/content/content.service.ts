import { send } from '../lib/http/http.ts';
import { pageLanguage } from '../lib/text/i18n.ts';
import {
  contentQuery,
  MissingArgumentError,
  type ContentUser,
  type ContentWanted,
} from './content-query.rules.ts';
import {
  contentInfo,
  LANGUAGE_NAMES,
  languageTexts,
  type Content,
  type LanguageText,
} from './content.schema.ts';

/** @throws MissingArgumentError, ServiceError */
export const fetchContent = async (
  user: ContentUser | null,
  wanted: ContentWanted | null,
  signal: AbortSignal,
): Promise<Content> => send(contentInfo, { payload: contentQuery(user, wanted, pageLanguage()) }, { signal });

/** By the GET form (spec 001 §7). @throws MissingArgumentError, ServiceError */
export const fetchLanguageTexts = async (brand: string, signal: AbortSignal): Promise<LanguageText[]> => {
  if (!brand) throw new MissingArgumentError('user');
  const query = {
    qualifier: 'MEANINGFUL_ACCESS_LINK_INFORMATION',
    names: LANGUAGE_NAMES.join(','),
    contentType: 'Language',
    brand,
  } as const;
  return send(languageTexts, { query }, { signal });
};
