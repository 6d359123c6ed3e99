/** A brand's code in code is a leak; the same letters in another word are not. */
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
])('finds the code in %s', (text) => {
  expect(leakedCodes(text)).toHaveLength(1);
});

test.each([
  `switch (kind) { default: return 'default'; }`,
  `const href = '/shop/';`,
  `const bl: number = 1;`,
  '/** `brands/mincr/brand.yaml:14:3` */',
  `'mincr-like'`,
])('leaves %s alone', (text) => {
  expect(leakedCodes(text)).toEqual([]);
});

test('names the line', () => {
  expect(leaksIn('src/lib/x.ts', `const a = 1;\nconst b = 'mincr';`, codes)).toEqual([
    { line: 2, code: 'mincr' },
  ]);
});

test('lets the schema list chat codes that are spelled like a brand', () => {
  const list = `v.picklist(['HBS', 'PBS'])`;
  expect(leakedCodes(list, 'src/brand/brand.schema.ts')).toEqual([]);
  expect(leakedCodes(list)).toEqual(['PBS']);
});
