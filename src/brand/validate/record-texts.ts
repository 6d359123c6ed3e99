import type { Brand } from '../brand.schema.ts';
import type { KeyPath } from '../brand-error.ts';

export interface RecordText {
  path: KeyPath;
  text: string;
}

/** Texts that may contain placeholders and conditions, by the first two parts of their paths. */
const FILLED = ['footer.copyright', 'footer.statements', 'spanish.statements'];

export const allowsPlaceholders = (path: KeyPath): boolean => FILLED.includes(path.slice(0, 2).join('.'));

export function textsIn(value: unknown, path: KeyPath = []): RecordText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const byName = (tabs: Brand['tabs']) => Object.fromEntries(tabs.map((tab) => [tab.id, tab]));

export const recordTexts = (brand: Brand): RecordText[] =>
  textsIn({ ...brand, tabs: byName(brand.tabs), state: undefined });

/** The labels of links. Skips keys such as `opens: chat`, which visitors do not see. */
const labels = (
  links: Readonly<Record<string, { label: string }>>,
): Readonly<Record<string, { label: string }>> =>
  Object.fromEntries(Object.entries(links).map(([name, { label }]) => [name, { label }]));

/** The entries of `texts` whose names are in `names`. */
const shared = (texts: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));

/** The texts of a record that visitors see. Includes a Spanish text only if the brand shows its English text. */
export function copyTexts(brand: Brand): RecordText[] {
  const { description, formsLabel, footer, spanish, tabs } = brand;
  const { links, statements } = footer;
  return textsIn({
    description,
    formsLabel,
    tabs: labels(byName(tabs)),
    footer: { links: labels(links), statements, copyright: footer.copyright },
    spanish: {
      ...spanish,
      tabs: shared(
        spanish.tabs,
        tabs.map(({ id }) => id),
      ),
      links: shared(spanish.links, Object.keys(links)),
      statements: shared(spanish.statements, Object.keys(statements)),
    },
  });
}
