/** Fuzzing: each error for a randomly corrupted brand file states a file, a line, a column and what is wrong. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { brandCodes } from './read-brands.ts';
import { PROJECT } from './brand-tree.fixture.ts';
import { BASE, check, FAMILY, FILES, textOf } from './three-layers.fixture.ts';

describe('500 brand files with random changes to lines and characters', () => {
  const codes = brandCodes(PROJECT);
  const texts = [BASE, FAMILY, ...codes.map((code) => `brands/${code}/brand.yaml`)].map(textOf);
  const edit = fc.record({
    kind: fc.constantFrom('drop', 'double', 'swap', 'indent', 'cut', 'insert', 'graft'),
    at: fc.nat(),
    to: fc.nat(),
    other: fc.constantFrom(...texts),
  });
  type Edit = typeof edit extends fc.Arbitrary<infer Shape> ? Shape : never;

  function spoil(text: string, { kind, at, to, other }: Edit): string {
    const lines = text.split('\n');
    const [line, next] = [at % lines.length, to % lines.length];
    const there = lines[line] ?? '';
    const char = at % (text.length + 1);
    switch (kind) {
      case 'drop':
        return lines.toSpliced(line, 1 + (to % 4)).join('\n');
      case 'double':
        return lines.toSpliced(next, 0, there).join('\n');
      case 'swap':
        return lines
          .with(line, lines[next] ?? '')
          .with(next, there)
          .join('\n');
      case 'indent':
        return lines.with(line, `${' '.repeat(1 + (to % 5))}${there}`).join('\n');
      case 'cut':
        return text.slice(0, char) + text.slice(char + 1 + (to % 8));
      case 'insert':
        return (
          text.slice(0, char) + other.slice(to % other.length, (to % other.length) + 12) + text.slice(char)
        );
      case 'graft':
        return [...lines.slice(0, line), ...other.split('\n').slice(next)].join('\n');
    }
  }

  it('never crash the parser; every error names a file, a line, a column and what is wrong', () => {
    vi.spyOn(process, 'emitWarning').mockImplementation(() => {}); // silences the yaml package's warning about keys that are lists
    let broken = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.constantFrom(...texts),
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        (file, text, edits) => {
          const checked = check({ [file]: edits.reduce(spoil, text) });
          if (!('errors' in checked)) return;
          broken += 1;
          expect(checked.errors.length).toBeGreaterThan(0);
          for (const error of checked.errors) {
            expect(FILES).toContain(error.file);
            expect(error.line).toBeGreaterThanOrEqual(1);
            expect(error.column).toBeGreaterThanOrEqual(1);
            expect(error.message).not.toMatch(/^$|Invalid (type|value|key)|\[object|undefined/);
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(broken).toBeGreaterThan(250);
  });
});
