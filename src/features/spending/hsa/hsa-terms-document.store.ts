import { contentQuery, type ContentUser } from '../../../content/content-query.rules.ts';
import { contentInfo } from '../../../content/content.schema.ts';
import { send } from '../../../lib/http/http.ts';
import { pageLanguage } from '../../../lib/text/i18n.ts';
import { memberRemote } from '../../../session/member-data.store.ts';
import { termsDocument, TERMS_NAMES, type TermsDocument } from './hsa-terms-document.rules.ts';

const terms = memberRemote<TermsDocument | null>();

export const $termsDocument = terms.$value;

// Other content may be an hour old, but the service refuses terms that are not current.
const { cached: _, ...uncachedContent } = contentInfo;

const fetchTermsDocument =
  (user: ContentUser) =>
  async (signal: AbortSignal): Promise<TermsDocument | null> => {
    const payload = contentQuery(user, { names: TERMS_NAMES }, pageLanguage());
    return termsDocument(await send(uncachedContent, { payload }, { signal }));
  };

export const loadTermsDocument = (user: ContentUser): Promise<void> => terms.ensure(fetchTermsDocument(user));

/** Loads the terms again even if they are loaded. */
export const reloadTermsDocument = (user: ContentUser): Promise<void> => terms.load(fetchTermsDocument(user));
