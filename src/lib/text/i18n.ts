/** Interface texts, in English (`*.text.ts`) and Spanish (`*.text.es.ts`), in the language of `<html lang>`. */
import { cachedFormats } from '../date/format-cache.ts';
import { TEXTS_ATTRIBUTE } from './language-keys.ts';

export type Message = string | { one: string; other: string };
export type Messages = Readonly<Record<string, Message>>;
type Params = Record<string, string | number>;

/** The names in braces: `'name' | 'day'` for 'Hello, {name}: {day}'. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** Names of a text's parameters; a plural always has its count. */
type NamesOf<M extends Message> = M extends string
  ? Names<M>
  : M extends { one: string; other: string }
    ? 'count' | Names<M['one'] | M['other']>
    : never;

/** Keys of the texts that take no parameters other than these. */
export type TextKey<M extends Messages, Taken extends string = never> = {
  [Key in keyof M & string]: [NamesOf<M[Key]>] extends [Taken] ? Key : never;
}[keyof M & string];

type Arguments<M extends Message> = [NamesOf<M>] extends [never]
  ? []
  : [params: Readonly<Record<NamesOf<M>, string | number>>];

export type Translation<M extends Messages> = {
  readonly [Key in keyof M]: M[Key] extends string ? string : { one: string; other: string };
};

const LANGUAGES = ['en', 'es'] as const;
export type PortalLanguage = (typeof LANGUAGES)[number];

const LOCALES = { en: 'en-US', es: 'es-US' } as const satisfies Record<PortalLanguage, string>;

/** Thrown if the translation helper's argument is not a key (spec 000 §5 'Translation helper', 001 §8). */
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

let bakingLanguage = (): PortalLanguage => 'en';

/** Sets where the language comes from while pages are rendered at build time. */
export function setBakingLanguage(current: () => PortalLanguage): void {
  bakingLanguage = current;
}

/** The page's language: that of `<html lang>`, or while prerendering that of `setBakingLanguage`. */
export function pageLanguage(): PortalLanguage {
  if (typeof document === 'undefined') return bakingLanguage();
  const language = document.documentElement.lang.slice(0, 2);
  return isPortalLanguage(language) ? language : 'en';
}

/** Marks text from a service as English, so that a screen reader pronounces it correctly. */
export const inEnglish = (): { lang?: 'en' } => (pageLanguage() === 'en' ? {} : { lang: 'en' });

/** Loads the texts of the page's language; rejects if they do not load. In English there is nothing to load. */
export async function textsReady(): Promise<void> {
  const address = document.documentElement.dataset[TEXTS_ATTRIBUTE];
  if (address) await import(/* @vite-ignore */ address);
}

export const pageLocale = (): string => LOCALES[pageLanguage()];

const PARAM = /\{(\w+)\}/g;
const translations = new Map<string, Messages>();
/** Checks the language, because at build time the translations are loaded even for English pages. */
const translationsOfPage = (catalog: string): Messages | undefined =>
  pageLanguage() === 'en' ? undefined : translations.get(catalog);
const plurals = cachedFormats((locale) => new Intl.PluralRules(locale));

export function addTranslations(texts: Readonly<Record<string, Messages>>): void {
  for (const [catalog, messages] of Object.entries(texts)) translations.set(catalog, messages);
}

function formatMessage(message: Message, params: Params, locale: string): string {
  const form =
    typeof message === 'string'
      ? message
      : message[plurals(locale).select(Number(params['count'])) === 'one' ? 'one' : 'other'];
  return form.replace(PARAM, (whole, name: string) => String(params[name] ?? whole));
}

/**
 * Creates the translation helper of a catalog: `t('unread', { count: 3 })`. The catalog's name must be unique; a text's
 * parameters are part of its type.
 */
export function translator<const M extends Messages>(catalog: string, messages: M) {
  return <Key extends keyof M & string>(key: Key, ...given: Arguments<M[Key]>): string => {
    const [params = {}]: Params[] = given;
    if (typeof key !== 'string' || key === '') throw new InvalidArgumentError(key);
    const translated = translationsOfPage(catalog)?.[key];
    const message: Message | undefined = translated ?? messages[key];
    if (message === undefined) throw new Error(`there is no text '${key}'`);
    return formatMessage(message, params, translated === undefined ? LOCALES.en : pageLocale());
  };
}
