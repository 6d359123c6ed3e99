/**
 * The Universal Numbering System: permanent teeth 1 to 32 and primary teeth A to T, numbered from the patient's upper
 * right along the upper jaw, then back along the lower jaw. Pure.
 */

export interface Tooth {
  /** For example `14` or `K`. */
  number: string;
  jaw: 'upper' | 'lower';
  /** Left or right from the patient's point of view. */
  side: 'right' | 'left';
  kind: ToothKind;
  isPrimary: boolean;
}

/** The teeth of a quadrant, from the midline outward. */
const PERMANENT = [
  'centralIncisor',
  'lateralIncisor',
  'canine',
  'firstPremolar',
  'secondPremolar',
  'firstMolar',
  'secondMolar',
  'thirdMolar',
] as const;
export type ToothKind = (typeof PERMANENT)[number];

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

/** The permanent teeth in numbering order, from the upper right to the lower right. */
export const PERMANENT_TEETH: readonly Tooth[] = teethOf(PERMANENT, (index) => String(index + 1), false);
export const PRIMARY_TEETH: readonly Tooth[] = teethOf(
  PRIMARY,
  (index) => String.fromCharCode(FIRST_LETTER + index),
  true,
);

const BY_NUMBER = new Map([...PERMANENT_TEETH, ...PRIMARY_TEETH].map((tooth) => [tooth.number, tooth]));

/** @param written for example `14` or `k` @returns null if the chart lacks the tooth, such as a supernumerary tooth */
export const toothOf = (written: string): Tooth | null =>
  BY_NUMBER.get(
    written
      .trim()
      .toUpperCase()
      .replace(/^0+(?=\d)/, ''),
  ) ?? null;
