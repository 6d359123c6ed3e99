/** The layout of the tooth chart: teeth along two half ellipses, as a dentist sees them. Pure. */
import { PERMANENT_TEETH, PRIMARY_TEETH, type Tooth, type ToothKind } from './teeth.rules.ts';

/** The view box of the SVG. */
export const CHART = { width: 360, height: 480 } as const;

/** Widths of teeth along the jaw in 0.1 mm; only their ratio matters. */
const TOOTH_WIDTH = {
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
  /** `rx` and `ry` are the ellipse's semi-axes, `gap` is half the distance between the jaws. */
  rx: number;
  ry: number;
  gap: number;
  /** Tooth size from cheek to tongue, in units of the view box. */
  depth: number;
}
const OUTER: Arch = { rx: 150, ry: 196, gap: 22, depth: 38 };
const INNER: Arch = { rx: 92, ry: 128, gap: 22, depth: 30 };

export interface PlacedTooth {
  tooth: Tooth;
  x: number;
  y: number;
  /** The rotation in degrees that aligns the tooth with the normal of the ellipse. */
  rotation: number;
  width: number;
  depth: number;
}

/** Number of straight segments used to measure the arc length. */
const SAMPLES = 720;

/** The arc length of a half ellipse, and the angle (0 to π) at a distance along it. */
function measureArch({ rx, ry }: Arch): { length: number; angleAt(distance: number): number } {
  const distances: number[] = [0];
  for (let at = 1; at <= SAMPLES; at += 1) {
    const [from, to] = [((at - 1) * Math.PI) / SAMPLES, (at * Math.PI) / SAMPLES];
    const step = Math.hypot(rx * (Math.cos(to) - Math.cos(from)), ry * (Math.sin(to) - Math.sin(from)));
    distances.push((distances.at(-1) ?? 0) + step);
  }
  const angleAt = (distance: number): number => {
    const index = distances.findIndex((sampleDistance) => sampleDistance >= distance);
    return ((index < 0 ? SAMPLES : index) * Math.PI) / SAMPLES;
  };
  return { length: distances.at(-1) ?? 0, angleAt };
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Places the teeth of one jaw, from the chart's left to its right. The patient's right side is on the left. */
function placeJaw(teeth: readonly Tooth[], arch: Arch): PlacedTooth[] {
  const { length, angleAt } = measureArch(arch);
  const total = teeth.reduce((sum, { kind }) => sum + TOOTH_WIDTH[kind], 0);
  let distance = 0;
  return teeth.map((tooth) => {
    const width = (TOOTH_WIDTH[tooth.kind] / total) * length;
    const angle = angleAt(distance + width / 2);
    distance += width;
    const isUpper = tooth.jaw === 'upper';
    const out = isUpper ? -1 : 1;
    // The axis of the tooth is the normal of the ellipse.
    const [nx, ny] = [Math.cos(angle) / arch.rx, Math.sin(angle) / arch.ry];
    return {
      tooth,
      x: rounded(CHART.width / 2 - arch.rx * Math.cos(angle)),
      y: rounded(CHART.height / 2 + out * (arch.gap + arch.ry * Math.sin(angle))),
      rotation: rounded((Math.atan2(out * ny, -nx) * 180) / Math.PI + 90),
      width: rounded(width - 3),
      depth: arch.depth,
    };
  });
}

/** Places both jaws. The lower jaw is numbered from the patient's left, so it is reversed. */
const placeJaws = (teeth: readonly Tooth[], arch: Arch): PlacedTooth[] => [
  ...placeJaw(
    teeth.filter(({ jaw }) => jaw === 'upper'),
    arch,
  ),
  ...placeJaw(teeth.filter(({ jaw }) => jaw === 'lower').toReversed(), arch),
];

/** All teeth of the chart: the permanent teeth and, if requested, the primary teeth inside them. */
export const placedTeeth = (withPrimary: boolean): PlacedTooth[] => [
  ...placeJaws(PERMANENT_TEETH, OUTER),
  ...(withPrimary ? placeJaws(PRIMARY_TEETH, INNER) : []),
];
