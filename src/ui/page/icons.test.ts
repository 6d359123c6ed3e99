import { ChevronDown, CircleAlert, CircleCheck, FileDown, Info, Sheet, TriangleAlert, X } from 'lucide-react';
import { expect, it } from 'vitest';
import { ICONS } from './icons.ts';
import { onePath } from './one-path.fixture.tsx';

it.each([
  ['alert', TriangleAlert],
  ['check', CircleCheck],
  ['cross', X],
  ['down', ChevronDown],
  ['error', CircleAlert],
  ['file', FileDown],
  ['info', Info],
  ['sheet', Sheet],
] as const)('the icon "%s" has the same path as in Lucide', (name, Icon) => {
  expect(ICONS[name]).toBe(onePath(Icon));
});
