/**
 * The portal in Spanish: every `*.text.es.ts`, in one chunk that only Spanish pages load (`shell.ts`), and the
 * texts that are baked into the page in English. Islands wait for it, so that they never say anything twice.
 */
import { readHours } from '../brand/hours/hours.rules.ts';
import { addTranslations, translationOf, type Messages, type Params } from '../lib/i18n.ts';
import { showLongDate } from '../lib/long-date.ts';
import { closedTexts } from './closed-messages.ts';
import { sayHomeInSpanish } from './spanish-home-words.ts';
import { t } from './layout.text.ts';
import { showOpenNow } from './open-now.ts';

/** Found by name, not listed: a catalogue's twin is part of the portal as soon as it stands beside it. */
const twins = import.meta.glob<Readonly<Record<string, Messages>>>(
  [
    './*.text.es.ts',
    '../member/**/*.text.es.ts',
    '../features/**/*.text.es.ts',
    '../profile/**/*.text.es.ts',
    '../session/**/*.text.es.ts',
    '../routing/**/*.text.es.ts',
    '../content/**/*.text.es.ts',
    '../brand/**/*.text.es.ts',
    '../ui/**/*.text.es.ts',
    '../lib/**/*.text.es.ts',
  ],
  { eager: true },
);

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** What `data-t-with` gives a text, as JSON; a date is written out in the page's language. */
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

/** The main part of a visitor page is English (`lang="en"`), and so is all that it says. */
const staysEnglish = (element: HTMLElement): boolean => element.closest('main[lang="en"]') !== null;

/** Says one kind of baked text in Spanish. */
function sayEach(selector: string, say: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    if (!staysEnglish(element)) say(element);
}

const translated = (element: HTMLElement, name = ''): string | null => translationOf(name, paramsOf(element));

/** Lays the Spanish texts over those that are baked in. */
function sayInSpanish(): void {
  sayEach('[data-es]', (element) => {
    element.textContent = element.dataset['es'] ?? '';
  });
  sayEach('[data-t]', (element) => {
    const text = translated(element, element.dataset['t']);
    if (text !== null) element.textContent = text + (element.dataset['tTail'] ?? '');
  });
  sayEach('[data-t-label]', (element) => {
    const label = translated(element, element.dataset['tLabel']);
    if (label !== null) element.setAttribute('aria-label', label);
  });
  sayEach('[data-hours]', (element) => {
    element.dataset['open'] = t('openNow');
    element.dataset['closed'] = closedTexts(readHours(element.dataset['hours'] ?? ''));
  });
  showOpenNow();
}

/** Makes the page speak Spanish. */
export async function speakSpanish(): Promise<void> {
  for (const twin of Object.values(twins)) addTranslations(twin);
  sayInSpanish();
  await sayHomeInSpanish();
}
