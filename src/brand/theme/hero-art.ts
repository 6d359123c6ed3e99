/**
 * The drawings of the home page's hero, computed as shapes on a canvas. A shape has a tone, not a color. The stylesheet
 * maps tones to colors, so a drawing works on a white background and on a colored band.
 */
import type { Theme } from '../brand.schema.ts';

/** 1: faint, 2: light, 3: main color, 4: accent color, 5: light accent color. */
type Tone = 1 | 2 | 3 | 4 | 5;

interface Shape {
  d: string;
  tone: Tone;
  line?: boolean;
}

export const CANVAS = { width: 480, height: 360 } as const;

const range = (count: number): number[] => Array.from({ length: count }, (_none, index) => index);
const round = (value: number): number => Math.round(value * 10) / 10;
const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const joined = (tone: Tone, paths: readonly string[]): Shape => ({ d: paths.join(''), tone });

function wave(y: number, height: number, phase: number): string {
  const crests = range(5).map((index) => `${index === 0 ? `q60-${height} 120 0` : 't120 0'}`);
  return `M${phase} ${y}${crests.join('')}V360H${phase}z`;
}
const waves = (): Shape[] => [
  { d: wave(170, 52, -40), tone: 5 },
  { d: wave(212, 48, -100), tone: 2 },
  { d: wave(258, 52, -20), tone: 3 },
  { d: wave(308, 44, -80), tone: 1 },
];

const horizon = (): Shape[] => [
  { d: 'M0 222C70 222 120 168 210 168S380 222 480 222V360H0z', tone: 2 },
  { d: 'M0 246C80 246 130 284 230 284S400 246 480 246V360H0z', tone: 3 },
  joined(
    1,
    [300, 320, 342].map((y) => `M0 ${y}q240-22 480 0v9q-240-26-480 0z`),
  ),
];

function facets(): Shape[] {
  const deal = [1, 2, 3, 5, 2, 4, 1] as const;
  const paths = new Map<Tone, string[]>();
  const put = (slot: number, d: string) => {
    const tone = deal[slot % deal.length] ?? 1;
    paths.set(tone, [...(paths.get(tone) ?? []), d]);
  };
  for (const x of range(5))
    for (const y of range(4)) {
      const corner = `M${x * 96} ${y * 90}`;
      const falling = (x + y) % 2 === 0;
      put(x * 3 + y * 5, falling ? `${corner}h96v90z` : `${corner}h96l-96 90z`);
      put(x * 5 + y * 2 + 1, falling ? `${corner}v90h96z` : `M${x * 96 + 96} ${y * 90}v90h-96z`);
    }
  return [...paths].map(([tone, list]) => joined(tone, list));
}

function leaves(): Shape[] {
  const rising = (x: number, y: number) => `M${x} ${y + 88}v-44a44 44 0 0 1 44-44h44v44a44 44 0 0 1-44 44z`;
  const falling = (x: number, y: number) => `M${x} ${y}h44a44 44 0 0 1 44 44v44h-44a44 44 0 0 1-44-44z`;
  const deal = [3, 2, 5, 1, 2, 4, 1] as const;
  const cells = range(5).flatMap((x) => range(4).map((y) => ({ x, y })));
  return ([1, 2, 3, 4, 5] as const).map((tone) =>
    joined(
      tone,
      cells
        .filter(({ x, y }) => deal[(x * 4 + y * 3) % deal.length] === tone)
        .map(({ x, y }) => ((x + y) % 2 ? rising : falling)(x * 96 + 4, y * 90 + 1)),
    ),
  );
}

const arcs = (): Shape[] =>
  ([1, 2, 3, 5, 4, 1] as const).map((tone, index) => ({
    d: disc(480, 360, 420 - index * 72),
    tone,
  }));

const scales = (): Shape[] =>
  range(5).flatMap((row) => {
    const centers = range(6).map((column) => column * 96 - (row % 2) * 48);
    const y = 96 + row * 66;
    const ring = (tone: Tone, r: number) =>
      joined(
        tone,
        centers.map((x) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`),
      );
    return [ring(row % 2 ? 2 : 3, 48), ring(1, 36), ring(row % 2 ? 4 : 5, 22)];
  });

const rays = (): Shape[] => [
  ...range(11).map((index): Shape => {
    const at = (turn: number) => {
      const angle = (turn * Math.PI) / 18;
      return `${round(420 - 640 * Math.cos(angle))} ${round(330 - 640 * Math.sin(angle))}`;
    };
    return {
      d: `M420 330L${at(index)}L${at(index + 1)}z`,
      tone: ([2, 1, 5, 1, 3, 1, 2, 1, 5] as const)[index] ?? 1,
    };
  }),
  { d: 'M0 329H480V360H0z', tone: 2 },
  { d: disc(420, 330, 120), tone: 4 },
];

const orbits = (): Shape[] => [
  ...[60, 110, 160, 210, 260].map((r): Shape => ({ d: disc(240, 180, r), tone: 2, line: true })),
  joined(3, [disc(240, 120, 16), disc(82, 154, 22), disc(412, 62, 26)]),
  joined(4, [disc(334, 236, 18), disc(130, 300, 12), disc(42, 40, 14)]),
  joined(5, [disc(350, 180, 12), disc(160, 60, 18), disc(440, 300, 30)]),
];

function grid(): Shape[] {
  const forms = [
    (x: number, y: number) => `M${x} ${y}h80v80a80 80 0 0 1-80-80z`,
    (x: number, y: number) => disc(x + 40, y + 40, 30),
    (x: number, y: number) => `M${x} ${y + 80}v-80h80a80 80 0 0 1-80 80z`,
    (x: number, y: number) => `M${x} ${y}h80v80h-80z`,
    (x: number, y: number) => `M${x} ${y + 40}a40 40 0 0 1 80 0z`,
  ] as const;
  const deal = [3, 1, 2, 4, 1, 5, 2] as const;
  const cells = range(6).flatMap((x) => range(5).map((y) => ({ x, y })));
  return ([1, 2, 3, 4, 5] as const).map((tone) =>
    joined(
      tone,
      cells
        .filter(({ x, y }) => deal[(x * 2 + y * 5) % deal.length] === tone)
        .map(({ x, y }) => forms[(x * 3 + y * 2) % forms.length]?.(x * 80, y * 80) ?? ''),
    ),
  );
}

const steps = (): Shape[] =>
  ([5, 2, 3, 1] as const).map((tone, row): Shape => {
    const top = 190 + row * 46;
    const treads = range(7).map(() => `v-${26 - row * 3}h80`);
    return { d: `M-60 ${top + 60}${treads.join('')}V360H-60z`, tone };
  });

const weave = (): Shape[] => {
  const across = range(4).map((row) => `M0 ${row * 96 + 20}h480v40H0z`);
  const down = range(5).map((column) => `M${column * 100 + 20} 0h40v360h-40z`);
  const over = range(5).flatMap((column) =>
    range(4)
      .filter((row) => (column + row) % 2 === 0)
      .map((row) => `M${column * 100 + 10} ${row * 96 + 20}h60v40h-60z`),
  );
  return [
    joined(2, across),
    joined(3, down),
    joined(2, over),
    joined(
      4,
      over.filter((_path, index) => index % 4 === 1),
    ),
  ];
};

const ribbon = (): Shape[] => {
  const bands = [
    [-120, 60, 1],
    [-40, 34, 2],
    [20, 70, 3],
    [110, 16, 4],
    [146, 54, 5],
    [220, 90, 1],
    [330, 24, 3],
    [370, 60, 2],
  ] as const;
  return bands.map(([x, width, tone]) => ({
    d: `M${x} 360C${x + 90} 240 ${x + 60} 120 ${x + 190} 0h${width}C${x + 60 + width} 120 ${x + 90 + width} 240 ${x + width} 360z`,
    tone,
  }));
};

const DRAWINGS = {
  waves,
  horizon,
  facets,
  leaves,
  arcs,
  scales,
  rays,
  orbits,
  grid,
  steps,
  weave,
  ribbon,
} as const satisfies Record<Theme['art'], () => Shape[]>;

/** The sky behind each landscape. It is drawn once, even if the landscape is repeated. */
const SKIES: Partial<Record<Theme['art'], readonly Shape[]>> = {
  waves: [{ d: disc(352, 116, 58), tone: 4 }],
  horizon: [
    { d: disc(330, 150, 74), tone: 4 },
    joined(
      5,
      [60, 92, 124].map((y) => `M-480 ${y}H960v10H-480z`),
    ),
  ],
};

/** Shapes of the sky. Empty unless the drawing is a landscape. */
export const drawSky = (art: Theme['art']): readonly Shape[] => SKIES[art] ?? [];

export const drawArt = (art: Theme['art']): Shape[] => DRAWINGS[art]().filter(({ d }) => d !== '');
