/** Each bar has two pieces: the member's share at the bottom or left, then what the plan paid. Pure. */
import type { ChartBar } from '../../../ui/chart/chart-bar.types.ts';
import type { Costs, CostRow } from './year-of-costs.rules.ts';

const SLOT = 10;
const BAR = 6;
const HEIGHT = 100;
const WIDTH = 100;

/** The length of a bar in cents: the share, plus what the plan paid if that is known. */
const barCents = ({ share, planPaid }: Costs): number => share + (planPaid ?? 0);

export const highestBar = (rows: readonly Costs[]): number => Math.max(0, ...rows.map(barCents));

interface Piece {
  look: ChartBar['look'];
  /** Where the piece begins, and its length, along the bar. */
  at: number;
  length: number;
}

/** The pieces of a bar: the share is solid, what the plan paid is outlined. An amount of 0 has no piece. */
function piecesOf({ share, planPaid }: Costs, highest: number, length: number): Piece[] {
  const scale = highest === 0 ? 0 : length / highest;
  const pieces: Piece[] = [
    { look: 'solid', at: 0, length: share * scale },
    { look: 'outlined', at: share * scale, length: (planPaid ?? 0) * scale },
  ];
  return pieces.filter((piece) => piece.length > 0);
}

/** @param slots number of months in the whole period, including future ones */
export const chartSize = (slots: number) => ({ width: slots * SLOT, height: HEIGHT });

/** Stacked vertical bars, one for each row. The highest bar is as high as the chart. */
export function monthBars(rows: readonly CostRow[]): ChartBar[] {
  const highest = highestBar(rows);
  return rows.flatMap((row, slot) =>
    piecesOf(row, highest, HEIGHT).map(({ look, at, length }) => ({
      key: `${row.key} ${look}`,
      look,
      x: slot * SLOT + (SLOT - BAR) / 2,
      y: HEIGHT - at - length,
      width: BAR,
      height: length,
    })),
  );
}

export const ROW_SIZE = { width: WIDTH, height: 1 };

/** The horizontal bar of a row. @param highest length of the longest bar among all rows, in cents */
export const rowBar = (row: CostRow, highest: number): ChartBar[] =>
  piecesOf(row, highest, WIDTH).map(({ look, at, length }) => ({
    key: `${row.key} ${look}`,
    look,
    x: at,
    y: 0,
    width: length,
    height: ROW_SIZE.height,
  }));
