export type BarLook = 'solid' | 'outlined';

export interface ChartBar {
  key: string;
  look: BarLook;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A legend entry. `name` says what bars of this look represent. */
export interface ChartPart {
  look: BarLook;
  name: string;
}
