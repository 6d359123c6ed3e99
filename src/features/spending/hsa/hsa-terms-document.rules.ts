/** Reads the HSA's terms from the content service's texts (decisions/spending#terms-of-an-hsa). Pure. */
import { textOf } from '../../../content/content.rules.ts';
import type { Content } from '../../../content/content.schema.ts';
import { parseWireDate, type IsoDate } from '../../../lib/date/date.ts';

/** Names of the content service's texts. Not in the spec. */
export const TERMS_NAMES = ['HSA_TERMS', 'HSA_TERMS_VERSION', 'HSA_TERMS_DATE'] as const;

export interface TermsDocument {
  version: string;
  /** Date of this version of the terms. */
  date: IsoDate;
  /** The terms as HTML, in English. */
  html: string;
}

/** Null if a part is missing, because members cannot accept terms that they cannot read. */
export function termsDocument(content: Content): TermsDocument | null {
  const [html, version, written] = TERMS_NAMES.map((name) => textOf(content, name, '').trim());
  const date = parseWireDate(written ?? '');
  return html && version && date ? { version, date, html } : null;
}
