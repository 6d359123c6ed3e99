import { describe, expect, it } from 'vitest';
import { PROJECT } from '../brand-tree.fixture.ts';
import { loadBrands } from '../read-brands.ts';
import { KEY_KINDS, keyKind } from './key-kinds.ts';
import { recordEntries } from './record-entries.ts';
import { BRAND_SHAPE } from '../validate/schema-errors.ts';
import { stateSchema } from '../states/state.schema.ts';
import { shapeOf, type Shape } from '../validate/schema-shape.ts';

/** The keys of the schema in the notation of `KEY_KINDS`. */
function patterns(shape: Shape, path: readonly string[] = []): string[] {
  if (shape.kind === 'group')
    return [...shape.keys].flatMap(([name, inner]) =>
      // Skips a tab's `id`, because the id is the part of the path that `*` stands for.
      name === 'id' ? [] : patterns(inner, [...path, name]),
    );
  if (shape.kind === 'table') return patterns(shape.value, [...path, '*']);
  if (shape.kind === 'list' && shape.item.kind === 'group') return patterns(shape.item, [...path, '*']);
  return [path.join('.')];
}

describe('the table of key kinds', () => {
  it('lists exactly the keys of a brand record and the promptPay keys of a state record', () => {
    const rules = patterns(shapeOf(stateSchema)).filter((key) => key.startsWith('promptPay.'));
    expect(rules).toHaveLength(4);
    expect(Object.keys(KEY_KINDS).sort()).toEqual(
      [...patterns(BRAND_SHAPE), ...rules.map((key) => `state.${key}`)].sort(),
    );
  });

  it('gives each key a unique plain name', () => {
    const names = Object.values(KEY_KINDS).map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has {} in a plain name if and only if the key’s path contains *', () => {
    for (const [pattern, [, name]] of Object.entries(KEY_KINDS))
      expect([pattern, name.includes('{}')]).toEqual([pattern, pattern.includes('*')]);
  });

  it('names every key that a brand record contains', () => {
    for (const { brand } of loadBrands(PROJECT))
      for (const { path } of recordEntries(brand)) expect(keyKind(path).name).not.toBe(path.join('.'));
  });

  it.each<[path: string[], kind: string, name: string]>([
    [['minimumMemberAge'], 'member', 'Minimum age of a member'],
    [['minimumVisitorAge', 'byState', 'WV'], 'member', 'Minimum age of a visitor in WV'],
    [['redirects', '/a.b/c.jsp'], 'copy', 'Where the old address /a.b/c.jsp leads'],
    [['tabs', 'pay-premium', 'active'], 'rule', 'Header tab pay-premium is there'],
    [['footer', 'social', '$&'], 'copy', 'Link to $&'],
    [['gone', 'key'], 'rule', 'gone.key'],
  ])('gives the kind and plain name of %j', (path, kind, name) => {
    expect(keyKind(path)).toEqual({ kind, name });
  });
});
