export type BarLook = 'solid' | 'outlined';

export interface ChartBar {
  key: string;
  look: BarLook;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A legend entry: what the bars of this look stand for. */
export interface ChartPart {
  look: BarLook;
  name: string;
}
