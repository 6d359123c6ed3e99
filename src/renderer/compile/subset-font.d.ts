/** Types for the used part of `subset-font`. The package contains no types, and the types in DefinitelyTyped are outdated. */
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
