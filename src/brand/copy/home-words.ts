/** The words of a home page: the sentence under the brand's description, and the cards (decision 074). */
import type { Token } from 'markdown-it';
import {
  markdownTokens,
  readMarkdown,
  renderTokens,
  type MarkdownFault,
  type Pictures,
  type ReadMarkdown,
} from './markdown.ts';

/** Page names of the home page's words in English and Spanish. */
export const HOME = 'home';
export const HOME_SPANISH = 'home.es';
/** More would push customer service off the first screens. */
const MOST_CARDS = 6;

export const isHomeFile = (file: string): boolean => /(?:^|\/)home(?:\.es)?\.md$/.test(file);

/** HTML of a home page's words. */
export interface HomeWords {
  /** The sentence under the brand's description, without its paragraph. */
  lead: string;
  /** Each card: its heading, its text, its link. */
  cards: string[];
}

interface Sections {
  lead: Token[];
  /** Each with its heading first. */
  cards: Token[][];
}

/** The text split at its second-level headings. */
function sectionsOf(body: string): Sections {
  const lead: Token[] = [];
  const cards: Token[][] = [];
  for (const token of markdownTokens(body)) {
    if (token.type === 'heading_open' && token.tag === 'h2' && token.level === 0) cards.push([]);
    (cards.at(-1) ?? lead).push(token);
  }
  return { lead, cards };
}

/** Opening tokens of the outermost blocks, each with the place of its inline content behind it. */
const blocksOf = (tokens: readonly Token[]): { open: Token; content: Token | undefined }[] =>
  tokens.flatMap((open, at) =>
    open.level === 0 && open.nesting >= 0 ? [{ open, content: tokens[at + 1] }] : [],
  );

/** Whether a paragraph is one link and nothing else. */
function isLink(open: Token, content: Token | undefined): boolean {
  const children = content?.children ?? [];
  const closed = children.findIndex(({ type }) => type === 'link_close');
  return (
    open.type === 'paragraph_open' && children[0]?.type === 'link_open' && closed === children.length - 1
  );
}

const FORM = '## and a heading, a paragraph, and a link such as [Coverage explained](/coverage/)';

function headingMessage({ tag }: Token): string | null {
  if (tag === 'h1')
    return "the large heading of a home page is the brand's description: write it in brand.yaml, and a card's heading with ##";
  return tag === 'h2' ? null : 'a card has one heading, with ##: write this as a paragraph';
}

function cardMessage(card: readonly Token[]): string | null {
  const [heading, ...blocks] = blocksOf(card);
  if (heading?.content?.content.trim() === '') return 'expected the heading of a card behind ##';
  const last = blocks.at(-1);
  if (!last || !isLink(last.open, last.content))
    return 'expected this card to end with a link in a paragraph of its own, such as [Coverage explained](/coverage/)';
  return blocks.length === 1 ? 'expected a paragraph between the heading and the link of this card' : null;
}

/** What keeps a text from being the words of a home page. */
export function homeFaults(body: string): MarkdownFault[] {
  const { lead, cards } = sectionsOf(body);
  const at = (token: Token | undefined, message: string): MarkdownFault => ({
    line: (token?.map?.[0] ?? 0) + 1,
    column: 1,
    message,
  });
  const headings = [lead, ...cards]
    .flat()
    .filter(({ type }) => type === 'heading_open')
    .flatMap((token) => {
      const message = headingMessage(token);
      return message === null ? [] : [at(token, message)];
    });
  if (headings.length > 0) return headings;
  const before = blocksOf(lead);
  if (before.length === 0)
    return [
      at(undefined, "expected a sentence before the first card: it stands under the brand's description"),
    ];
  const second = before.find(({ open }, index) => index > 0 || open.type !== 'paragraph_open');
  if (second)
    return [
      at(second.open, 'expected one paragraph before the first card, and nothing else: start a card with ##'),
    ];
  if (cards.length === 0) return [at(lead[0], `expected at least one card: ${FORM}`)];
  return [
    ...cards.flatMap((card) => {
      const message = cardMessage(card);
      return message === null ? [] : [at(card[0], message)];
    }),
    ...cards
      .slice(MOST_CARDS, MOST_CARDS + 1)
      .map((card) => at(card[0], `expected at most ${MOST_CARDS} cards, got ${cards.length}`)),
  ];
}

/** Reads a text, and what keeps it from being the words of a home page with it. */
export function readHomeMarkdown(text: string): ReadMarkdown {
  const read = readMarkdown(text);
  const own = homeFaults(text);
  // A heading has other rules here than on a page.
  const others = read.faults.filter(({ line }) => !own.some((one) => one.line === line));
  return { ...read, faults: [...others, ...own] };
}

/** HTML of a text without errors, its placeholders filled. */
export function renderHomeWords(body: string, pictures: Pictures): HomeWords {
  const { lead, cards } = sectionsOf(body);
  return {
    lead: renderTokens(lead.filter(({ type }) => type === 'inline')).trim(),
    cards: cards.map((card) => renderTokens(card, pictures)),
  };
}
