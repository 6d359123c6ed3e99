/** The content service's texts in the page's shell, cached in session storage. Small: every page loads this. */
import { safeHref } from '../lib/navigation/navigation.ts';
import { sessionStore } from '../lib/storage/storage.ts';

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

const cachedTexts = (): NamedText[] => {
  const cached = sessionStore.get(KEY);
  return Array.isArray(cached) ? cached.filter(isText) : [];
};

const elementsWithText = (page: ParentNode): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>('[data-text],[data-text-link]'),
];
const nameOf = ({ dataset }: HTMLElement): string => dataset['text'] ?? dataset['textLink'] ?? '';

export const shellTextNames = (page: ParentNode): string[] => [
  ...new Set(elementsWithText(page).map(nameOf)),
];

export const saveShellTexts = (texts: readonly NamedText[]): void => sessionStore.set(KEY, texts);

/** The service's text by its name, on English pages; '' if there is none yet. */
export const shellText = (name: string): string =>
  document.documentElement.lang === 'en'
    ? (cachedTexts()
        .find((text) => text.name === name)
        ?.value.trim() ?? '')
    : '';

/** Shows 'Member rights|/member-rights/' as a link; anything else stays hidden. */
function showLink(element: HTMLElement, value: string): void {
  const [label, url] = value.split('|');
  const target = safeHref(url);
  if (!label || target === null) return;
  const link = document.createElement('a');
  link.textContent = label.trim();
  link.href = target;
  link.lang = 'en';
  element.replaceChildren(link);
  element.hidden = false;
}

/** The service's texts are English: a label in another language stays. */
export function showShellTexts(page: ParentNode): void {
  const texts = new Map(cachedTexts().map(({ name, value }) => [name, value.trim()]));
  for (const element of elementsWithText(page)) {
    const value = texts.get(nameOf(element));
    if (!value) continue;
    if ('textLink' in element.dataset) showLink(element, value);
    else if ((element.lang || document.documentElement.lang) === 'en') element.textContent = value;
  }
}
