/** Types for the part of `subset-font` that is used. The package has none, and those of DefinitelyTyped are outdated. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: readonly string[];
    /** A fixed value for each axis, or a range. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    dropTables?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
