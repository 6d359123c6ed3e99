/**
 * Shows texts of the content service in the header and footer, cached in session storage. Keep this file small, because
 * every page loads it.
 */
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

export const saveShellTexts = (texts: readonly NamedText[]): boolean => sessionStore.set(KEY, texts);

/** A cached text by name; '' if it is not cached, or if the page is not in English. */
export const shellText = (name: string): string =>
  document.documentElement.lang === 'en'
    ? (cachedTexts()
        .find((text) => text.name === name)
        ?.value.trim() ?? '')
    : '';

/** Shows a text such as 'Member rights|/member-rights/' as a link. Does nothing if the text is not a link. */
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

/** Shows the service's English texts in the header and footer. Leaves labels in another language unchanged. */
export function showShellTexts(page: ParentNode): void {
  const texts = new Map(cachedTexts().map(({ name, value }) => [name, value.trim()]));
  for (const element of elementsWithText(page)) {
    const value = texts.get(nameOf(element));
    if (!value) continue;
    if ('textLink' in element.dataset) showLink(element, value);
    else if ((element.lang || document.documentElement.lang) === 'en') element.textContent = value;
  }
}
