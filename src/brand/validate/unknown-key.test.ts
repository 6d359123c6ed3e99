import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { resolveBrand } from '../resolve/resolve-brand.ts';
import { validateBrand } from './validate-brand.ts';
import { parseBrandSource } from '../load/brand-source.ts';
import { formatBrandError, formatPath, type KeyPath } from '../brand-error.ts';
import type { Data } from '../resolve/layers.ts';
import { BRAND_SHAPE } from './schema-errors.ts';
import type { Shape } from './schema-shape.ts';
import { adding, after, FILES, OWN, VALID } from '../three-layers.fixture.ts';

/** Paths of all groups in the schema. An index stands for a list item, and `some` for an entry of a table. */
function groupsOf(shape: Shape, path: KeyPath = []): KeyPath[] {
  switch (shape.kind) {
    case 'group':
      return [path, ...[...shape.keys].flatMap(([name, below]) => groupsOf(below, [...path, name]))];
    case 'table':
      return groupsOf(shape.value, [...path, shape.names[0] ?? 'some']);
    case 'list':
      return groupsOf(shape.item, [...path, 0]);
    case 'value':
      return [];
  }
}

/** Nested data with a single value at a path. */
const dataWith = (path: KeyPath, value: Data): Data =>
  path.reduceRight<Data>((below, part) => (typeof part === 'number' ? [below] : { [part]: below }), value);

describe('an unknown key', () => {
  const GROUPS = groupsOf(BRAND_SHAPE);

  it('is tested in every group of the schema, including groups in tables', () => {
    const shown = GROUPS.map(formatPath);
    expect(shown).toEqual(expect.arrayContaining(['', 'theme', 'footer', 'tabs.some', 'footer.links.some']));
    expect(GROUPS.length).toBeGreaterThan(15);
  });

  it('gives an error on its line, at any depth and in any layer', () => {
    const name = fc
      .tuple(
        fc.constantFrom('zq', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'),
        fc.nat(99),
      )
      .map(([word, number]) => (number % 2 ? word : `${word}${number}`));
    fc.assert(
      fc.property(fc.constantFrom(...GROUPS), name, fc.constantFrom(...FILES), (group, key, file) => {
        const sources = FILES.map((fileName) => VALID[fileName]);
        // Adds the key in a separate layer, so that it cannot conflict with values in the file.
        const text = stringify(dataWith(group, { __KEY__: 1 })).replace('__KEY__', key);
        const layer = parseBrandSource(file, text);
        const at = FILES.indexOf(file) + 1;
        const checked = validateBrand('mincr', resolveBrand(sources.toSpliced(at, 0, layer)));
        const line = text.split('\n').findIndex((written) => written.includes(`${key}: 1`)) + 1;
        const column = (text.split('\n')[line - 1] ?? '').indexOf(key) + 1;
        const errors = 'errors' in checked ? checked.errors.map(formatBrandError) : [];
        const said = `${file}:${line}:${column} ${formatPath([...group, key])}: is not a key of a brand record`;
        expect(errors.some((error) => error.startsWith(said))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('gives an error if it is in a header tab', () => {
    const item = '  claims: { label: Bills, color: red }';
    expect(adding(OWN, `tabs:\n${item}\n`)).toEqual([
      `${OWN}:${after(OWN) + 1}:${item.indexOf('color') + 1} tabs.claims.color: is not a key of a brand record`,
    ]);
  });
});
