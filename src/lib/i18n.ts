/**
 * Interface texts. Every text a person reads comes from a catalogue next to the code that shows it
 * (`*.text.ts`, English); `*.text.es.ts` beside it holds the same keys in Spanish. The page's language is
 * that of `<html lang>` and is decided before anything runs (`layouts/boot.ts`); choosing another one loads
 * the page anew, so a text never changes under a reader.
 */
import { cachedFormats } from './format-cache.ts';
import { TEXTS_ATTRIBUTE, TEXTS_EVENT } from './language-keys.ts';

/** A text, or its forms by plural category (`one`, `other`) chosen by the parameter `count`. */
export type Message = string | { one: string; other: string };
export type Messages = Readonly<Record<string, Message>>;
export type Params = Record<string, string | number>;

/** The texts of a catalogue in another language: every key, with forms where the original has them. */
export type Translation<M extends Messages> = {
  readonly [Key in keyof M]: M[Key] extends string ? string : { one: string; other: string };
};

/** Languages in which the portal itself speaks. */
const LANGUAGES = ['en', 'es'] as const;
type PortalLanguage = (typeof LANGUAGES)[number];

/** Dates, money and plurals of each language, as the United States write them. */
const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<PortalLanguage, string>;

/** What the translation helper got was not a key (spec 000 §5 'Translation helper', 001 §8). */
export class InvalidArgumentError extends TypeError {
  constructor(argument: unknown) {
    super(
      `invalid argument: expected a non-empty text as first argument, got ${argument === '' ? 'an empty one' : typeof argument}`,
    );
    this.name = 'InvalidArgumentError';
  }
}

export const isPortalLanguage = (text: string): text is PortalLanguage =>
  LANGUAGES.some((language) => language === text);

/** The page's language; English while pages are built. */
export function pageLanguage(): PortalLanguage {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang.slice(0, 2);
  return isPortalLanguage(language) ? language : 'en';
}

/**
 * Attributes of an element whose text comes from a service, which writes English: none on an English page,
 * `lang="en"` on any other, so that a screen reader does not read it with a Spanish tongue.
 */
export const inEnglish = (): { lang?: 'en' } => (pageLanguage() === 'en' ? {} : { lang: 'en' });

/** Resolves once `t` speaks the page's language: a chunk may be quicker than the texts of another language. */
export const textsReady = (): Promise<unknown> =>
  new Promise((come) => {
    if (document.documentElement.dataset[TEXTS_ATTRIBUTE])
      window.addEventListener(TEXTS_EVENT, come, { once: true });
    else come(null);
  });

/** The locale of the page's dates, money and plurals: `en-US`, `es-US`. */
export const pageLocale = (): string => LOCALES[pageLanguage()];

const PARAM = /\{(\w+)\}/g;
const translations = new Map<string, Messages>();
const plurals = cachedFormats((locale) => new Intl.PluralRules(locale));

/** Lays texts of the page's language over the catalogues, by catalogue name. */
export function addTranslations(texts: Readonly<Record<string, Messages>>): void {
  for (const [catalogue, messages] of Object.entries(texts)) translations.set(catalogue, messages);
}

/** A text in the form that `count` asks for, its parameters filled in. */
function formatMessage(message: Message, params: Params, locale: string): string {
  const form =
    typeof message === 'string'
      ? message
      : message[plurals(locale).select(Number(params['count'])) === 'one' ? 'one' : 'other'];
  return form.replace(PARAM, (whole, name: string) => String(params[name] ?? whole));
}

/**
 * A text of the page's language by its full name, `layout.signIn`; null where the language is English or has
 * no such text. For the texts that are baked into a page: an element names its own in `data-t`.
 */
export function translationOf(name: string, params: Params = {}): string | null {
  const dot = name.indexOf('.');
  const message = translations.get(name.slice(0, dot))?.[name.slice(dot + 1)];
  return message === undefined ? null : formatMessage(message, params, pageLocale());
}

/** The texts of one catalogue; `named` gives a text's full name, for `data-t`. */
export interface Translator<Key extends string> {
  (key: Key, params?: Params): string;
  named(key: Key): string;
}

/**
 * The translation helper of one catalogue: `t('unread', { count: 3 })`.
 * @param catalogue its name, unique; the translations use the same
 * @throws InvalidArgumentError where the first argument is not a non-empty text
 */
export function translator<M extends Messages>(catalogue: string, messages: M): Translator<keyof M & string> {
  const t = (key: keyof M & string, params: Params = {}): string => {
    if (typeof key !== 'string' || key === '') throw new InvalidArgumentError(key);
    const translated = translations.get(catalogue)?.[key];
    const message: Message | undefined = translated ?? messages[key];
    if (message === undefined) throw new Error(`there is no text '${key}'`);
    return formatMessage(message, params, translated === undefined ? LOCALES.en : pageLocale());
  };
  return Object.assign(t, { named: (key: keyof M & string) => `${catalogue}.${key}` });
}
