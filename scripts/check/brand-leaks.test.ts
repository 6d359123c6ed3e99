import { expect, test } from 'vitest';
import { leaksIn } from './brand-leaks.ts';

const codes = ['default', 'shop', 'bl', 'pbs', 'mincr'];
const leakedCodes = (text: string, file = 'src/lib/x.ts') =>
  leaksIn(file, text, codes).map(({ code }) => code);

test.each([
  `if (brand.code === 'mincr')`,
  'const code = "MINCR";',
  'case `bl`:',
  '<html data-brand="bl">',
  `const MIN_AGE = { mincr: 12, other: 14 };`,
])('leaksIn() finds the brand code in %s', (text) => {
  expect(leakedCodes(text)).toHaveLength(1);
});

test.each([
  `switch (kind) { default: return 'default'; }`,
  `const href = '/shop/';`,
  `const bl: number = 1;`,
  '/** `brands/mincr/brand.yaml:14:3` */',
  `'mincr-like'`,
])('leaksIn() finds no brand code in %s', (text) => {
  expect(leakedCodes(text)).toEqual([]);
});

test('leaksIn() returns the line number of a brand code', () => {
  expect(leaksIn('src/lib/x.ts', `const a = 1;\nconst b = 'mincr';`, codes)).toEqual([
    { line: 2, code: 'mincr' },
  ]);
});

test('leaksIn() ignores chat codes in the brand schema that equal a brand code', () => {
  const list = `v.picklist(['HBS', 'PBS'])`;
  expect(leakedCodes(list, 'src/brand/brand.schema.ts')).toEqual([]);
  expect(leakedCodes(list)).toEqual(['PBS']);
});
