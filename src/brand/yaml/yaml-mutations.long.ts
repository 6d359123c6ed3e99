import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseBrandSource } from '../load/brand-source.ts';
import { PROJECT } from '../brand-tree.fixture.ts';

describe('any malformed YAML file', () => {
  const texts = [
    'brands/_base.yaml',
    'brands/mincr/brand.yaml',
    'brands/_alerts/example-winter-storm.yaml',
  ].map((file) => readFileSync(join(PROJECT, file), 'utf8'));
  const JARGON =
    /\b(implicit|unexpected|token|scalar|mappings?|sequence|node|alias|collections?|flow|anchor|tag|YAML|undefined|documents?|Map keys|Plain value)\b/i;
  const SIGNS = [
    '\n',
    ': ',
    '- ',
    '{',
    '[',
    ']',
    '}',
    ',',
    '&a ',
    '*a',
    '!!x ',
    '"',
    "'",
    '\t',
    '#',
    ' #a',
    '|',
    '> ',
    '@',
    '%',
    '\u00a0',
    '---\n',
  ];

  it('gives only errors that contain no jargon and have a position inside the file', () => {
    const mutation = fc.record({
      text: fc.constantFrom(...texts),
      at: fc.nat(),
      length: fc.nat({ max: 12 }),
      put: fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 6 })),
    });
    let broken = 0;
    fc.assert(
      fc.property(mutation, ({ text, at, length, put }) => {
        const start = at % text.length;
        const mutated = text.slice(0, start) + put + text.slice(start + length);
        const lines = mutated.split('\n');
        const { errors } = parseBrandSource('x', mutated);
        if (errors.length > 0) broken += 1;
        for (const { line, column, message } of errors) {
          expect(message).not.toMatch(JARGON);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
        }
        if (errors.length > 1)
          expect(
            errors.every(({ message }) => /twice|comment|blank|reference|starts with \*/.test(message)),
          ).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(broken).toBeGreaterThan(100);
  });
});
