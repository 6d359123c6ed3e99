/** Markdown that is valid and not what its author meant (decision 294). */
import { describe, expect, it } from 'vitest';
import { readMarkdown } from './markdown.ts';

const errorsIn = (text: string): string[] =>
  readMarkdown(text).errors.map(({ line, column, message }) => `${line}:${column} ${message}`);

const TABLE = '| Visit | You pay |\n|---|---|\n| Office | $30 |\n';

describe('a text with a mistake', () => {
  it.each<[mistake: string, text: string, error: RegExp]>([
    [
      'a table without its rule',
      TABLE.replace('|---|---|\n', ''),
      /^1:1 .* \|---\|---\| under its first row/,
    ],
    [
      'a table with a short rule',
      TABLE.replace('|---|---|', '|---|'),
      /^1:1 .* \|---\|---\| under its first row/,
    ],
    ['a table without outer signs or rule', 'Visit | You pay\nOffice | $30\n', /^1:1 .* under its first row/],
    [
      'a row with a cell too many',
      `${TABLE}| Urgent | $50 | $70 |\n`,
      /^4:1 this row has 3 cells, the first row 2/,
    ],
    ['a row without a cell', `${TABLE}| Urgent |\n`, /^4:1 this row has 1 cell, the first row 2/],
    [
      'a link without words',
      'See\n[](/about/) for more.\n',
      /^2:1 this link has no words: write them between \[ and \]/,
    ],
    ['a link of a blank', 'See [ ](/about/).\n', /^1:5 this link has no words/],
    ['a link of a decoration', '[![](a.svg "decoration")](/about/)\n', /^1:1 this link has no words/],
    [
      'italics that do not end',
      'This is _important.\n',
      /^1:9 this _ is shown as text: for italics write _words_/,
    ],
    ['italics that only end', 'This is important_.\n', /^1:18 this _ is shown as text/],
    ['italics with an asterisk that do not end', 'One\n*two three.\n', /^2:1 this \* is shown as text/],
    [
      'bold that does not end before other bold',
      '**One. And **two** are.\n',
      /^1:1 this \*\* is shown as text/,
    ],
    [
      'bold with underscores that does not end',
      'Call __now.\n',
      /^1:6 this __ is shown as text: for bold write/,
    ],
    ['a tilde pair', 'Pay ~~now.\n', /^1:5 this ~~ is shown as text/],
    [
      'a backtick for an apostrophe',
      'You don`t pay.\n',
      /^1:8 this ` is shown as text: for an apostrophe write '/,
    ],
    ['a heading without text', 'One.\n\n## \n\nTwo.\n', /^3:1 this heading has no text/],
    ['a heading of a blank', '## &nbsp;\n\nTwo.\n', /^1:1 this heading has no text/],
  ])('%s', (_mistake, text, error) => {
    expect(errorsIn(text)).toEqual([expect.stringMatching(error)]);
  });

  it.each([
    ['a table', TABLE],
    ['a table after a line of text', `Prices:\n${TABLE}`],
    ['a table with an escaped sign and code', `${TABLE}| a \\| b | \`c \\| d\` |\n`],
    ['a table without outer signs', 'Visit | You pay\n--- | ---\nOffice | $30\n'],
    ['one line with signs', 'Home | About | Contact\n'],
    ['italics and bold', '_one_ *two* **three** __four__ ~~five~~ `six`\n'],
    ['signs that are meant', 'a \\_b, \\*c, 5 * 3, a_b, $20\\*, first_last@example.org\n'],
    ['a footnote mark', 'From $20* a month.\n'],
    ['a picture that is a link', '[![Our office](a.svg)](/about/)\n'],
    ['an address with signs', '[us](/_a_/b_) <https://www.irs.gov/_x>\n'],
  ])('is not one with %s', (_what, text) => {
    expect(errorsIn(text)).toEqual([]);
  });
});
