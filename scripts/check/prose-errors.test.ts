import { describe, expect, test } from 'vitest';
import { countComments, proseErrors } from './prose-errors.ts';

const words = (text: string, file = 'src/lib/date.ts') => proseErrors(file, text).map(({ word }) => word);

describe('proseErrors', () => {
  test.each([
    ['// Let nobody wait', ['nobody']],
    ['/** Whoever asks. */', ['Whoever']],
    ["const message = 'asks anew';", ['anew']],
    ['export function schemaFaults() {}', ['Faults']],
    ['export default defaults;', []],
    ['a value that does not fit the schema', ['does not fit']],
    ['a label that does not fit in the row', []],
    ['the file stands in src', ['stands in']],
    ['what is said of a claim', ['what is said']],
    ['colour, cancelled, sanitise, catalogue', ['colour', 'cancelled', 'sanitise', 'catalogue']],
    ['color, canceled, sanitize, catalog', []],
  ])('%s', (text, found) => {
    expect(words(text).sort()).toEqual([...found].sort());
  });

  test('names the line and what to write', () => {
    expect(proseErrors('docs/a.md', 'fine\nask anew')).toEqual([
      { line: 2, word: 'anew', instead: "'again'" },
    ]);
  });

  test('fault injection is a term of the sandbox and of tests', () => {
    expect(words('await sandbox.fault()', 'tests/claims.spec.ts')).toEqual([]);
    expect(words('await sandbox.fault()', 'src/ui/pager.tsx')).toEqual(['fault']);
  });

  test('Spanish catalogs may use words that are British in English', () => {
    expect(words("label: 'Centre la imagen'", 'src/ui/pager.text.es.ts')).toEqual([]);
  });

  test('examples of what not to write are left out', () => {
    expect(words('<!-- prose-off -->\nnobody\n<!-- prose-on -->\nanew', 'CONTRIBUTING.md')).toEqual(['anew']);
  });
});

describe('countComments', () => {
  test('counts lines that hold only a comment, and no blank lines', () => {
    const text = [
      '/** One',
      ' * two',
      ' */',
      '',
      'const a = 1; // no',
      '// three',
      '{/* four */}',
      'b();',
    ].join('\n');
    expect(countComments(text)).toEqual({ comments: 5, lines: 7 });
  });

  test('counts a comment of several lines without stars', () => {
    expect(countComments('{/* one\ntwo */}\na();')).toEqual({ comments: 2, lines: 3 });
  });
});
