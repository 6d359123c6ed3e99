/** Markdown that is valid but probably not what the author meant (decisions/brands#errors-questions-and-hints). */
import { describe, expect, it } from 'vitest';
import { readMarkdown } from './markdown.ts';

const errorsIn = (text: string): string[] =>
  readMarkdown(text).errors.map(({ line, column, message }) => `${line}:${column} ${message}`);

const TABLE = '| Visit | You pay |\n|---|---|\n| Office | $30 |\n';

describe('readMarkdown', () => {
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
    ['a word twice', 'This is the the plan.\n', /^1:9 'the the' has a word twice/],
    ['a period without a space', 'One.Two\n', /^1:1 a space is missing after the period in 'One\.Two'/],
    ['a letter that became a question mark', 'La informaci?n.\n', /^1:4 'informaci\?n' has lost a letter/],
    [
      'an address that is no link',
      'See https://www.irs.gov/ now.\n',
      /^1:5 'https:\/\/www\.irs\.gov\/' is no link/,
    ],
    ['a phone number that lacks a digit', 'Call 1-800-555-013.\n', /^1:6 '1-800-555-013' is no phone number/],
    ['a phone number that phones do not call', 'Call 800-555-0133.\n', /^1:6 write 1-800-555-0133/],
    ['an amount that lacks a digit', 'You pay $1,20.\n', /^1:9 '\$1,20' is no amount: write it as \$1,200/],
    ['an amount without its period', 'You pay $9180.\n', /^1:9 '\$9180' is no amount/],
    ['an amount with a blank', 'You pay $ 1,200.\n', /^1:9 '\$ 1,200' is no amount/],
    ['a day in figures', 'Since 11/04/2026.\n', /^1:7 write '11\/04\/2026' in words: November 4, 2026/],
    ['a day as computers write it', 'Since 2026-11-04.\n', /^1:7 write '2026-11-04' in words/],
    ['an hour that no clock has', 'At 19 AM.\n', /^1:4 '19 AM' is no time of day/],
    ['times that end before they start', 'From 9 AM to 4 AM.\n', /^1:6 '9 AM to 4 AM' ends before it starts/],
    ['such times in Spanish', 'De 9:30 a. m. a 4 a. m.\n', /^1:4 '9:30 a\. m\. a 4 a\. m' ends before/],
    ['such an hour in Spanish', 'A las 13 a. m.\n', /^1:7 '13 a\. m\.' is no time of day/],
    [
      'a total of a column that is not its sum',
      `${TABLE}| Urgent | $50.50 |\n| **Total** | **$85.50** |\n`,
      /^5:1 the amounts add up to \$80\.50, and the total is \*\*\$85\.50\*\*/,
    ],
    [
      'a total of a row that is not its sum',
      '| | You | Plan | Total |\n|---|---|---|---|\n| Visit | $1,030 | $70 | $1,001 |\n',
      /^3:1 the amounts add up to \$1,100, and the total is \$1,001/,
    ],
    ['a link that says nothing', 'See [click here](/faqs/).\n', /^1:5 'click here' does not say where/],
    ['such a link in Spanish', 'Vea [Haga clic **aquí**](/faqs/).\n', /^1:5 'Haga clic aquí' does not say/],
    [
      'a link to another site than it shows',
      'See [irs.gov](https://www.cms.gov/).\n',
      /^1:5 this link shows irs\.gov, and leads to www\.cms\.gov/,
    ],
    [
      'a link that calls another number than it shows',
      'Call [1-800-633-4227](tel:1-800-633-4272).\n',
      /^1:6 this link shows 1-800-633-4227, and calls 1-800-633-4272/,
    ],
    ['a letter in an amount', 'You pay $3O.\n', /^1:9 '\$3O' has a letter/],
    ['list items without a space', 'One:\n\n-two\n', /^3:1 a space is missing after the -/],
    ['list items with another sign', '• one\n', /^1:1 write - and a space/],
    ['numbers without a space', '1)one\n', /^1:1 a space is missing after the number/],
    ['an indented paragraph', 'One.\n\n    Call us.\n', /^3:1 four spaces at the start show this as code/],
    ['nothing under a heading', '## One\n\n## Two\n\nText.\n', /^1:1 there is nothing under this heading/],
    ['a heading at the end', 'Text.\n\n## One\n', /^3:1 there is nothing under this heading/],
    ['a heading twice', '## One\n\nA.\n\n## One\n\nB.\n', /^5:1 this text is on the page already/],
    [
      'a paragraph twice',
      `${'Words of it '.repeat(5)}.\n\n${'Words of it '.repeat(5)}.\n`,
      /^3:1 this text is on the page already/,
    ],
    ['a heading of a blank', '## &nbsp;\n\nTwo.\n', /^1:1 this heading has no text/],
  ])('reports %s', (_mistake, text, error) => {
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
    [
      'numbers and names',
      'HealthCare.gov, U.S. law, v1.5, 1-800-985-3059, $30, 3.5, (877) 555-0111, so that that, 24-7\n',
    ],
    ['amounts', 'From $5-$10, $1,200.00, $0.50, $1.5 million, $20,000, or $3.\n'],
    ['hours and fractions', 'At 12:30 PM, 9 AM, 20 members, 1/2 of 24/7, 3-15-20 and 15 a más.\n'],
    ['times overnight', 'From 9 PM to 4 AM, 9 AM to 4 PM, 10 AM to 12 AM.\n'],
    ['an e-mail address and the sign &', 'AT&T, R&D: help@northstar.example, a.b@x-y.example.\n'],
    ['a total', `${TABLE}| Urgent | $50 |\n| Total | $80 |\n`],
    ['a total of other than amounts', `${TABLE}| Urgent | 20% |\n| Total | $80 |\n`],
    ['a total of words', '| | Total |\n|---|---|\n| Visit | $1 |\n'],
    [
      'links that show their address',
      '[HealthCare.gov](https://www.healthcare.gov/x) [800-633-4227](tel:+1-800-633-4227) [a.gov]({state.regulator.site})\n',
    ],
    ['a footnote mark', 'From $20* a month.\n'],
    ['a picture that is a link', '[![Our office](a.svg)](/about/)\n'],
    ['an address with signs', '[us](/_a_/b_) <https://www.irs.gov/_x>\n'],
  ])('reports nothing for %s', (_what, text) => {
    expect(errorsIn(text)).toEqual([]);
  });
});
