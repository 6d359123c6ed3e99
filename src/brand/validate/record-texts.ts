/** The texts of a brand's record, with their places. */
import type { Brand } from '../brand.schema.ts';
import type { KeyPath } from '../load/brand-source.ts';

/** A text of the record and where it stands. */
export interface RecordText {
  path: KeyPath;
  text: string;
}

/** Keys whose texts may hold placeholders and conditions: the first two parts of their path. */
const FILLED = ['footer.copyright', 'footer.statements', 'spanish.statements'];

/** Whether the placeholders and conditions of a text at this path are filled. */
export const isFilled = (path: KeyPath): boolean => FILLED.includes(path.slice(0, 2).join('.'));

/** Every text below a value of the record. */
export function textsIn(value: unknown, path: KeyPath = []): RecordText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Tabs under their names, as the record has them. */
const byName = (tabs: Brand['tabs']) => Object.fromEntries(tabs.map((tab) => [tab.id, tab]));

/** Every text of a checked record. */
export const recordTexts = (brand: Brand): RecordText[] => textsIn({ ...brand, tabs: byName(brand.tabs) });

/** What readers see of tabs and links. Keys such as `opens: chat` are no words. */
const labels = (
  links: Readonly<Record<string, { label: string }>>,
): Readonly<Record<string, { label: string }>> =>
  Object.fromEntries(Object.entries(links).map(([name, { label }]) => [name, { label }]));

/** Of a record by name, those that another record has as well. */
const shared = (texts: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));

/** The texts that readers of the brand see as copy; a Spanish one counts where its English one shows. */
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
