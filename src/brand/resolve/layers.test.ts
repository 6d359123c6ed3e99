import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { merge, resolveLayers, type Data, type DataRecord } from './layers.ts';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';

const key = fc.constantFrom('a', 'b', 'c');
const leaf: fc.Arbitrary<Data> = fc.oneof(
  fc.constantFrom<Data>('x', 1, true, null),
  fc.array(fc.constantFrom<Data>(1, 'y'), { maxLength: 2 }),
);
const { layer } = fc.letrec<{ layer: DataRecord; value: Data }>((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leaf, tie('layer')),
  layer: fc.dictionary(key, tie('value'), { maxKeys: 3 }),
}));

describe('resolving a brand from its layers', () => {
  it('is associative', () => {
    fc.assert(
      fc.property(layer, layer, layer, (a, b, c) => {
        expect(resolveLayers([merge(a, b), c])).toEqual(resolveLayers([a, merge(b, c)]));
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('is idempotent: applying the same layer twice changes nothing', () => {
    fc.assert(
      fc.property(layer, layer, (a, b) => {
        expect(resolveLayers([a, b, b])).toEqual(resolveLayers([a, b]));
      }),
    );
  });

  it('returns plain data without removed keys, and does not change the layers', () => {
    fc.assert(
      fc.property(layer, layer, (a, b) => {
        const before = JSON.stringify([a, b]);
        const resolved = resolveLayers([a, b]);
        expect(JSON.stringify([a, b])).toBe(before);
        expect(JSON.stringify(resolved)).not.toContain('null');
        expect(JSON.parse(JSON.stringify(resolved))).toEqual(resolved);
        expect(Object.getOwnPropertySymbols(resolved)).toEqual([]);
      }),
    );
  });

  it.each<[string, DataRecord[], DataRecord]>([
    ['a later value wins', [{ a: 1 }, { a: 2 }], { a: 2 }],
    ['records merge key by key', [{ a: { x: 1, y: 1 } }, { a: { y: 2 } }], { a: { x: 1, y: 2 } }],
    ['a list replaces as a whole', [{ a: [1, 2, 3] }, { a: [4] }], { a: [4] }],
    ['null removes a key', [{ a: { x: 1, y: 1 } }, { a: { x: null } }], { a: { y: 1 } }],
    [
      'a record that is removed and set again has only the new keys',
      [{ a: { x: 1 } }, { a: null }, { a: { y: 1 } }],
      { a: { y: 1 } },
    ],
    ['a record replaces a list', [{ a: [1] }, { a: { x: 1 } }], { a: { x: 1 } }],
    ['no layers give an empty record', [], {}],
  ])('follows the rule: %s', (_rule, layers, expected) => {
    expect(resolveLayers(layers)).toEqual(expected);
  });
});
