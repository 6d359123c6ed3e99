import type { ContentUser } from '../../../content/content-query.rules.ts';
import { fetchContent } from '../../../content/content.service.ts';
import { memberRemote } from '../../../session/member-data.store.ts';
import { termsDocument, TERMS_NAMES, type TermsDocument } from './hsa-terms-document.rules.ts';

const terms = memberRemote<TermsDocument | null>();

export const $termsDocument = terms.$value;

export const loadTermsDocument = (user: ContentUser): Promise<void> =>
  terms.ensure(async (signal) => termsDocument(await fetchContent(user, { names: TERMS_NAMES }, signal)));
