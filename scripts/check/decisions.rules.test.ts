import { expect, test } from 'vitest';
import { decisionErrors, HEADING_WORDS, PAGES, WORDS } from './decisions.rules.ts';

const CLAIMS = {
  name: 'claims',
  text: "# Claims\n\n## A claim's steps, in order\n\nThree.\n\n## Paid once\n\nTwice is worse.\n",
};
const README = '| [Claims](claims.md) | Paying |';
const CITED = { file: 'src/a.ts', text: '/** Paid (decisions/claims#paid-once). */' };
const errors = (text: string, { page = CLAIMS, readme = README } = {}) =>
  decisionErrors([page], readme, [{ ...CITED, text }]);

test('decisionErrors() accepts citations of existing headings in code and in documents', () => {
  expect(errors(CITED.text)).toEqual([]);
  expect(errors('[Steps](docs/decisions/claims.md#a-claims-steps-in-order)')).toEqual([]);
});

test.each([
  ['decisions/claims#paid-twice', 'src/a.ts: docs/decisions/claims.md has no heading #paid-twice'],
  ['[Paid](decisions/bills.md#paid-once)', 'src/a.ts: docs/decisions/bills.md has no heading #paid-once'],
  ['(Decision 041)', 'src/a.ts: cite a decision by page and heading, not by number'],
])('decisionErrors() reports %j', (text, error) => {
  expect(errors(text)).toEqual([error]);
});

test("decisionErrors() reports a page's relative link if the linked heading does not exist", () => {
  const page = { ...CLAIMS, text: `${CLAIMS.text}[Home](home.md#none)` };
  expect(errors('', { page })).toEqual([
    'docs/decisions/claims.md: docs/decisions/home.md has no heading #none',
  ]);
});

test('decisionErrors() reports too many pages or words, unlisted pages, and long, empty or duplicate sections', () => {
  const long = 'word '.repeat(HEADING_WORDS + 1);
  const page = { ...CLAIMS, text: `# Claims\n\n## Paid once\n\n${long}\n\n## Paid once\n` };
  expect(errors(CITED.text, { page, readme: '' })).toEqual([
    'docs/decisions/claims.md: #paid-once is there twice; a citation could mean either',
    `docs/decisions/claims.md: #paid-once has ${HEADING_WORDS + 1} words, more than ${HEADING_WORDS}; shorten it`,
    'docs/decisions/claims.md: #paid-once decides nothing',
    'docs/decisions/README.md does not list claims.md',
  ]);
  const many = Array.from({ length: PAGES + 1 }, (_, index) => ({ name: `page-${index}`, text: '' }));
  const readme = many.map(({ name }) => `[${name}](${name}.md)`).join(' ') + ' word'.repeat(WORDS);
  expect(decisionErrors(many, readme, [])).toHaveLength(2);
});
