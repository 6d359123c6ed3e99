/** What a chart of months draws. */
export type BarLook = 'solid' | 'outlined';

export interface ChartBar {
  key: string;
  look: BarLook;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the bars of a look show. */
export interface ChartPart {
  look: BarLook;
  name: string;
}
