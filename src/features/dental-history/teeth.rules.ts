/**
 * Teeth in the Universal Numbering System: 1 to 32 for permanent teeth, A to T for primary teeth. It starts at the patient's
 * upper right, follows the upper jaw to the left, and returns along the lower jaw. Pure.
 */

export type ToothKind =
  | 'centralIncisor'
  | 'lateralIncisor'
  | 'canine'
  | 'firstPremolar'
  | 'secondPremolar'
  | 'firstMolar'
  | 'secondMolar'
  | 'thirdMolar';

export interface Tooth {
  /** `14` or `K`. */
  number: string;
  jaw: 'upper' | 'lower';
  /** The patient's side. */
  side: 'right' | 'left';
  kind: ToothKind;
  isPrimary: boolean;
}

/** From the midline outward. */
const PERMANENT: readonly ToothKind[] = [
  'centralIncisor',
  'lateralIncisor',
  'canine',
  'firstPremolar',
  'secondPremolar',
  'firstMolar',
  'secondMolar',
  'thirdMolar',
];
const PRIMARY: readonly ToothKind[] = [
  'centralIncisor',
  'lateralIncisor',
  'canine',
  'firstMolar',
  'secondMolar',
];

function teethOf(
  kinds: readonly ToothKind[],
  numberAt: (index: number) => string,
  isPrimary: boolean,
): Tooth[] {
  const quarter = kinds.length;
  return Array.from({ length: 4 * quarter }, (_, index) => {
    const position = index % (2 * quarter);
    const fromMidline = position < quarter ? quarter - 1 - position : position - quarter;
    const isUpper = index < 2 * quarter;
    const isFirstHalf = position < quarter;
    return {
      number: numberAt(index),
      jaw: isUpper ? 'upper' : 'lower',
      side: isUpper === isFirstHalf ? 'right' : 'left',
      kind: kinds[fromMidline] ?? 'thirdMolar',
      isPrimary,
    };
  });
}

const FIRST_LETTER = 'A'.charCodeAt(0);

/** In numbering order, from the upper right to the lower right. */
export const PERMANENT_TEETH: readonly Tooth[] = teethOf(PERMANENT, (index) => String(index + 1), false);
export const PRIMARY_TEETH: readonly Tooth[] = teethOf(
  PRIMARY,
  (index) => String.fromCharCode(FIRST_LETTER + index),
  true,
);

const BY_NUMBER = new Map([...PERMANENT_TEETH, ...PRIMARY_TEETH].map((tooth) => [tooth.number, tooth]));

/**
 * The tooth for a number of the service; null for one that is not on the chart, such as a supernumerary tooth.
 * @param written `14`, `03` or `k`
 */
export const toothOf = (written: string): Tooth | null =>
  BY_NUMBER.get(
    written
      .trim()
      .toUpperCase()
      .replace(/^0+(?=\d)/, ''),
  ) ?? null;
