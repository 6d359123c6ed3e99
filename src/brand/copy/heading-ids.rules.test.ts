import { describe, expect, it } from 'vitest';
import { errorsOf } from './page-copy.fixture.ts';

const BODY = '## One\n\nText.\n\n## Two\n\n### Why?\n\nSo.\n';
const pageWith = (keys: string, body = BODY): string =>
  `---\ntitle: T\ndescription: D.\nupdated: 2026-05-04\n${keys}---\n${body}`;

describe('the front matter of a page', () => {
  it.each([
    ['no ids', ''],
    ['an id for each main heading', 'contents: { one: One, two: Two }\n'],
    ['an id for each main heading and each question', 'contents: { one: One, two: Two }\nquestions: [why]\n'],
    ['an id for each term', 'terms: [why]\n'],
  ])('is accepted with %s', (_which, keys) => {
    expect(errorsOf(pageWith(keys))).toEqual([]);
  });

  it.each([
    [
      'too few ids',
      'contents: { one: One }\n',
      BODY,
      'contents',
      'expected one id for each heading with ##, in their order: the page has 2, this list 1',
    ],
    [
      'too many questions',
      'questions: [why, how]\n',
      BODY,
      'questions',
      'expected one id for each heading with ###, in their order: the page has 1, this list 2',
    ],
    [
      'the same id twice',
      'contents: { one: One, two: Two }\nquestions: [one]\n',
      BODY,
      'questions',
      "the id 'one' is there twice: each heading has one of its own",
    ],
    [
      'questions and terms',
      'questions: [why]\nterms: [why]\n',
      BODY,
      'terms',
      'a page has questions or terms, not both: delete one of the two lists',
    ],
    [
      'an id for a heading that some brands lack',
      'contents: { one: One, two: Two }\n',
      '## One\n\nText.\n\n{if chat}\n## Two\n\nText.\n{end}\n',
      'contents',
      'a heading is inside a condition, so not every brand has it: put the condition around the text under the heading',
    ],
    [
      'an id with capitals and a space',
      'contents: { One Two: One }\n',
      BODY,
      'contents.One Two',
      expect.stringContaining('in lower case'),
    ],
  ])('gives an error for its heading ids: %s', (_which, keys, body, path, message) => {
    expect(errorsOf(pageWith(keys, body))).toMatchObject([{ path, message }]);
  });
});
