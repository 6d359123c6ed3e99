/** Translation on Spanish pages. values.test.ts tests English texts, formats and errors of the translation helper. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showDate, showLongDate } from '../date/date.ts';
import { statusText } from '../remote/failure.ts';
import {
  addTranslations,
  inEnglish,
  pageLanguage,
  pageLocale,
  setBakingLanguage,
  textsReady,
  translator,
} from './i18n.ts';
import { showMoney } from './money.ts';

const t = translator('pets', {
  hello: 'Hello, {name}',
  cats: { one: '{count} cat', other: '{count} cats' },
  onlyEnglish: 'Only in English',
});

const page = (lang: string, dataset: Record<string, string> = {}): void =>
  void vi.stubGlobal('document', { documentElement: { lang, dataset } });

beforeEach(() => page('es'));
afterEach(() => addTranslations({ pets: {}, failure: {} }));

describe('a Spanish page', () => {
  const spanish = { hello: 'Hola, {name}', cats: { one: '{count} gato', other: '{count} gatos' } };

  it('shows the translation, in the Spanish plural form for the count', () => {
    addTranslations({ pets: spanish });
    expect(t('hello', { name: 'Ana' })).toBe('Hola, Ana');
    expect([0, 1, 2, 1_000_000].map((count) => t('cats', { count }))).toEqual([
      '0 gatos',
      '1 gato',
      '2 gatos',
      '1000000 gatos', // uses the plural category 'many' in Spanish
    ]);
  });

  it('shows the English text if there is no translation', () => {
    addTranslations({ pets: spanish });
    expect(t('onlyEnglish')).toBe('Only in English');
  });

  it('shows the error messages in Spanish after the Spanish texts have loaded', () => {
    expect(statusText(400)).toBe('Bad data.');
    addTranslations({ failure: { '400': 'Los datos no son correctos.' } });
    expect([statusText(400), statusText(418), statusText(undefined)]).toEqual([
      'Los datos no son correctos.',
      undefined,
      undefined,
    ]);
  });

  it('formats dates and money for Spanish in the United States', () => {
    expect(pageLocale()).toBe('es-US');
    expect(showLongDate('2026-09-14')).toBe('14\u00a0de\u00a0septiembre\u00a0de\u00a02026');
    expect(showDate('2025-11-12', '2026-01-01')).toMatch(/12.*nov.*2025/);
    expect(showMoney(123_450)).toBe('$1,234.50');
  });

  it('marks English text from a service with the lang attribute "en"', () => {
    expect(inEnglish()).toEqual({ lang: 'en' });
    page('en');
    expect(inEnglish()).toEqual({});
  });
});

describe('pageLanguage', () => {
  it.each([
    ['es', 'es'],
    ['es-US', 'es'],
    ['en', 'en'],
    ['fr', 'en'],
    ['', 'en'],
  ])('for the lang attribute %j, returns %s', (lang, language) => {
    page(lang);
    expect(pageLanguage()).toBe(language);
  });

  it('returns English at build time', () => {
    vi.unstubAllGlobals();
    expect(pageLanguage()).toBe('en');
  });
});

describe('textsReady', () => {
  const fileOf = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

  it('resolves immediately on an English page', async () => {
    page('en');
    await expect(textsReady()).resolves.toBeUndefined();
  });

  it('resolves after the script named in the page has run', async () => {
    vi.stubGlobal('ran', []);
    page('es', { texts: fileOf('ran.push("texts")') });
    await textsReady();
    expect(Reflect.get(globalThis, 'ran')).toEqual(['texts']);
  });

  it('rejects with the error that the script throws', async () => {
    page('es', { texts: fileOf('throw new Error("half a file")') });
    await expect(textsReady()).rejects.toThrow('half a file');
  });
});

describe('a page that is being prerendered', () => {
  const baking = new AsyncLocalStorage<'en' | 'es'>();
  beforeEach(() => {
    vi.stubGlobal('document', undefined);
    setBakingLanguage(() => baking.getStore() ?? 'en');
    addTranslations({ pets: { hello: 'Hola, {name}' } });
  });
  afterEach(() => setBakingLanguage(() => 'en'));

  it('has its own language, even if another page is prerendered at the same time', async () => {
    const bake = (language: 'en' | 'es') =>
      baking.run(language, async () => {
        await Promise.resolve();
        return [pageLanguage(), t('hello', { name: 'Ana' })];
      });
    expect(await Promise.all([bake('es'), bake('en'), bake('es')])).toEqual([
      ['es', 'Hola, Ana'],
      ['en', 'Hello, Ana'],
      ['es', 'Hola, Ana'],
    ]);
  });

  it('is in English if no language is set', () => {
    expect([pageLanguage(), t('hello', { name: 'Ana' })]).toEqual(['en', 'Hello, Ana']);
  });
});
