/** Finds tables in copy whose amounts do not add up to their total. */
import type { Token } from 'markdown-it';
import type { TextError } from './conditions.ts';

const TOTAL = /^\**Total(?: (?:of|de) [^|]*)?\**$/;
const AMOUNT = /^\**\$(?<amount>\d[\d,]*(?:\.\d\d)?)\**$/;

/** The amount of a cell in cents; undefined if the cell contains something else. */
function centsOf(cell: string): number | undefined {
  const amount = AMOUNT.exec(cell)?.groups?.['amount'];
  return amount === undefined ? undefined : Math.round(Number(amount.replaceAll(',', '')) * 100);
}

const inDollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`;

/** An error message for a wrong total; null for a right one, for fewer than two parts, or if a cell has no amount. */
function sumError(parts: readonly string[], total: string): string | null {
  const cents = parts.flatMap((cell) => centsOf(cell) ?? []);
  const written = centsOf(total);
  if (written === undefined || cents.length < parts.length || parts.length < 2) return null;
  const sum = cents.reduce((before, amount) => before + amount, 0);
  return sum === written
    ? null
    : `the amounts add up to ${inDollars(sum)}, and the total is ${total}: correct one of them`;
}

interface Row {
  line: number;
  cells: string[];
}

function* tablesOf(tokens: readonly Token[]): Generator<Row[]> {
  let rows: Row[] = [];
  for (const { type, map, content } of tokens) {
    if (type === 'table_open') rows = [];
    if (type === 'tr_open') rows.push({ line: map?.[0] ?? 0, cells: [] });
    if (type === 'inline') rows.at(-1)?.cells.push(content.trim());
    if (type === 'table_close') {
      yield rows;
      rows = [];
    }
  }
}

/**
 * Errors for wrong totals. In a last row named Total, each amount must be the sum of the amounts above it. In a last
 * column named Total, each amount must be the sum of the other amounts in its row.
 */
function tableErrors([head, ...rows]: readonly Row[]): { line: number; message: string }[] {
  const last = rows.at(-1);
  const isTotal = (cell: string | undefined): boolean => cell !== undefined && TOTAL.test(cell);
  const down = isTotal(last?.cells[0]) ? (last?.cells ?? []) : [];
  const above = rows.slice(0, -1);
  const columns = down.slice(1).flatMap((total, at) => {
    const message = sumError(
      above.map(({ cells }) => cells[at + 1] ?? ''),
      total,
    );
    return message === null ? [] : [{ line: last?.line ?? 0, message }];
  });
  const across = isTotal(head?.cells.at(-1)) ? rows : [];
  return [
    ...columns,
    ...across.flatMap(({ line, cells }) => {
      const message = sumError(cells.slice(1, -1), cells.at(-1) ?? '');
      return message === null ? [] : [{ line, message }];
    }),
  ];
}

export const tableTotals = (
  _text: string,
  tokens: readonly Token[],
  lineStarts: readonly number[],
): TextError[] =>
  [...tablesOf(tokens)].flatMap((rows) =>
    tableErrors(rows).map(({ line, message }) => ({ index: lineStarts[line] ?? 0, message })),
  );
