/** Provides interface texts in the language of `<html lang>`: English (`*.text.ts`) or Spanish (`*.text.es.ts`). */
import { cachedFormats } from '../date/format-cache.ts';
import { TEXTS_ATTRIBUTE } from './language-keys.ts';

export type Message = string | { one: string; other: string };
export type Messages = Readonly<Record<string, Message>>;
type Params = Record<string, string | number>;

/** The names in the braces of a text: `'name' | 'day'` for 'Hello, {name}: {day}'. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** Names of a text's parameters. A plural always has the parameter `count`. */
type NamesOf<M extends Message> = M extends string
  ? Names<M>
  : M extends { one: string; other: string }
    ? 'count' | Names<M['one'] | M['other']>
    : never;

/** Keys of the texts that have no parameters except those named in `Taken`. */
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

/** Error for an empty or non-text key in the translation helper (spec 000 §5 'Translation helper', 001 §8). */
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

/** Sets the function that returns the language while pages are prerendered. */
export function setBakingLanguage(current: () => PortalLanguage): void {
  bakingLanguage = current;
}

/** The page's language, from `<html lang>` or, while prerendering, from the function given to `setBakingLanguage`. */
export function pageLanguage(): PortalLanguage {
  if (typeof document === 'undefined') return bakingLanguage();
  const language = document.documentElement.lang.slice(0, 2);
  return isPortalLanguage(language) ? language : 'en';
}

/** Attributes for English text from a service, so that screen readers pronounce it correctly on a Spanish page. */
export const inEnglish = (): { lang?: 'en' } => (pageLanguage() === 'en' ? {} : { lang: 'en' });

/** Loads the texts of the page's language. Rejects if loading fails. Resolves immediately in English. */
export async function textsReady(): Promise<void> {
  const address = document.documentElement.dataset[TEXTS_ATTRIBUTE];
  if (address) await import(/* @vite-ignore */ address);
}

export const pageLocale = (): string => LOCALES[pageLanguage()];

const PARAM = /\{(\w+)\}/g;
const translations = new Map<string, Messages>();
/** A catalog's translations on a Spanish page. At build time they are loaded for English pages too, so this function checks the language. */
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

/** Creates a translator, used as `t('unread', { count: 3 })`. The catalog's name must be unique. */
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
