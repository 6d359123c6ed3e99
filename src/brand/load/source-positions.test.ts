import { describe, expect, it } from 'vitest';
import { locate } from './source-positions.ts';
import { parseBrandSource, type BrandSource } from './brand-source.ts';

describe('where a value is found', () => {
  const layers: BrandSource[] = [
    parseBrandSource('base', 'a:\n  x: 1\n  y: [1, 2]\nb: 1\n'),
    parseBrandSource('brand', '# words\na:\n  y:\n    - 3\n'),
  ];
  it.each<[string, (string | number)[], object]>([
    ['the last layer that wrote it', ['a', 'y'], { file: 'brand', line: 3, column: 3 }],
    ['a layer below, where the last has it not', ['a', 'x'], { file: 'base', line: 2, column: 3 }],
    [
      'an item of a list: the layer that replaced the list',
      ['a', 'y', 0],
      { file: 'brand', line: 4, column: 7 },
    ],
    ['an item that only a replaced list had', ['a', 'y', 1], { file: 'brand', line: 3, column: 3 }],
    ['nothing at all: the top of the last layer', ['c'], { file: 'brand', line: 2, column: 1 }],
  ])('%s', (_rule, path, position) => {
    expect(locate(layers, path)).toEqual(position);
  });
});
