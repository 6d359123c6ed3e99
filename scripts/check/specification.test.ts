/**
 * Checks that docs/specification.md contains each section that code or a test cites, and that the folders and files
 * named in docs/specification.md exist.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../steps/run-step.ts';
import { sourceFiles } from './source-files.ts';

const guide = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');
const [, access = '', member = ''] = guide.split(/^## 00\d: .*$/m);
const sections = (text: string): string[] =>
  [...text.matchAll(/^\| §(\d)/gm)].map(([, number = '']) => number);
const LISTED: Readonly<Record<string, readonly string[]>> = {
  '000': sections(access),
  '001': sections(member),
};

/** Matches a citation of one or several sections, such as `000 §§2–9` or `001 §2, §9`. */
const CITATION = /\b(?<document>00[01]) (?<sections>§§?\d(?:(?:, | and |–)§?\d(?!\d))*)/g;

describe('docs/specification.md', () => {
  it('contains sections 1 to 9 of both documents', () => {
    const nine = Array.from({ length: 9 }, (_, index) => String(index + 1));
    expect(LISTED).toEqual({ '000': nine, '001': nine });
  });

  it('contains every section that code or a test cites', () => {
    const unknown = ['src', 'stubs', 'tests', 'scripts']
      .flatMap(sourceFiles)
      .flatMap((file) =>
        [...readFileSync(join(ROOT, file), 'utf8').matchAll(CITATION)].flatMap(({ 0: text, groups = {} }) =>
          (groups['sections'] ?? '')
            .match(/\d/g)
            ?.every((number) => LISTED[groups['document'] ?? '']?.includes(number))
            ? []
            : [`${file}: ${text}`],
        ),
      );
    expect(unknown).toEqual([]);
  });

  it('names only folders and files that exist', () => {
    const named = [...guide.matchAll(/`((?:src|stubs|brands)\/[^`*]*)`/g)].map(([, path = '']) => path);
    const paths = named.flatMap((path) => {
      const {
        before = '',
        names = '',
        after = '',
      } = /^(?<before>[^{]*)\{(?<names>[^}]*)\}(?<after>.*)$/.exec(path)?.groups ?? {};
      return names === '' ? [path] : names.split(',').map((name) => `${before}${name}${after}`);
    });
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('is cited by each feature folder, as in `spec 001 §2`, unless the folder cites a decision', () => {
    const features = readdirSync(join(ROOT, 'src/features'));
    const cited = new Set(
      sourceFiles('src/features')
        .filter((file) => /\b00[01] §|\bdecisions\/[a-z-]+#/.test(readFileSync(join(ROOT, file), 'utf8')))
        .map((file) => file.split('/')[2]),
    );
    expect(features.filter((feature) => !cited.has(feature))).toEqual([]);
  });
});
