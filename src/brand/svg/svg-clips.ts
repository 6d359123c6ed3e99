/**
 * Removes clips and masks that cover the whole drawing. Figma adds a clip to every frame, Illustrator to every artboard.
 */
import type { XastElement, XastRoot } from 'svgo';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Rounding tolerance, as a fraction of the drawing's size. */
const SLACK = 0.005;

const numbers = (text: string | undefined): number[] =>
  (text?.match(/-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?/gi) ?? []).map(Number);

const boxOf = (left = 0, top = 0, width = 0, height = 0): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function viewOf(root: XastElement): Box | undefined {
  const view = numbers(root.attributes['viewBox']);
  if (view.length === 4) return boxOf(...view);
  const size = [root.attributes['width'], root.attributes['height']].map((value) => numbers(value)[0]);
  return size.includes(undefined) ? undefined : boxOf(0, 0, ...size.map(Number));
}

/** Bounds of a path if it is an axis-aligned rectangle; otherwise undefined. */
function rectangleOf(d: string): Box | undefined {
  const steps = [...d.matchAll(/(?<command>[a-z])(?<values>[^a-z]*)/gi)];
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const { groups } of steps) {
    const { command = '', values = '' } = groups ?? {};
    const isRelative = command.toLowerCase() === command;
    const [first = 0, second = 0] = numbers(values);
    const kind = command.toLowerCase();
    if (kind === 'z') continue;
    if (kind === 'h') x = isRelative ? x + first : first;
    else if (kind === 'v') y = isRelative ? y + first : first;
    else if ((kind === 'm' || kind === 'l') && numbers(values).length === 2)
      [x, y] = isRelative ? [x + first, y + second] : [first, second];
    else return undefined;
    points.push([x, y]);
  }
  const [xs, ys] = [points.map(([left]) => left), points.map(([, top]) => top)];
  const box = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
  const corners = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
  const hasAll = corners.every(([cx, cy]) => points.some(([px, py]) => px === cx && py === cy));
  const onlyCorners = points.every(([px, py]) => corners.some(([cx, cy]) => px === cx && py === cy));
  return points.length <= 5 && hasAll && onlyCorners ? box : undefined;
}

function shapeBox({ name, attributes }: XastElement): Box | undefined {
  if (attributes['transform'] !== undefined) return undefined;
  if (name === 'path') return rectangleOf(attributes['d'] ?? '');
  if (name !== 'rect' || attributes['rx'] !== undefined || attributes['ry'] !== undefined) return undefined;
  const part = (key: string): number => numbers(attributes[key])[0] ?? 0;
  return boxOf(part('x'), part('y'), part('width'), part('height'));
}

const covers = (box: Box | undefined, view: Box): boolean => {
  if (!box) return false;
  const slack = SLACK * Math.max(view.right - view.left, view.bottom - view.top);
  return (
    box.left <= view.left + slack &&
    box.top <= view.top + slack &&
    box.right >= view.right - slack &&
    box.bottom >= view.bottom - slack
  );
};

const elements = (node: XastElement | XastRoot): XastElement[] =>
  node.children.filter((child) => child.type === 'element');

const walk = (node: XastElement | XastRoot): XastElement[] =>
  elements(node).flatMap((child) => [child, ...walk(child)]);

/** Whether a mask shows everything. A luminance mask shows white areas; an alpha mask shows opaque areas. */
const showsAll = (mask: XastElement, { attributes }: XastElement): boolean =>
  mask.attributes['mask-type'] === 'alpha'
    ? attributes['fill'] !== 'none'
    : /^(white|#fff|#ffffff)$/i.test(attributes['fill'] ?? '');

/** Removes references to clips and masks that cover the whole drawing. SVGO later removes their definitions. */
export function removeFullSizeClips(root: XastRoot): void {
  const [svg] = elements(root);
  const view = svg && viewOf(svg);
  if (!view) return;
  const all = walk(root);
  const byId = new Map(all.map((element) => [element.attributes['id'] ?? '', element]));
  const cutsNothing = (reference: string | undefined): boolean => {
    const target = byId.get(/^url\(["']?#(?<id>[^"')]+)/.exec(reference ?? '')?.groups?.['id'] ?? '');
    if (!target || !/^(clipPath|mask)$/.test(target.name)) return false;
    const { attributes } = target;
    if ([attributes['clipPathUnits'], attributes['maskContentUnits']].includes('objectBoundingBox'))
      return false;
    if (attributes['transform'] ?? attributes['clip-path'] ?? attributes['mask']) return false;
    const [first, ...others] = elements(target);
    if (!first || others.length > 0) return false;
    const used =
      first.name === 'use'
        ? byId.get((first.attributes['xlink:href'] ?? first.attributes['href'] ?? '').slice(1))
        : first;
    if (!used || (first.name === 'use' && first.attributes['transform'] !== undefined)) return false;
    if (
      target.name === 'mask' &&
      (!showsAll(target, used) || Object.keys(used.attributes).some((key) => key.includes('opacity')))
    )
      return false;
    return covers(shapeBox(used), view);
  };
  const visit = (element: XastElement): void => {
    // Skips elements inside a transform, where coordinates differ.
    if (element.attributes['transform'] !== undefined) return;
    if (cutsNothing(element.attributes['clip-path'])) delete element.attributes['clip-path'];
    if (cutsNothing(element.attributes['mask'])) delete element.attributes['mask'];
    elements(element).forEach(visit);
  };
  if (svg) visit(svg);
}
