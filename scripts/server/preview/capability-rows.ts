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

/** In the column of a brand whose record cannot be read. */
export const UNREAD = '?';

/** The names of all, each once, in the order of first appearance. */
const distinct = (names: readonly string[]): string[] => [...new Set(names)];

/** The value that most have, the first of several; undefined where no two have the same. */
function most(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [found] = [...counts].sort(([, one], [, other]) => other - one);
  return found && (found[1] > 1 || values.length === 1) ? found[0] : undefined;
}

/** One row for each name: what stands there, and the label where a brand words it differently. */
function labelled(
  brands: readonly (Brand | undefined)[],
  entriesOf: (brand: Brand) => readonly { name: string; label: string; place: string }[],
): MatrixRow[] {
  const all = brands.map((brand) => brand && entriesOf(brand));
  const names = distinct(all.flatMap((entries) => (entries ?? []).map(({ name }) => name)));
  return names.map((name) => {
    const found = all.map((entries) => entries && (entries.find((entry) => entry.name === name) ?? null));
    const labels = found.flatMap((entry) => (entry ? [entry.label] : []));
    const usual = most(labels) ?? labels[0] ?? '';
    return {
      name: `${usual} (${name})`,
      cells: found.map((entry) => {
        if (!entry) return entry === null ? '' : UNREAD;
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

function rules(brands: readonly (Brand | undefined)[]): MatrixRow[] {
  const all = brands.map((brand) => brand && new Map(leaves(brand)));
  return distinct(all.flatMap((values) => [...(values?.keys() ?? [])])).map((name) => ({
    name,
    cells: all.map((values) => (values ? (values.get(name) ?? '') : UNREAD)),
  }));
}

/** Tabs, footer links and rules of all brands. @param brands undefined where a record cannot be read */
export const capabilityGroups = (brands: readonly (Brand | undefined)[]): MatrixGroup[] => [
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

const known = (cells: readonly string[]): string[] => cells.filter((cell) => cell !== UNREAD);

/** The value that most brands have; undefined where each has its own. */
export const usualCell = ({ cells }: MatrixRow): string | undefined => most(known(cells));

/** Longest value that a narrow column shows as it is. */
const SHORT = 3;
const LETTERS = 'ABCDEFGHI';
const SIGNS: Readonly<Record<string, string>> = { '': '–', yes: '✓', no: '✗' };

/**
 * The cells of a row for narrow columns: a dot for the value that most brands have, a short value as it is, a letter for
 * each of a few longer ones, a star where there are too many to compare.
 */
export function briefCells(row: MatrixRow): string[] {
  const usual = usualCell(row);
  const briefOf = (cell: string): string | undefined =>
    SIGNS[cell] ?? (cell.length <= SHORT ? cell : undefined);
  const long = distinct(row.cells.filter((cell) => cell !== usual && briefOf(cell) === undefined));
  const letterOf = (cell: string): string =>
    (long.length <= LETTERS.length && LETTERS[long.indexOf(cell)]) || '∗';
  return row.cells.map((cell) => (cell === usual ? '·' : (briefOf(cell) ?? letterOf(cell))));
}
