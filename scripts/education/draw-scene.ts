/** Draws a frame of the sandbox's video on a canvas. Runs in a browser (`education-files.ts`). */
import { HEIGHT, WIDTH, type Scene } from './video-scenes.ts';

type Canvas = OffscreenCanvasRenderingContext2D;

const COLOR = {
  ink: '#12333a',
  soft: '#4f6b71',
  paper: '#ffffff',
  ground: '#e8f1f0',
  primary: '#0f6b6b',
  accent: '#e9a23b',
  line: '#c4d6d5',
} as const;
const FONT = 'Figtree';
const CARD = { x: 110, y: 104, width: 420, height: 190, radius: 14 } as const;
const ROW = 52;

/** 0 to 1 while an element appears: `index` seconds of half a second each after the first half second. */
const appearing = (second: number, index: number): number => {
  const share = Math.min(Math.max((second - 0.5 - index * 0.5) / 0.5, 0), 1);
  return share * share * (3 - 2 * share);
};

function box(on: Canvas, x: number, y: number, width: number, height: number, color: string, radius = 8) {
  on.fillStyle = color;
  on.beginPath();
  on.roundRect(x, y, width, height, radius);
  on.fill();
}

interface Words {
  x: number;
  y: number;
  size?: number;
  weight?: number;
  color?: string;
  align?: CanvasTextAlign;
}

function write(
  on: Canvas,
  text: string,
  { x, y, size = 18, weight = 500, color = COLOR.ink, align = 'left' }: Words,
) {
  on.fillStyle = color;
  on.font = `${weight} ${size}px ${FONT}`;
  on.textAlign = align;
  on.fillText(text, x, y);
}

const card = (on: Canvas): void => {
  box(on, CARD.x, CARD.y, CARD.width, CARD.height, COLOR.line, CARD.radius);
  box(on, CARD.x + 1, CARD.y + 1, CARD.width - 2, CARD.height - 2, COLOR.paper, CARD.radius - 1);
};

/** Rows of text and amount that appear one after another. */
function rows(on: Canvas, second: number, lines: readonly (readonly [string, string])[]): void {
  card(on);
  lines.forEach(([name, amount], index) => {
    const y = CARD.y + 44 + index * ROW;
    on.globalAlpha = appearing(second, index);
    write(on, name, { x: CARD.x + 24, y });
    write(on, amount, { x: CARD.x + CARD.width - 24, y, weight: 700, align: 'right' });
    if (index > 0) box(on, CARD.x + 24, y - 33, CARD.width - 48, 1, COLOR.line, 0);
    on.globalAlpha = 1;
  });
}

function button(on: Canvas, text: string, y: number, alpha: number): void {
  on.globalAlpha = alpha;
  box(on, WIDTH / 2 - 110, y, 220, 50, COLOR.primary, 25);
  write(on, text, { x: WIDTH / 2, y: y + 32, weight: 700, color: COLOR.paper, align: 'center' });
  on.globalAlpha = 1;
}

function filters(on: Canvas, second: number): void {
  card(on);
  ['Last 12 months', 'Medical', 'Approved', 'All family'].forEach((name, index) => {
    const [x, y] = [CARD.x + 24 + (index % 2) * 190, CARD.y + 34 + Math.floor(index / 2) * 66];
    const isChosen = appearing(second, index + 1) > 0.5;
    box(on, x, y, 178, 50, isChosen ? COLOR.primary : COLOR.ground, 25);
    write(on, name, {
      x: x + 89,
      y: y + 32,
      color: isChosen ? COLOR.paper : COLOR.ink,
      align: 'center',
    });
  });
}

const DRAWINGS: Readonly<Record<Scene['drawing'], (on: Canvas, second: number) => void>> = {
  cover(on, second) {
    [0, 1, 2].forEach((index) => {
      const y = 150 + index * 46;
      box(on, 200, y, 240, 32, COLOR.line, 16);
      box(on, 200, y, 240 * appearing(second, index), 32, index === 1 ? COLOR.accent : COLOR.primary, 16);
    });
  },
  list: (on, second) =>
    rows(on, second, [
      ['Riverside Clinic', '$42.10'],
      ['Corner Pharmacy', '$8.00'],
      ['Dr. A. Stone', '$120.00'],
    ]),
  detail: (on, second) =>
    rows(on, second, [
      ['Provider charge', '$180.00'],
      ['Your plan paid', '$137.90'],
      ['Your total cost', '$42.10'],
    ]),
  filters,
  pay(on, second) {
    rows(on, second, [['Your total cost', '$42.10']]);
    button(on, 'Pay this claim', CARD.y + 104, appearing(second, 2));
  },
  call(on, second) {
    card(on);
    write(on, 'Member ID card', { x: CARD.x + 24, y: CARD.y + 44, weight: 700, color: COLOR.primary });
    on.globalAlpha = appearing(second, 1);
    box(on, CARD.x + 24, CARD.y + 116, 250, 46, COLOR.accent, 23);
    write(on, 'Customer service', { x: CARD.x + 48, y: CARD.y + 145, weight: 700 });
    on.globalAlpha = 1;
  },
};

/** @param second since the scene began */
export function drawScene(on: Canvas, { title, drawing }: Scene, second: number): void {
  box(on, 0, 0, WIDTH, HEIGHT, COLOR.ground, 0);
  box(on, 0, 0, WIDTH, 10, COLOR.primary, 0);
  write(on, title, { x: WIDTH / 2, y: 72, size: 34, weight: 700, align: 'center' });
  DRAWINGS[drawing](on, second);
}
