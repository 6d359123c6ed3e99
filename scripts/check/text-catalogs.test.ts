/**
 * Checks that each text exists in every language: a catalog's translation has the same keys, forms and placeholders,
 * and `layouts/page/spanish-texts.ts` registers it under the catalog's name.
 */
import { describe, expect, it } from 'vitest';
import type { Message, Messages } from '../../src/lib/text/i18n.ts';

interface Catalog {
  texts: Messages;
}

const catalogs = import.meta.glob<Catalog>(['/src/**/*.text.ts'], { eager: true });
const sources = import.meta.glob<string>('/src/**/*.text.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const translations = import.meta.glob<Readonly<Record<string, Messages>>>('/src/**/*.text.es.ts', {
  eager: true,
});

const translationFile = (file: string): string => file.replace(/\.text\.ts$/, '.text.es.ts');
const catalogFile = (file: string): string => file.replace(/\.text\.es\.ts$/, '.text.ts');
/** The name that a catalog passes to `translator`. */
const nameOf = (file: string): string => /\btranslator\('(\w+)'/.exec(sources[file] ?? '')?.[1] ?? '';

const forms = (message: Message | undefined): string[] => {
  if (message === undefined) return [];
  return typeof message === 'string' ? [message] : [message.one, message.other];
};
const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();

/** Lists missing and extra keys, plural forms and placeholders of a translation, with file and key. */
function errorsOf(file: string, catalog: Catalog): string[] {
  const translation = translations[translationFile(file)];
  if (!translation) return [`${translationFile(file)} is missing`];
  const name = nameOf(file);
  const spanish = translation[name];
  if (!spanish || Object.keys(translation).length !== 1)
    return [
      `${translationFile(file)} must export '${name}' and nothing else, got ${Object.keys(translation).join(', ')}`,
    ];
  const { texts } = catalog;
  return [
    ...Object.keys(spanish).flatMap((key) => (key in texts ? [] : [`${name}.${key} has no English text`])),
    ...Object.entries(texts).flatMap(([key, message]) => {
      const said = spanish[key];
      if (said === undefined || forms(said).some((form) => form.trim() === ''))
        return [`${name}.${key} has no Spanish`];
      if (typeof said !== typeof message) return [`${name}.${key} has forms in one language alone`];
      return forms(said).flatMap((form, at) => {
        const [spanish, english] = [placeholders(form), placeholders(forms(message)[at] ?? '')];
        return spanish.join() === english.join()
          ? []
          : [`${name}.${key} has ${spanish.join(' ') || 'no placeholder'}, expected ${english.join(' ')}`];
      });
    }),
  ];
}

describe('the text catalogs', () => {
  const files = Object.entries(catalogs);

  it('are in more than 7 files', () => {
    expect(files.length).toBeGreaterThan(7);
  });

  it('have unique names', () => {
    const names = files.map(([file]) => nameOf(file));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('have a Spanish text with the same placeholders for each key', () => {
    expect(files.flatMap(([file, catalog]) => errorsOf(file, catalog))).toEqual([]);
  });

  it('are translated only in folders whose translations are bundled', () => {
    const bundled = /^\/src\/(layouts|features|member|profile|session|routing|content|brand|ui|lib)\//;
    expect(Object.keys(translations).filter((file) => !bundled.test(file))).toEqual([]);
  });

  it('include an English catalog for each translated catalog', () => {
    expect(Object.keys(translations).filter((file) => !(catalogFile(file) in catalogs))).toEqual([]);
  });
});
