/** The part of `subset-font` in use: the package has no types, and those of DefinitelyTyped are older. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: readonly string[];
    /** One value for an axis, or a range. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    dropTables?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
