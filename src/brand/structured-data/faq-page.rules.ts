/** Converts a page's questions and answers to schema.org's FAQPage. Pure. */
import type { JsonLdNode } from './json-ld.rules.ts';

interface Faq {
  question: string;
  /** HTML, rendered from Markdown. */
  answer: string;
}

const INLINE_TAG = /<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup)\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITY = /&(?:amp|lt|gt|quot|#(?<code>\d+));/g;
const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Converts an answer to plain text, because markup would only repeat the page's HTML in escaped form. */
const answerText = (html: string): string =>
  html
    .replaceAll(INLINE_TAG, '')
    .replaceAll(TAG, ' ')
    .replaceAll(ENTITY, (entity, code?: string) =>
      code === undefined ? (SIGNS[entity] ?? entity) : String.fromCodePoint(Number(code)),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @param page canonical URL of the page */
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
