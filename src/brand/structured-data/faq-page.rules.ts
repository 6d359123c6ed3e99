/** Questions and answers of a page as schema.org's FAQPage. Pure. */
import type { JsonLdNode } from './json-ld.rules.ts';

interface Faq {
  question: string;
  /** HTML, as Markdown is rendered. */
  answer: string;
}

const INLINE_TAG = /<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup)\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITY = /&(?:amp|lt|gt|quot|#(?<code>\d+));/g;
const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Plain text: markup would repeat the whole page with its tags escaped. */
const answerText = (html: string): string =>
  html
    .replaceAll(INLINE_TAG, '')
    .replaceAll(TAG, ' ')
    .replaceAll(ENTITY, (entity, code?: string) =>
      code === undefined ? (SIGNS[entity] ?? entity) : String.fromCodePoint(Number(code)),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @param page canonical address of the page */
export const faqPage = (faqs: readonly Faq[], page: string, language: 'en' | 'es'): JsonLdNode => ({
  '@type': 'FAQPage',
  '@id': `${page}#faqs`,
  url: page,
  inLanguage: language,
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answerText(answer) },
  })),
});
