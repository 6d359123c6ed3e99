/** The drawings of a year's costs: the share below or left, what the plan paid above or right of it. Pure. */
import type { ChartBar } from '../../../ui/chart/chart-bar.types.ts';
import type { Costs, CostRow } from './year-of-costs.rules.ts';

const SLOT = 10;
const BAR = 6;
const HEIGHT = 100;
const WIDTH = 100;

/** Cents of a whole bar; what the plan paid is left out where it is unknown. */
export const barCents = ({ share, planPaid }: Costs): number => share + (planPaid ?? 0);

export const highestBar = (rows: readonly Costs[]): number => Math.max(0, ...rows.map(barCents));

interface Piece {
  look: ChartBar['look'];
  /** Where it begins, and its length. */
  at: number;
  length: number;
}

/** The share is solid, what the plan paid is outlined; an amount of 0 has no piece. */
function piecesOf({ share, planPaid }: Costs, highest: number, length: number): Piece[] {
  const scale = highest === 0 ? 0 : length / highest;
  const pieces: Piece[] = [
    { look: 'solid', at: 0, length: share * scale },
    { look: 'outlined', at: share * scale, length: (planPaid ?? 0) * scale },
  ];
  return pieces.filter((piece) => piece.length > 0);
}

/** @param slots months of the whole period, those to come too */
export const chartSize = (slots: number) => ({ width: slots * SLOT, height: HEIGHT });

/** Stacked bars, one per row; the highest has the height of the drawing. */
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

/** The bar of one row among several, from the left. @param highest of all of them */
export const rowBar = (row: CostRow, highest: number): ChartBar[] =>
  piecesOf(row, highest, WIDTH).map(({ look, at, length }) => ({
    key: `${row.key} ${look}`,
    look,
    x: at,
    y: 0,
    width: length,
    height: ROW_SIZE.height,
  }));
