import { expect, test } from 'vitest';
import { decisionErrors, titleOf } from './decision-index.ts';

const records = [
  { file: '001-tabs.md', text: '# Tabs share\n\nText' },
  { file: '003-tokens.md', text: '# 003 Tokens end\n\nText' },
];
const index = `# Decisions

| number | title | what |
|---|---|---|
| [001](001-tabs.md) | Tabs share | One session |
| [003](003-tokens.md) | Tokens end | A 401 |

## Numbers without a record

002 was reserved.
`;
const errors = (from: string, to: string) => decisionErrors(records, index.replace(from, to));

test('a whole index has no errors', () => {
  expect(decisionErrors(records, index)).toEqual([]);
});

test('a title is the heading without its number', () => {
  expect(titleOf('# 003 Tokens end\n')).toBe('Tokens end');
});

test.each([
  [
    '| [003](003-tokens.md) | Tokens end | A 401 |\n',
    '',
    '003-tokens.md is not listed; add the row | [003](003-tokens.md) | Tokens end | What it decides |',
  ],
  [
    'Tokens end',
    'Tokens',
    '003-tokens.md is listed with another title; write | [003](003-tokens.md) | Tokens end |',
  ],
  ['One session', '', '001-tabs.md is listed without a word on what it decides'],
  ['002 was reserved', 'None', "There is no record 002; say why under 'Numbers without a record'"],
  ['002 was', '002 and 003 were', "003 has a record; take it out of 'Numbers without a record'"],
  [
    '## Numbers',
    '| [004](004-gone.md) | Gone | No |\n\n## Numbers',
    '004-gone.md is listed and does not exist; remove its row',
  ],
])('%s → %s', (from, to, error) => {
  expect(errors(from, to)).toEqual([error]);
});

test('two records with one number', () => {
  expect(decisionErrors([...records, { file: '003-other.md', text: '# Other' }], index)).toContain(
    '003-other.md: another record has the number 003; take the next free one',
  );
});
