/** Questions and answers of a page as schema.org's FAQPage. Pure. */
import type { JsonLdNode } from './json-ld.rules.ts';

export interface Faq {
  /** Id of its element on the page. */
  id: string;
  question: string;
  /** HTML. */
  answer: string;
}

/** Search engines show these elements of an answer; the content of others stays as text. */
const SHOWN = /<(?!\/?(?:a|b|br|em|h[1-6]|i|li|ol|p|strong|ul)\b)[^>]*>/gi;
/** Relative addresses mean nothing outside the page. */
const LOCAL_LINK = /(<a\b[^>]*\bhref=")(\/(?!\/)|#)/gi;

const answerText = (html: string, page: string): string =>
  html
    .replaceAll(SHOWN, '')
    .replaceAll(LOCAL_LINK, (_all, start: string, path: string) =>
      path === '#' ? `${start}${page}#` : `${start}${new URL(page).origin}/`,
    )
    .trim();

/** @param page canonical address of the page */
export const faqPage = (faqs: readonly Faq[], page: string, language: 'en' | 'es'): JsonLdNode => ({
  '@type': 'FAQPage',
  '@id': `${page}#faqs`,
  url: page,
  inLanguage: language,
  mainEntity: faqs.map(({ id, question, answer }) => ({
    '@type': 'Question',
    '@id': `${page}#${id}`,
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answerText(answer, page) },
  })),
});
