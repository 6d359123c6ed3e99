import type { LucideIcon } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';

const SHAPE = /<(circle|line|path|rect)([^>]*)>/g;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

type Attributes = Readonly<Record<string, string>>;

/** A circle as two arcs, from its rightmost point. */
const circle = ({ cx = '', cy = '', r = '' }: Attributes): string =>
  `M${Number(cx) + Number(r)} ${cy}a${r} ${r} 0 1 1-${2 * Number(r)} 0 ${r} ${r} 0 0 1 ${2 * Number(r)} 0`;

const line = ({ x1 = '', y1 = '', x2 = '', y2 = '' }: Attributes): string => `M${x1} ${y1}L${x2} ${y2}`;

/** A rounded rectangle, clockwise from the right end of its top left corner. */
function rect({ x = '', y = '', width = '', height = '', rx: r = '' }: Attributes): string {
  const [across, down] = [Number(width) - 2 * Number(r), Number(height) - 2 * Number(r)];
  const corner = (to: string): string => `a${r} ${r} 0 0 1${to}`;
  const corners = [` ${r} ${r}`, `-${r} ${r}`, `-${r}-${r}`, ` ${r}-${r}`].map(corner);
  return `M${Number(x) + Number(r)} ${y}h${across}${corners[0]}v${down}${corners[1]}h-${across}${corners[2]}v-${down}${corners[3]}`;
}

/** Makes the first point absolute, because a relative one would start where the previous shape ends. */
const path = ({ d = '' }: Attributes): string =>
  d.replace(/^m([\d.]+) ([\d.]+)(?=[ -])/, 'M$1 $2l').replace('l ', 'l');

const DRAW: Readonly<Record<string, (attributes: Attributes) => string>> = { circle, line, path, rect };

/** All shapes of a Lucide icon as the data of one path. */
export function onePath(Icon: LucideIcon): string {
  const shapes = renderToStaticMarkup(<Icon />).matchAll(SHAPE);
  return [...shapes]
    .map(([, name = '', text = '']) =>
      DRAW[name]?.(Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]))),
    )
    .join('');
}
