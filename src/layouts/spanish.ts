/** Lays Spanish texts over an English page. */
import { deserializeHours } from '../brand/hours/hours.rules.ts';
import { translationOf, type Params } from '../lib/i18n.ts';
import { showLongDate } from '../lib/long-date.ts';
import { closedMessages, longestMessage } from './closed-messages.ts';
import { translateHome } from './spanish-home-words.ts';
import { t } from './layout.text.ts';
import { showOpenNow } from './open-now.ts';

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** Parameters of a text from `data-t-with` (JSON). Dates are formatted in the page's language. */
function paramsOf({ dataset }: HTMLElement): Params {
  const given: unknown = JSON.parse(dataset['tWith'] ?? '{}');
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      ISO_DATE.test(String(value)) ? showLongDate(String(value)) : String(value),
    ]),
  );
}

/** The main part of a visitor page stays English (`lang="en"`). */
const staysEnglish = (element: HTMLElement): boolean => element.closest('main[lang="en"]') !== null;

function translateEach(selector: string, translate: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    if (!staysEnglish(element)) translate(element);
}

const translated = (element: HTMLElement, name = ''): string | null => translationOf(name, paramsOf(element));

function translatePage(): void {
  translateEach('[data-es]', (element) => {
    element.textContent = element.dataset['es'] ?? '';
  });
  translateEach('[data-t]', (element) => {
    const text = translated(element, element.dataset['t']);
    if (text !== null) element.textContent = text + (element.dataset['tTail'] ?? '');
  });
  translateEach('[data-t-label]', (element) => {
    const label = translated(element, element.dataset['tLabel']);
    if (label !== null) element.setAttribute('aria-label', label);
  });
  translateEach('[data-hours]', (element) => {
    element.dataset['open'] = t('openNow');
    const closed = closedMessages(deserializeHours(element.dataset['hours'] ?? ''));
    Object.assign(element.dataset, { closed, longest: longestMessage(closed) });
  });
  showOpenNow();
}

export async function showSpanish(): Promise<void> {
  await import('./spanish-texts.ts');
  translatePage();
  await translateHome();
}
