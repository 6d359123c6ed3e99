/** What every brand has and how it is set, as rows of a table: brands are its columns. */
import type { Brand } from '../../../src/brand/brand.schema.ts';

/** A row: one cell a brand, in the order of the brands; an empty cell where a brand has it not. */
export interface MatrixRow {
  name: string;
  cells: readonly string[];
}

export interface MatrixGroup {
  title: string;
  rows: readonly MatrixRow[];
}

/** Keys with a table of their own, or without a value that one would compare. */
const APART = ['code', 'name', 'tabs', 'theme', 'footer.links', '$schema', 'description'];

/** The names of all, each once, in the order of first appearance. */
const distinct = (names: readonly string[]): string[] => [...new Set(names)];

const most = (values: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
};

/** One row for each name: what stands there, and the label where a brand words it differently. */
function labelled(
  brands: readonly Brand[],
  entriesOf: (brand: Brand) => readonly { name: string; label: string; place: string }[],
): MatrixRow[] {
  const all = brands.map(entriesOf);
  return distinct(all.flat().map(({ name }) => name)).map((name) => {
    const found = all.map((entries) => entries.find((entry) => entry.name === name));
    const usual = most(found.flatMap((entry) => (entry ? [entry.label] : [])));
    return {
      name: `${usual} (${name})`,
      cells: found.map((entry) => {
        if (!entry) return '';
        return entry.label === usual ? entry.place : `${entry.place} “${entry.label}”`;
      }),
    };
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function showValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(showValue).join(', ') || 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return isRecord(value) ? JSON.stringify(value) : String(value);
}

/** Every single value of a record by its path, for example `memberId.rule`. */
function leaves(value: unknown, path = ''): [string, string][] {
  if (APART.includes(path) || value === undefined) return [];
  if (!isRecord(value)) return [[path, showValue(value)]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key));
}

function rules(brands: readonly Brand[]): MatrixRow[] {
  const all = brands.map((brand) => new Map(leaves(brand)));
  return distinct(all.flatMap((values) => [...values.keys()])).map((name) => ({
    name,
    cells: all.map((values) => values.get(name) ?? ''),
  }));
}

/** Tabs, footer links and rules of all brands. */
export const capabilityGroups = (brands: readonly Brand[]): MatrixGroup[] => [
  {
    title: 'Tabs',
    rows: labelled(brands, ({ tabs }) =>
      tabs.map(({ id, label }, at) => ({ name: id, label, place: String(at + 1) })),
    ),
  },
  {
    title: 'Footer links',
    rows: labelled(brands, ({ footer }) =>
      Object.entries(footer.links).map(([name, { label, column }]) => ({ name, label, place: column })),
    ),
  },
  { title: 'Rules', rows: rules(brands) },
];

/** The value that most brands have: the others are the ones to look at. */
export const usualCell = ({ cells }: MatrixRow): string => most(cells);
