import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandCodes, brandLayers } from '../read-brands.ts';
import { parseBrandSource } from '../load/brand-source.ts';
import { formatPath } from '../brand-error.ts';
import { PROJECT } from '../brand-tree.fixture.ts';
import { resolveLayers } from './layers.ts';
import { readPath, trace, traceAll, valueAt } from './trace.ts';

const layers = [
  parseBrandSource('base', 'a: 1\nlist: [x, y]\ngroup:\n  one: 1\n  two: 2\nnames:\n  /a/b.jsp: /c/\n'),
  parseBrandSource('family', 'a: 2\ngroup:\n  one: null\n'),
  parseBrandSource('brand', '# words\na: 3\nlist: [z]\n'),
];
const said = (path: (string | number)[]) =>
  trace(layers, path).layerValues.map(({ file, line, action }) => `${file}:${line} ${action}`);

describe('tracing a brand record', () => {
  it.each<[rule: string, path: (string | number)[], value: unknown, layerValues: string[]]>([
    [
      'all layers that set the value, the winning layer first',
      ['a'],
      3,
      ['brand:2 sets', 'family:1 sets', 'base:1 sets'],
    ],
    ['only the base, if no other layer sets the value', ['group', 'two'], 2, ['base:5 sets']],
    ['a layer that removes the key', ['group', 'one'], undefined, ['family:3 removes', 'base:4 sets']],
    ['for a list item, the layer that replaced the list', ['list', 0], 'z', ['brand:3 sets', 'base:2 sets']],
    [
      'for an item of a replaced list, the layer that replaced it',
      ['list', 1],
      undefined,
      ['brand:3 replaces', 'base:2 sets'],
    ],
    ['no layer for an unknown path', ['nowhere', 'at all'], undefined, []],
  ])('lists what each layer sets or removes: %s', (_rule, path, value, layerValues) => {
    expect(trace(layers, path).value).toEqual(value);
    expect(said(path)).toEqual(layerValues);
  });

  it('covers a whole record, including removed keys', () => {
    expect(traceAll(layers).map(({ path, value }) => `${formatPath(path)}=${JSON.stringify(value)}`)).toEqual(
      ['a=3', 'list=["z"]', 'group.two=2', 'names./a/b.jsp="/c/"', 'group.one=undefined'],
    );
    expect(traceAll(layers, ['group']).map(({ path }) => formatPath(path))).toEqual([
      'group.two',
      'group.one',
    ]);
  });

  it('accepts paths in dotted notation', () => {
    const data = layers.map((layer) => layer.data);
    expect(readPath('group.two', data)).toEqual(['group', 'two']);
    expect(readPath('list[0]', data)).toEqual(['list', 0]);
    expect(readPath('names./a/b.jsp', data)).toEqual(['names', '/a/b.jsp']);
    expect(readPath('un.heard[2].of', data)).toEqual(['un', 'heard', 2, 'of']);
    expect(readPath('', data)).toEqual([]);
  });

  it('parses any text as a path without an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          Array.isArray(
            readPath(
              text,
              layers.map(({ data }) => data),
            ),
          ),
        ).toBe(true);
      }),
    );
  });
});

describe('every traced value of a brand', () => {
  it.each(brandCodes(PROJECT))('is in the file of the winning layer, on the traced line: %s', (code) => {
    const sources = brandLayers(PROJECT, code);
    const resolved = resolveLayers(sources.map(({ data }) => data));
    const all = traceAll(sources);
    expect(all.length).toBeGreaterThan(60);
    for (const { path, value, layerValues } of all) {
      const heard = layerValues[0];
      const source = sources.find(({ file }) => file === heard?.file);
      expect(value, formatPath(path)).toEqual(valueAt(resolved, path));
      expect(heard?.value, formatPath(path)).toEqual(value ?? null);
      expect(source?.locate(path).line, formatPath(path)).toBe(heard?.line);
    }
  });
});
