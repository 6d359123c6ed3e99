/** The text of a home page: the lead under the brand's description, and the cards (decisions/brands#text-of-the-home-page). */
import type { Token } from 'markdown-it';
import {
  markdownTokens,
  readMarkdown,
  renderTokens,
  type MarkdownError,
  type Pictures,
  type ReadMarkdown,
} from './markdown.ts';

export const HOME = 'home';
/** Maximum number of cards: with more, customer service would be too far down the page. */
const MOST_CARDS = 6;

export const isHomeFile = (file: string): boolean => /(?:^|\/)home(?:\.es)?\.md$/.test(file);

export interface HomeWords {
  /** The sentence under the brand's description, without `<p>`. */
  lead: string;
  cards: string[];
}

interface Sections {
  lead: Token[];
  cards: Token[][];
}

function sectionsOf(body: string): Sections {
  const lead: Token[] = [];
  const cards: Token[][] = [];
  for (const token of markdownTokens(body)) {
    if (token.type === 'heading_open' && token.tag === 'h2' && token.level === 0) cards.push([]);
    (cards.at(-1) ?? lead).push(token);
  }
  return { lead, cards };
}

/** The opening token of each top-level block, with the inline token that follows. */
const blocksOf = (tokens: readonly Token[]): { open: Token; content: Token | undefined }[] =>
  tokens.flatMap((open, at) =>
    open.level === 0 && open.nesting >= 0 ? [{ open, content: tokens[at + 1] }] : [],
  );

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
  if (heading?.content?.content.trim() === '') return 'expected the heading of a card after ##';
  const last = blocks.at(-1);
  if (!last || !isLink(last.open, last.content))
    return 'expected this card to end with a link in a paragraph of its own, such as [Coverage explained](/coverage/)';
  return blocks.length === 1 ? 'expected a paragraph between the heading and the link of this card' : null;
}

/** Errors if the body is not a lead paragraph followed by cards. A card is a heading, a paragraph and a link. */
export function homeErrors(body: string): MarkdownError[] {
  const { lead, cards } = sectionsOf(body);
  const at = (token: Token | undefined, message: string): MarkdownError => ({
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
      at(undefined, "expected a sentence before the first card: it is shown under the brand's description"),
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

export function readHomeMarkdown(text: string): ReadMarkdown {
  const read = readMarkdown(text);
  const structure = homeErrors(text);
  // If both checks report the same line, only the error about the home page's structure is kept.
  const others = read.errors.filter(({ line }) => !structure.some((error) => error.line === line));
  return { ...read, errors: [...others, ...structure] };
}

/** @param body Markdown without errors, with placeholders already filled */
export function renderHomeWords(body: string, pictures: Pictures): HomeWords {
  const { lead, cards } = sectionsOf(body);
  return {
    lead: renderTokens(lead.filter(({ type }) => type === 'inline')).trim(),
    cards: cards.map((card) => renderTokens(card, pictures)),
  };
}
