import { describe, expect, it } from 'vitest';
import { locate } from './source-positions.ts';
import { parseBrandSource, type BrandSource } from './brand-source.ts';

describe('locate', () => {
  const layers: BrandSource[] = [
    parseBrandSource('base', 'a:\n  x: 1\n  y: [1, 2]\nb: 1\n'),
    parseBrandSource('brand', '# words\na:\n  y:\n    - 3\n'),
  ];
  it.each<[string, (string | number)[], object]>([
    ['a value in the last layer that sets it', ['a', 'y'], { file: 'brand', line: 3, column: 3 }],
    [
      'a value in an earlier layer if the last layer does not set it',
      ['a', 'x'],
      { file: 'base', line: 2, column: 3 },
    ],
    ['a list item in the layer that replaced the list', ['a', 'y', 0], { file: 'brand', line: 4, column: 7 }],
    [
      'an item that only the replaced list contained at the list that replaced it',
      ['a', 'y', 1],
      { file: 'brand', line: 3, column: 3 },
    ],
    ['an unknown path at the top of the last layer', ['c'], { file: 'brand', line: 2, column: 1 }],
  ])('returns the position of %s', (_rule, path, position) => {
    expect(locate(layers, path)).toEqual(position);
  });
});
