import { describe, expect, it } from 'vitest';
import { parseBrandSource } from '../load/brand-source.ts';

/** Valid lines above a mistake. These lines must give no errors. */
const ABOVE = 'prismBrandCode: 6010\nsharedBrandCode: northern\n';
const BELOW =
  '\ntheme:\n  primary: "#0b5d57"\nfooter:\n  links:\n    a: { label: A, url: /a/, column: help }\nlast: it\'s\n';

/** Errors of a file with valid lines around a mistake, which begins on line 3. */
const errorsOf = (mistake: string): string[] =>
  parseBrandSource('x', ABOVE + mistake + BELOW).errors.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );

const QUOTES = (sign: string, text: string) => `a text that starts with ${sign} must be in quotes: ${text}`;
const COLOR = (color: string) => `what follows # is a comment: a color must be in quotes: "${color}"`;
const HASH =
  'what follows # is a comment: a text with # in it must be in quotes; a real comment has a space after #';
const TAB = 'this line is indented with a tab: use spaces';
const INNER = (sign: string) =>
  `the text ends at the ${sign} before this; put a text with " in ', and a text with ' in "`;
const BLANK = 'this is a no-break space, as web pages have, not a space: delete it and press the space bar';
const CURLY = 'these quotes are curly, so they would show as part of the text: write straight ones, "';
const NULL = 'null in quotes is a word: to remove what the base or the family has, write null without quotes';
const HIDDEN = (what: string) =>
  `there is an invisible character here (${what}): delete it, or type the line again`;
const COMMA = 'a comma is missing here between two entries';

describe('a YAML mistake', () => {
  it.each<[mistake: string, error: string]>([
    ['name North Star', '3:1 a colon is missing after name; write "name: North Star"'],
    ['name', '3:1 a colon is missing after name; write "name:"'],
    ['name North Star\r', '3:1 a colon is missing after name; write "name: North Star"'],
    ['hours:\n  text Monday\n  opens: "8"', '4:3 a colon is missing after text; write "text: Monday"'],
    ['hours:\n  opens: "8"\n  text Monday', '5:3 a colon is missing after text; write "text: Monday"'],
    ['hours\n  opens: "8"', '3:1 a colon is missing after hours; write "hours:"'],
    ['name:North Star', '3:1 a space is missing after the colon; write "name: North Star"'],
    ['hours:\n  opens:"8"\n  closes: "9"', `4:3 a space is missing after the colon; write 'opens: "8"'`],
    [
      'youtube:https://a.example',
      '3:1 a space is missing after the colon; write "youtube: https://a.example"',
    ],
    ['name = x', '3:1 expected a colon instead of =; write "name: x"'],
    ['name:\u00a0North Star', `3:6 ${BLANK}`],
    ['name: \u00a0North Star', `3:7 ${BLANK}`],
    ['name\u00a0: North Star', `3:5 ${BLANK}`],
    ['name: North Star\u00a0', `3:17 ${BLANK}`],
    ['pages:\n  -\u00a0home', `4:4 ${BLANK}`],
    ['tab: { label:\u00a0A, url: /a/ }', `3:14 ${BLANK}`],
    ['tab: { label: A,\u00a0url: /a/ }', `3:17 ${BLANK}`],
    ['dom\u200bain: x.example', `3:4 ${HIDDEN('a zero-width space')}`],
    ['domain: north\u00adstar.example', `3:14 ${HIDDEN('a soft hyphen')}`],
    ['\ufeffdomain: x.example', `3:1 ${HIDDEN('a byte order mark')}`],
    ['domain: \u200ex.example', `3:9 ${HIDDEN('U+200E')}`],
    ['name: \u201cNorth Star\u201d', `3:7 ${CURLY}`],
    ['name: \u2018North Star\u2019 # new', `3:7 ${CURLY}`],
    ['pages:\n  - \u201chome\u201d', `4:5 ${CURLY}`],
    ['tab: { label: \u201cA\u201d, url: /a/ }', `3:15 ${CURLY}`],
    ['hours: "null"', `3:8 ${NULL}`],
    ["extra:\n  links:\n    b: 'Null'", `5:8 ${NULL}`],
    ['tab: { label: "~" }', `3:15 ${NULL}`],
    ['hours:\n\topens: "8"\n\tcloses: "9"', `4:1 ${TAB}`],
    ['hours:\n  opens: "8"\n\tcloses: "9"', `5:1 ${TAB}`],
    ['hours:\n  \topens: "8"', `4:3 ${TAB}`],
    [
      'hours:\n   opens: "8"\n  closes: "9"',
      '5:3 this line begins with 2 spaces, line 4 with 3 spaces: lines that belong together start in the same column',
    ],
    [
      'hours:\n  opens: "8"\n    closes: "9"',
      '5:5 this line begins with 4 spaces, line 4 with 2 spaces: lines that belong together start in the same column',
    ],
    [
      'name: North\n  domain: x',
      '4:3 this line is indented too far: it is under name, which already has a value',
    ],
    ['hours:\n\u00a0\u00a0opens: "8"', `4:1 ${BLANK}`],
    ['- name: North', '3:1 a dash begins an item of a list, and line 2 is not a list: delete the dash'],
    [
      'hours:\n  - opens: "8"\n  closes: "9"',
      '5:3 the lines of a list all begin with a dash, as line 4 does; this one has none',
    ],
    [
      'pages:\n  - home\n  login\n  - x',
      '5:3 the lines of a list all begin with a dash, as line 4 does; this one has none',
    ],
    ['pages:\n  - home\n  -login', '5:3 a space is missing after the dash; write "- login"'],
    ['* name: x', '3:1 a line cannot begin with *; an item of a list begins with a dash and a space'],
    [
      'name: "North Star\ndomain: x',
      '3:7 the text that begins with this " never ends: a closing " is missing',
    ],
    [
      "name: 'North Star\ndomain: x",
      "3:7 the text that begins with this ' never ends: a closing ' is missing",
    ],
    [
      'hours:\n  text: "Monday\n  opens: "08:00"\n  closes: "09:00"',
      '4:9 the text that begins with this " never ends: a closing " is missing',
    ],
    [
      'tabs:\n  - id: "a\n    label: "b"',
      '4:9 the text that begins with this " never ends: a closing " is missing',
    ],
    ['hours: { a: "x, b: "y" }', '3:21 a " is missing: on this line they do not come in pairs'],
    ['name: "North" Star', `3:15 ${INNER('"')}`],
    ['name: "a "b" c"', `3:11 ${INNER('"')}`],
    ["name: 'it's'", `3:11 ${INNER("'")}`],
    [
      'name: "C:\\Users"',
      String.raw`3:10 in double quotes \ has a meaning of its own: use single quotes, or write \\`,
    ],
    ['primary: #0b5fff', `3:10 ${COLOR('#0b5fff')}`],
    ['hours:\n  opens: #0B5\n  closes: "9"', `4:10 ${COLOR('#0B5')}`],
    ['hours: { a: #0b5fff, b: 2 }', `3:13 ${COLOR('#0b5fff')}`],
    ['pages:\n  - #0b5fff\n  - b', `4:5 ${COLOR('#0b5fff')}`],
    ['name: Number #1 in town', `3:14 ${HASH}`],
    ['name: "Number" #1 in town', `3:16 ${HASH}`],
    ['name: Closed: storm', '3:7 a text with a colon in it must be in quotes: "Closed: storm"'],
    ['name: See this:', '3:7 a text with a colon in it must be in quotes: "See this:"'],
    ['name: Closed: "storm"', `3:7 a text with a colon in it must be in quotes: 'Closed: "storm"'`],
    ['name: @home', `3:7 ${QUOTES('@', '"@home"')}`],
    ['name: `home`', `3:7 ${QUOTES('`', '"`home`"')}`],
    ['name: %home', `3:7 ${QUOTES('%', '"%home"')}`],
    ['name: *Important* news', `3:7 ${QUOTES('*', '"*Important* news"')}`],
    ['name: *Important', `3:7 ${QUOTES('*', '"*Important"')}`],
    ['name: & news', `3:7 ${QUOTES('&', '"& news"')}`],
    ['name: !important news', `3:7 ${QUOTES('!', '"!important news"')}`],
    ['name: {brand.phone} is it', `3:7 ${QUOTES('{', '"{brand.phone} is it"')}`],
    ['name: [a] b', `3:7 ${QUOTES('[', '"[a] b"')}`],
    [
      'name: | text here',
      '3:7 after | the text begins on the next line, indented; a text on one line needs no |',
    ],
    ['pages: [home, login', '3:8 this [ is never closed: ] is missing'],
    ['pages:\n  [home, login,\n   about\nname: x', '4:3 this [ is never closed: ] is missing'],
    ['hours: { a: 1, b: 2', '3:8 this { is never closed: } is missing'],
    ['pages: [home]]', '3:14 this ] closes nothing: delete it'],
    ['hours: { a: 1 }}', '3:16 this } closes nothing: delete it'],
    ['hours: { a: 1 b: 2 }', `3:13 ${COMMA}`],
    ['hours: { a: "x" b: 2 }', `3:13 ${COMMA}`],
    ['pages: ["a" "b"]', `3:13 ${COMMA}`],
    ['pages: [a,, b]', '3:11 there is nothing before this comma: delete it'],
    ['name: A\nname: B', '4:1 name is here twice, first on line 3: combine the two'],
    ['hours:\n  a: 1\n  a: 2', '5:3 a is here twice, first on line 4: combine the two'],
    ['---\nname: a', '3:1 a line of --- or ... ends the file here: delete it'],
    [
      '<<<<<<< HEAD\nname: a\n=======\nname: b\n>>>>>>> x',
      '3:1 a merge left this mark here: keep one of the two versions, and delete the marks',
    ],
    ['<!-- x -->', '3:1 this line is invalid here: expected a key, a colon, a space and a value'],
  ])('gives one error in a plain sentence, at the position of the mistake: %j', (mistake, error) => {
    expect(errorsOf(mistake)).toEqual([error]);
  });

  it('gives one error for each key that appears twice', () => {
    expect(errorsOf('name: A\nname: B\nstate: A\nstate: B')).toHaveLength(2);
  });

  it.each([
    ['a comment', 'name: North # in town'],
    ['a comment beside brackets', 'hours: { a: 1, # see\n  b: 2 }'],
    ['a comment behind a key', 'hours: # see\n  a: 1'],
    ['a line switched off', '#name: North\nname: South'],
    ['# in quotes', 'name: "Number #1" # in town\nother: \'a #b\''],
    ['# in a word', 'name: a#b\nhome: /mbr/#!/landing'],
    ['# in a text of several lines', 'text: >-\n  Number #1\n  in town\nname: x'],
    ['an apostrophe', "name: it's\nlist: [it's, that's]"],
    ['quotes over two lines', 'name: "a\n  b"'],
    ['brackets over several lines', 'pages: [\n  home,\n  login,\n]'],
    ['a dash in a word', 'pages:\n  - find-an-agent\n  - "-a"'],
  ])('is not reported for %s', (_what, text) => {
    expect(errorsOf(text)).toEqual([]);
  });
});
