/** Where the teeth of a chart are drawn: along two half ellipses, as one looks into a mouth. Pure. */
import { PERMANENT_TEETH, PRIMARY_TEETH, type Tooth, type ToothKind } from './teeth.rules.ts';

/** The chart's own units: the view box of its drawing. */
export const CHART = { width: 360, height: 480 } as const;

/** Breadths of teeth along the jaw, in tenths of a millimetre: what matters is their relation. */
const BREADTH = {
  centralIncisor: 80,
  lateralIncisor: 70,
  canine: 76,
  firstPremolar: 72,
  secondPremolar: 72,
  firstMolar: 102,
  secondMolar: 98,
  thirdMolar: 88,
} as const satisfies Record<ToothKind, number>;

interface Arch {
  /** Half axes, and how far the jaws are apart. */
  rx: number;
  ry: number;
  gap: number;
  /** From cheek to tongue. */
  depth: number;
}
const OUTER: Arch = { rx: 150, ry: 196, gap: 22, depth: 38 };
const INNER: Arch = { rx: 92, ry: 128, gap: 22, depth: 30 };

export interface PlacedTooth {
  tooth: Tooth;
  x: number;
  y: number;
  /** Degrees by which it is turned, so that it stands along the jaw. */
  turn: number;
  breadth: number;
  depth: number;
}

/** Points along the half ellipse are so close that the way between them is straight. */
const SAMPLES = 720;

/** The angle, from 0 to π, after each share of the way along a half ellipse. */
function angleAfter({ rx, ry }: Arch): { length: number; angleAt(way: number): number } {
  const ways: number[] = [0];
  for (let at = 1; at <= SAMPLES; at += 1) {
    const [from, to] = [((at - 1) * Math.PI) / SAMPLES, (at * Math.PI) / SAMPLES];
    const step = Math.hypot(rx * (Math.cos(to) - Math.cos(from)), ry * (Math.sin(to) - Math.sin(from)));
    ways.push((ways.at(-1) ?? 0) + step);
  }
  const angleAt = (way: number): number => {
    const found = ways.findIndex((one) => one >= way);
    return ((found < 0 ? SAMPLES : found) * Math.PI) / SAMPLES;
  };
  return { length: ways.at(-1) ?? 0, angleAt };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** One jaw, from the left of the drawing to its right. The patient's right is at the left, as a dentist sees it. */
function placeJaw(teeth: readonly Tooth[], arch: Arch): PlacedTooth[] {
  const { length, angleAt } = angleAfter(arch);
  const total = teeth.reduce((sum, { kind }) => sum + BREADTH[kind], 0);
  let way = 0;
  return teeth.map((tooth) => {
    const breadth = (BREADTH[tooth.kind] / total) * length;
    const angle = angleAt(way + breadth / 2);
    way += breadth;
    const isUpper = tooth.jaw === 'upper';
    const out = isUpper ? -1 : 1;
    // The normal of the ellipse, along which the tooth stands.
    const [nx, ny] = [Math.cos(angle) / arch.rx, Math.sin(angle) / arch.ry];
    return {
      tooth,
      x: rounded(CHART.width / 2 - arch.rx * Math.cos(angle)),
      y: rounded(CHART.height / 2 + out * (arch.gap + arch.ry * Math.sin(angle))),
      turn: rounded((Math.atan2(out * ny, -nx) * 180) / Math.PI + 90),
      breadth: rounded(breadth - 3),
      depth: arch.depth,
    };
  });
}

/** The lower jaw is numbered from the patient's left: turned about, it runs from the drawing's left too. */
const place = (teeth: readonly Tooth[], arch: Arch): PlacedTooth[] => [
  ...placeJaw(
    teeth.filter(({ jaw }) => jaw === 'upper'),
    arch,
  ),
  ...placeJaw(teeth.filter(({ jaw }) => jaw === 'lower').toReversed(), arch),
];

/**
 * Every tooth that is drawn, permanent ones outside.
 * @param withPrimary whether primary teeth stand inside
 */
export const placedTeeth = (withPrimary: boolean): PlacedTooth[] => [
  ...place(PERMANENT_TEETH, OUTER),
  ...(withPrimary ? place(PRIMARY_TEETH, INNER) : []),
];
