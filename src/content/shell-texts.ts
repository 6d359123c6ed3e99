/**
 * Texts of the content service in the page's shell: labels of header tabs, and a link of the footer. An
 * element says in `data-text` which text it wants; a `data-text-link` stays hidden until it has one. What
 * the service said is kept for the tab, so that the next page shows it from the start. Small: every page
 * loads it.
 */
import { safeHref } from '../lib/navigation.ts';
import { sessionStore } from '../lib/storage.ts';

const KEY = 'ShellTexts';

interface NamedText {
  name: string;
  value: string;
}

const isText = (value: unknown): value is NamedText =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'value' in value &&
  typeof value.value === 'string';

const known = (): NamedText[] => {
  const kept = sessionStore.get(KEY);
  return Array.isArray(kept) ? kept.filter(isText) : [];
};

const wanting = (page: ParentNode): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('[data-text],[data-text-link]'),
];
const nameOf = ({ dataset }: HTMLElement): string => dataset['text'] ?? dataset['textLink'] ?? '';

/** The texts that a page's shell asks for. */
export const shellTextNames = (page: ParentNode): string[] => [...new Set(wanting(page).map(nameOf))];

/** @param texts whatever came; only names that a shell asks for matter */
export const keepShellTexts = (texts: readonly NamedText[]): void => sessionStore.set(KEY, texts);

/** 'Member rights|/member-rights/' as a link; anything else leaves its place hidden. */
function showLink(place: HTMLElement, value: string): void {
  const [label, url] = value.split('|');
  const target = safeHref(url);
  if (!label || target === null) return;
  const link = document.createElement('a');
  link.textContent = label.trim();
  link.href = target;
  place.replaceChildren(link);
  place.hidden = false;
}

/**
 * Lays the texts that are known over the baked ones. The service writes English: a label that stands in another
 * language stays.
 */
export function showShellTexts(page: ParentNode): void {
  const texts = new Map(known().map(({ name, value }) => [name, value.trim()]));
  for (const place of wanting(page)) {
    const value = texts.get(nameOf(place));
    if (!value) continue;
    if ('textLink' in place.dataset) showLink(place, value);
    else if ((place.lang || document.documentElement.lang) === 'en') place.textContent = value;
  }
}
