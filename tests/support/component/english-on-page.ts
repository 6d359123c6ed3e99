/** Finds English texts on a Spanish page. */
import { oncePer } from '../../../src/lib/http/once-per.ts';

const ENGLISH = import.meta.glob<unknown>('/src/**/*.text.ts', { eager: true, import: 'texts' });
const SPANISH = import.meta.glob<unknown>('/src/**/*.text.es.ts', { eager: true });

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\{\w+\}/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Abbreviations of Spanish months that are English words too. */
const MONTHS = ['ago', 'may'];

/** Words of English texts that occur in no Spanish text. */
const englishWords = oncePer((catalogs: typeof ENGLISH): ReadonlySet<string> => {
  const spanish = new Set([...MONTHS, ...Object.values(SPANISH).flatMap(textsIn).flatMap(wordsOf)]);
  const words = Object.values(catalogs).flatMap(textsIn).flatMap(wordsOf);
  return new Set(words.filter((word) => !spanish.has(word)));
});
const isEnglish = (text: string): boolean => wordsOf(text).some((word) => englishWords(ENGLISH).has(word));

/** Email addresses and hosts. */
const ADDRESS = /\S+\.(?:com|example)\b/g;
const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'] as const;

/** Removes hosts, email addresses, and a part of a name before an ellipsis or at the end of the text. */
function withoutNames(text: string, names: readonly string[]): string {
  const [start = '', ...more] = text.replace(ADDRESS, ' ').split('…');
  const words = start.trim().split(' ');
  // The words from this index to the ellipsis are part of a name.
  const from = words.findIndex((_, at) => names.some((name) => name.includes(words.slice(at).join(' '))));
  const kept = from === -1 ? start : words.slice(0, from).join(' ');
  return [kept, ...more].join(' ');
}

/** Texts on the page with English words, except texts that are marked as English. @param names names that need no language mark (WCAG 3.1.2) */
export function textsInEnglish(names: readonly string[]): string[] {
  const longestFirst = names.filter(Boolean).toSorted((a, b) => b.length - a.length);
  const english = new Set<string>();
  const look = (text: string | null, element: Element | null): void => {
    if (!text || !isEnglish(text) || element?.closest('[lang]')?.getAttribute('lang') === 'en') return;
    const rest = longestFirst.reduce((left, name) => left.replaceAll(name, ' '), text);
    if (isEnglish(withoutNames(rest, names))) english.add(text.trim());
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    look(node.textContent, node.parentElement);
  for (const name of ATTRIBUTES)
    for (const element of document.querySelectorAll(`[${name}]`)) look(element.getAttribute(name), element);
  return [...english];
}
