import {
  CircleCheck,
  CircleDot,
  CircleX,
  Clock,
  Eye,
  Pill,
  RefreshCw,
  Repeat2,
  Stethoscope,
  type LucideIcon,
} from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CLAIM_ICONS } from './claim-icons.ts';

const SHAPE = /<(circle|path)([^>]*)>/g;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

/** A circle as a path: from its rightmost point, in two half circles. */
const circle = ({ cx = '', cy = '', r = '' }): string =>
  `M${Number(cx) + Number(r)} ${cy}a${r} ${r} 0 1 1-${2 * Number(r)} 0 ${r} ${r} 0 0 1 ${2 * Number(r)} 0`;

/** Makes the first point absolute; a relative one would start where the previous path ends. */
const absolute = ({ d = '' }): string =>
  d.replace(/^m([\d.]+) ([\d.]+)(?=[ -])/, 'M$1 $2l').replace('l ', 'l');

/** The shapes of a Lucide icon as one path. */
function onePath(Icon: LucideIcon): string {
  const shapes = renderToStaticMarkup(<Icon />).matchAll(SHAPE);
  return [...shapes]
    .map(([, name = '', text = '']) => {
      const attributes = Object.fromEntries(
        [...text.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]),
      );
      return name === 'circle' ? circle(attributes) : absolute(attributes);
    })
    .join('');
}

it.each([
  ['approved', CircleCheck],
  ['partly-approved', CircleDot],
  ['denied', CircleX],
  ['adjusted', RefreshCw],
  ['transferred', Repeat2],
  ['in-process', Clock],
  ['medical', Stethoscope],
  ['drug', Pill],
  ['vision', Eye],
] as const)('draws %s as the icon set does', (name, Icon) => {
  expect(CLAIM_ICONS[name]).toBe(onePath(Icon));
});
