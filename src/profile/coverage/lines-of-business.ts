/** Lines of business and their order (spec 001 §3 'Line of business', §9; decisions/plans#the-same-letters-in-three-fields). */
export type Line = 'medical' | 'dental' | 'vision' | 'drug' | 'other';

const LINES: ReadonlyMap<string, Line> = new Map([
  ['M', 'medical'],
  ['D', 'dental'],
  ['V', 'vision'],
  ['X', 'drug'],
  ['Z', 'medical'],
  ['AG', 'medical'],
]);

/** The line of business of a plan's `lob` or a product's `productTypeCode`; 'other' for an unknown code. */
export const lineOf = (code: string): Line => LINES.get(code) ?? 'other';

/** Whether a product has no plan progress (spec 001 §5 'Product type Y is excluded'). */
export const isWithoutProgress = (productTypeCode: string): boolean => productTypeCode === 'Y';

const ORDER: readonly string[] = ['medical', 'dental', 'vision', 'drug'];
const DEFAULT_SORT_INDEX = 10;

/** Sort index: medical 1, dental 2, vision 3, drug 4, others 10 (spec 001 §9 'Member filter sort indexes'). */
export const sortIndexOf = (line: string): number =>
  ORDER.includes(line) ? ORDER.indexOf(line) + 1 : DEFAULT_SORT_INDEX;
