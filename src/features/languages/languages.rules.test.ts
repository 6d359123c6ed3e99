import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadBrands } from '../../brand/read-brands.ts';
import {
  allTaglines,
  interpreterLanguages,
  menuOf,
  SITE_LANGUAGES,
  taglineOf,
  taglineParts,
} from './languages.rules.ts';
import { languageCookie } from '../../lib/text/language-keys.ts';
import { TAGLINES } from './taglines.ts';

const root = resolve(import.meta.dirname, '../../..');
const line = { phone: '1-800-555-0110', tty: '711' };
const textOf = (parts: ReturnType<typeof taglineParts>): string =>
  parts.map((part) => ('number' in part ? part.number : part.text)).join('');

describe('the language menu (spec 000 §2, §9)', () => {
  it('shows the first five languages, and tells whether there are more', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (languages) => {
        const { first, more } = menuOf(languages);
        expect(first).toEqual(languages.slice(0, 5));
        expect(more).toBe(languages.length > 5);
      }),
    );
  });

  it('offers help by phone in each language that is not a site language', () => {
    const codes = fc.array(fc.constantFrom('en', 'es', 'zh', 'vi', 'ar', 'pt-BR'));
    fc.assert(
      fc.property(codes, (all) => {
        const site: readonly string[] = SITE_LANGUAGES.map(({ code }) => code);
        const called = interpreterLanguages(all.map((code) => ({ code }))).map(({ code }) => code);
        expect(called).toEqual(all.filter((code) => !site.includes(code)));
      }),
    );
  });

  it('saves the chosen language for a year, for this site only', () => {
    expect(languageCookie('es', false)).toBe('language=es; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(languageCookie('en', true)).toBe('language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  });
});

describe('taglines', () => {
  const taglines = Object.entries(TAGLINES).map(([code, tagline]) => ({ code, ...tagline }));

  it.each(taglines)(
    'for the language $code contain each phone number once, in place of its placeholder, and are otherwise unchanged',
    ({ text }) => {
      const parts = taglineParts(text, line);
      const numbers = parts.flatMap((part) => ('number' in part ? [part.number] : []));
      expect([...numbers].sort()).toEqual(['1-800-555-0110', '711']);
      expect(textOf(parts)).toBe(text.replace('{phone}', line.phone).replace('{tty}', line.tty));
      expect(textOf(parts)).not.toMatch(/[{}]/);
    },
  );

  it('can be found by the language codes that the services use', () => {
    expect(taglineOf('pt-BR')?.name).toBe('Português');
    expect(taglineOf('ar')?.direction).toBe('rtl');
    expect([taglineOf('en'), taglineOf(''), taglineOf('constructor')]).toEqual([null, null, null]);
  });

  it('have the text direction of their script', () => {
    const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}/u;
    const marked = taglines.filter((tagline) => 'direction' in tagline).map(({ code }) => code);
    expect(taglines.filter(({ text }) => rightToLeft.test(text)).map(({ code }) => code)).toEqual(marked);
  });

  it('are all in the list for the languages page, ordered by English name', () => {
    const names = allTaglines().map(({ english }) => english);
    expect(names).toHaveLength(taglines.length);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});

describe('every brand', () => {
  const brands = loadBrands(root).map(({ brand }) => brand);

  it.each(brands)('has pages about languages and fair treatment, and links to them: $code', (brand) => {
    const addresses = Object.values(brand.footer.links).map(({ url }) => url);
    for (const page of ['languages', 'meaningful-access', 'non-discrimination']) {
      expect(brand.pages).toContain(page);
      expect(addresses).toContain(`/${page}/`);
    }
  });

  it('has Spanish text for every header tab, link and statement that several brands share', () => {
    const uses = new Map<string, number>();
    const missing = brands.flatMap(({ code, tabs, footer, spanish }) => {
      const kinds = {
        tabs: tabs.map(({ id }) => id),
        links: Object.keys(footer.links),
        statements: Object.keys(footer.statements),
      };
      return (['tabs', 'links', 'statements'] as const).flatMap((kind) =>
        kinds[kind].flatMap((name) => {
          const key = `${kind}.${name}`;
          uses.set(key, (uses.get(key) ?? 0) + 1);
          return spanish[kind][name] === undefined ? [{ code, key }] : [];
        }),
      );
    });
    expect(missing.filter(({ key }) => (uses.get(key) ?? 0) > 1)).toEqual([]);
  });

  it('is loaded: there are as many brands as brand folders in brands/', () => {
    const folders = readdirSync(join(root, 'brands'), { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
    );
    expect(brands).toHaveLength(folders.length);
  });
});
