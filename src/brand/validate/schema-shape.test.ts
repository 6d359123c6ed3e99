import { describe, expect, it } from 'vitest';
import { brandSchema } from '../brand.schema.ts';
import { namesAt, shapeAt, shapeOf, type Shape } from './schema-shape.ts';

const SHAPE = shapeOf(brandSchema);

describe('the shape of the brand schema', () => {
  it.each<[rule: string, path: (string | number)[], kind: Shape['kind'] | undefined]>([
    ['the record itself is a group', [], 'group'],
    ['a group in the record', ['planProgress'], 'group'],
    ['an optional value', ['chat', 'code'], 'value'],
    ['a list', ['pages'], 'list'],
    ['an item of a list', ['pages', 3], 'value'],
    ['a table', ['footer', 'links'], 'table'],
    ['an entry of a table', ['footer', 'links', 'about'], 'group'],
    ['an unknown key', ['footer', 'lnks'], undefined],
    ['a key under a single value', ['name', 'first'], undefined],
    ['a built-in property name', ['constructor'], undefined],
  ])('distinguishes groups, tables, lists and values: %s', (_rule, path, kind) => {
    expect(shapeAt(SHAPE, path)?.kind).toBe(kind);
  });

  it('contains the key names that are allowed at a path', () => {
    expect(namesAt(shapeAt(SHAPE, ['memberId']))).toEqual(['rule']);
    expect(namesAt(shapeAt(SHAPE, ['footer', 'social']))).toContain('youtube');
    expect(namesAt(shapeAt(SHAPE, ['name']))).toEqual([]);
  });
});
