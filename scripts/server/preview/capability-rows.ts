/** Capabilities of all brands as table rows with a column for each brand. */
import type { Brand } from '../../../src/brand/brand.schema.ts';

/** One cell per brand, in brand order; empty if the brand does not have the capability. */
export interface MatrixRow {
  name: string;
  cells: readonly string[];
}

export interface MatrixGroup {
  title: string;
  rows: readonly MatrixRow[];
}

/** Keys that have their own table or are not useful to compare. */
const APART = ['code', 'name', 'tabs', 'theme', 'footer.links', '$schema', 'description'];

/** Content of a cell if the brand's record is invalid. */
export const UNREAD = '?';

const distinct = (names: readonly string[]): string[] => [...new Set(names)];

/** The most frequent value. Undefined if there are no values, or if there are several and no two are equal. */
function most(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [found] = [...counts].sort(([, a], [, b]) => b - a);
  return found && (found[1] > 1 || values.length === 1) ? found[0] : undefined;
}

/** One row per name, with the label that most brands use. A cell also contains the brand's label if it differs. */
function cellsWithLabels(
  brands: readonly (Brand | undefined)[],
  entriesOf: (brand: Brand) => readonly { name: string; label: string; column: string }[],
): MatrixRow[] {
  const all = brands.map((brand) => brand && entriesOf(brand));
  const names = distinct(all.flatMap((entries) => (entries ?? []).map(({ name }) => name)));
  return names.map((name) => {
    const entriesOfName = all.map(
      (entries) => entries && (entries.find((entry) => entry.name === name) ?? null),
    );
    const labels = entriesOfName.flatMap((entry) => (entry ? [entry.label] : []));
    const usual = most(labels) ?? labels[0] ?? '';
    return {
      name: `${usual} (${name})`,
      cells: entriesOfName.map((entry) => {
        if (!entry) return entry === null ? '' : UNREAD;
        return entry.label === usual ? entry.column : `${entry.column} “${entry.label}”`;
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

/** All scalar values of a record by path, such as `memberId.rule`. */
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

/** Header tabs, footer links and rules. @param brands the brand records; an invalid record is undefined */
export const capabilityGroups = (brands: readonly (Brand | undefined)[]): MatrixGroup[] => [
  {
    title: 'Tabs',
    rows: cellsWithLabels(brands, ({ tabs }) =>
      tabs.map(({ id, label }, at) => ({ name: id, label, column: String(at + 1) })),
    ),
  },
  {
    title: 'Footer links',
    rows: cellsWithLabels(brands, ({ footer }) =>
      Object.entries(footer.links).map(([name, { label, column }]) => ({ name, label, column })),
    ),
  },
  { title: 'Rules', rows: rules(brands) },
];

const readable = (cells: readonly string[]): string[] => cells.filter((cell) => cell !== UNREAD);

/** The most frequent value of the valid brands; undefined if all values differ. */
export const usualCell = ({ cells }: MatrixRow): string | undefined => most(readable(cells));

/** Longest value that fits a narrow column. */
const SHORT = 3;
const LETTERS = 'ABCDEFGHI';
const SIGNS: Readonly<Record<string, string>> = { '': '–', yes: '✓', no: '✗' };

/** Short cells: a dot for the usual value, a sign or a short value, letters for up to nine long values, else stars. */
export function briefCells(row: MatrixRow): string[] {
  const usual = usualCell(row);
  const briefOf = (cell: string): string | undefined =>
    SIGNS[cell] ?? (cell.length <= SHORT ? cell : undefined);
  const long = distinct(row.cells.filter((cell) => cell !== usual && briefOf(cell) === undefined));
  const letterOf = (cell: string): string =>
    (long.length <= LETTERS.length && LETTERS[long.indexOf(cell)]) || '∗';
  return row.cells.map((cell) => (cell === usual ? '·' : (briefOf(cell) ?? letterOf(cell))));
}
