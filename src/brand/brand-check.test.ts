import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { checkBrand } from './brand-check.ts';
import { brandCodes } from './brand-files.ts';
import { locate } from './brand-place.ts';
import { parseBrandSource, showFault, showPath, type BrandSource, type KeyPath } from './brand-source.ts';
import { PROJECT } from './brand-tree.fixture.ts';
import type { Data } from './layers.ts';
import { BRAND_SHAPE } from './schema-faults.ts';
import type { Shape } from './shape.ts';

const BASE = 'brands/_base.yaml';
const FAMILY = 'brands/_families/northern.yaml';
const OWN = 'brands/mincr/brand.yaml';
type File = typeof BASE | typeof FAMILY | typeof OWN;
const FILES: readonly File[] = [BASE, FAMILY, OWN];

const textOf = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');
const TEXT: Readonly<Record<File, string>> = {
  [BASE]: textOf(BASE),
  [FAMILY]: textOf(FAMILY),
  [OWN]: textOf(OWN),
};
const SOUND: Readonly<Record<File, BrandSource>> = {
  [BASE]: parseBrandSource(BASE, TEXT[BASE]),
  [FAMILY]: parseBrandSource(FAMILY, TEXT[FAMILY]),
  [OWN]: parseBrandSource(OWN, TEXT[OWN]),
};
/** First line that an addition at the end of a file has. */
const after = (file: File): number => TEXT[file].split('\n').length;

/** Reads one brand of three layers, some of them spoilt, as the reader of files does. */
function check(texts: Partial<Record<File, string>>) {
  const sources = FILES.map((file) => {
    const text = texts[file];
    return text === undefined ? SOUND[file] : parseBrandSource(file, text);
  });
  const broken = sources.flatMap(({ faults }) => faults);
  return broken.length > 0 ? { faults: broken } : checkBrand('mincr', sources);
}
function faultsOf(texts: Partial<Record<File, string>>): string[] {
  const checked = check(texts);
  return 'faults' in checked ? checked.faults.map(showFault) : [];
}
const adding = (file: File, addition: string): string[] => faultsOf({ [file]: TEXT[file] + addition });

/** The text without a top-level key and what is under it. */
const without = (file: File, key: string): string =>
  TEXT[file].replace(new RegExp(`^${key}:.*\\n(?:[ #].*\\n|\\n(?= ))*`, 'm'), '');

describe('a fault says file, line, column, key path, what was expected and what was found', () => {
  it.each<[rule: string, file: File, key: string, yaml: string, line: number, rest: string | RegExp]>([
    [
      'in a list that the brand replaces: the line of the list item, never that of the base',
      OWN,
      'tabs',
      'tabs:\n  - { id: a, label: A, url: /a/, active: true, showText: true }\n  - { id: b, label: B, url: /b/, active: true, showText: true }\n  - id: c\n    label: [not, text]\n    url: /c/\n    active: true\n    showText: true\n',
      4,
      '5 tabs[2].label: expected text, got a list',
    ],
    [
      'a key that an item of a replaced list lacks is looked for in that list alone',
      OWN,
      'tabs',
      'tabs:\n  - { label: A, url: /a/, active: true, showText: true }\n',
      1,
      '5 tabs[0].id: is missing',
    ],
    ['in the brand', OWN, 'storeID', 'storeID: many\n', 0, "1 storeID: expected a number, got 'many'"],
    [
      'in the family',
      FAMILY,
      'planProgress',
      'planProgress:\n  onHealthPlans: never\n',
      1,
      "3 planProgress.onHealthPlans: expected true or false, got 'never'",
    ],
    [
      'in the base',
      BASE,
      'outsidePaths',
      'outsidePaths:\n  - /a/\n  - 7\n',
      2,
      '5 outsidePaths[1]: expected text, got 7; put it in quotes',
    ],
    [
      'a list where keys and values belong',
      OWN,
      'spending',
      'spending: [a, b]\n',
      0,
      '1 spending: expected keys and values, got a list',
    ],
    ['a value where a list belongs', OWN, 'tabs', 'tabs: none\n', 0, "1 tabs: expected a list, got 'none'"],
    [
      'a value where an item with keys belongs',
      OWN,
      'tabs',
      'tabs:\n  - 3\n',
      1,
      '5 tabs[0]: expected keys and values, got 3',
    ],
    [
      'an item that is nothing',
      OWN,
      'pages',
      'pages:\n  - home\n  -\n',
      2,
      '4 pages[1]: expected text, got nothing',
    ],
    [
      'keys where a value belongs',
      OWN,
      'formsLabel',
      'formsLabel: { a: b }\n',
      0,
      '1 formsLabel: expected text, got keys and values',
    ],
    ['an empty text', OWN, 'formsLabel', 'formsLabel: ""\n', 0, "1 formsLabel: expected text, got ''"],
    [
      'an age that is not whole',
      OWN,
      'minimumMemberAge',
      'minimumMemberAge: 1.5\n',
      0,
      "1 minimumMemberAge: expected an age in whole years, 0 to 120, got '1.5'",
    ],
    [
      'an age below nothing',
      OWN,
      'minimumMemberAge',
      'minimumMemberAge: -1\n',
      0,
      "1 minimumMemberAge: expected an age in whole years, 0 to 120, got '-1'",
    ],
    [
      'a day between two weekdays',
      FAMILY,
      'hours',
      'hours:\n  days: [1, 1.5]\n',
      1,
      "13 hours.days[1]: expected a weekday, 1 to 7, got '1.5'",
    ],
    [
      'hours that never open',
      FAMILY,
      'hours',
      'hours:\n  opens: "20:00"\n  closes: "08:00"\n',
      2,
      '3 hours.closes: expected a time after opens, on the same day',
    ],
    [
      'a choice that does not exist',
      OWN,
      'canceledPlans',
      'canceledPlans: hidden\n',
      0,
      "1 canceledPlans: expected shown or omitted, got 'hidden'",
    ],
    [
      'a choice that is nearly one',
      OWN,
      'canceledPlans',
      'canceledPlans: omited\n',
      0,
      "1 canceledPlans: expected shown or omitted, got 'omited'; did you mean omitted?",
    ],
    [
      'an item of a list that is nearly a choice',
      OWN,
      'registrationTypes',
      'registrationTypes: [MREG, MMEDI]\n',
      0,
      "27 registrationTypes[1]: expected VU65, VMED, MU65, MMED or MREG, got 'MMEDI'; did you mean MMED?",
    ],
    [
      'an empty list where a table belongs, which would read as an empty table',
      OWN,
      'redirects',
      'redirects: []\n',
      0,
      '1 redirects: expected keys and values, got a list',
    ],
    [
      'an empty list where keys belong of which none has to be there',
      OWN,
      'chat',
      'chat: []\n',
      0,
      '1 chat: expected keys and values, got a list',
    ],
    [
      'a list in a table that is inside a group',
      OWN,
      'footer',
      'footer:\n  social: [https://a.example/]\n',
      1,
      '3 footer.social: expected keys and values, got a list',
    ],
    [
      'a network that does not exist',
      OWN,
      'footer',
      'footer:\n  social:\n    linkdin: https://a.example/\n',
      2,
      '5 footer.social.linkdin: is not a key of a brand record; did you mean linkedin?',
    ],
    [
      'a footer link that is not whole: where it stands',
      OWN,
      'footer',
      'footer:\n  links:\n    news: { url: /news/, column: company }\n',
      2,
      '5 footer.links.news.label: is missing',
    ],
    [
      'a key that is nearly one',
      OWN,
      'spending',
      'spending:\n  bypassHAS: true\n',
      1,
      '3 spending.bypassHAS: is not a key of a brand record; did you mean bypassHSA?',
    ],
    [
      'a placeholder that nothing fills in a statement of the footer',
      OWN,
      'footer',
      'footer:\n  statements:\n    help: Call {brand.fone}\n',
      2,
      /^5 footer\.statements\.help: \{brand\.fone\} is not a placeholder/,
    ],
    [
      'a tab twice',
      OWN,
      'tabs',
      'tabs:\n  - { id: a, label: A, url: /a/, active: true, showText: true }\n  - { id: a, label: B, url: /b/, active: true, showText: true }\n',
      2,
      '7 tabs[1].id: this id is used by an earlier tab',
    ],
    ['a page twice', OWN, 'pages', 'pages: [home, home]\n', 0, '15 pages[1]: this page is listed twice'],
    [
      'a placeholder that nothing fills in the copyright line',
      OWN,
      'footer',
      'footer:\n  copyright: © {footerCopyDat} X\n',
      1,
      /^3 footer\.copyright: \{footerCopyDat\} is not a placeholder.*footerCopyDate/,
    ],
    [
      'a state that does not exist, with those that are one letter away',
      OWN,
      'brandState',
      'brandState: MM\n',
      0,
      "1 brandState: expected the postal code of a US state or territory such as MN, got 'MM'; did you mean ME, MD, MA, MI, MN, MS, MO, MT, NM or MP?",
    ],
    [
      'a state in small letters',
      OWN,
      'brandState',
      'brandState: wv\n',
      0,
      "1 brandState: expected the postal code of a US state or territory such as MN, got 'wv'; did you mean WV?",
    ],
    [
      'an age for a state that does not exist',
      OWN,
      'minimumVisitorAge',
      'minimumVisitorAge:\n  byState: { DX: 19 }\n',
      1,
      '14 minimumVisitorAge.byState.DX: is not a key of a brand record; did you mean DE?',
    ],
    [
      'an icon that does not exist',
      OWN,
      'tabs',
      'tabs:\n  - { id: a, label: A, url: /a/, icon: walet, active: true, showText: true }\n',
      1,
      "34 tabs[0].icon: expected home, receipt, shield, list, wallet, search, pill, heart or book, got 'walet'; did you mean wallet?",
    ],
    [
      'a text of digits without quotes',
      OWN,
      'ttyNumber',
      'ttyNumber: 711\n',
      0,
      '1 ttyNumber: expected text, got 711; put it in quotes',
    ],
    [
      'a text that YAML takes for true',
      OWN,
      'formsLabel',
      'formsLabel: true\n',
      0,
      '1 formsLabel: expected text, got true; put it in quotes',
    ],
    [
      'a placeholder that YAML takes for keys',
      OWN,
      'formsLabel',
      'formsLabel: {brand.name}\n',
      0,
      '1 formsLabel: expected text, got keys and values; a text that starts with { has to stand in quotes',
    ],
    [
      'a list whose dashes lack their space',
      OWN,
      'helpNumberCodes',
      'helpNumberCodes:\n  -MBR\n  -RX\n',
      0,
      "1 helpNumberCodes: expected a list, got '-MBR -RX'; in a list each dash has a space after it",
    ],
    [
      'keys in braces whose colon lacks its space',
      OWN,
      'spending',
      'spending: {bypassHSA:true}\n',
      0,
      '12 spending.bypassHSA:true: is not a key of a brand record; after a colon comes a space',
    ],
    ['a colon without a key', OWN, 'spending', ': true\n', 0, '1 a key is missing before the colon'],
    [
      'a value in the quotes of a word processor',
      OWN,
      'logoutTarget',
      'logoutTarget: \u201c/logout/\u201d\n',
      0,
      "1 logoutTarget: expected an address on this site, starting with / or #, got '\u201c/logout/\u201d'; write straight quotes: \"",
    ],
    [
      'a key of a group that is not indented',
      OWN,
      'planDetailsLink',
      'bypassHSA: true\n',
      0,
      '1 bypassHSA: is not a key of a brand record; it belongs under spending, indented',
    ],
    [
      'a link that is taken away under a name that nobody has',
      OWN,
      'footer',
      'footer:\n  links:\n    find-an-agnt: null\n',
      2,
      '5 footer.links.find-an-agnt: has no value, and there is none to take away; did you mean find-an-agent?',
    ],
    [
      'a key that does not exist, without a value',
      OWN,
      'registrationTypes',
      'registrationTypes: [MREG]\nregistrationTipes:\n',
      1,
      '1 registrationTipes: is not a key of a brand record; did you mean registrationTypes?',
    ],
    [
      'a reference to what it is part of, which has no end',
      OWN,
      'sites',
      'sites: &all { more: *all }\n',
      0,
      '21 expected a value, got a reference to what it is part of',
    ],
  ])('%s', (_rule, file, key, yaml, line, rest) => {
    const kept = without(file, key);
    const first = kept.split('\n').length;
    const place = `${file}:${first + line}:`;
    const found = faultsOf({ [file]: kept + yaml });
    expect(found).toHaveLength(1);
    expect(found[0]?.slice(0, place.length)).toBe(place);
    const said = found[0]?.slice(place.length);
    if (typeof rest === 'string') expect(said).toBe(rest);
    else expect(said).toMatch(rest);
  });

  it('a value that the brand replaces is not a fault of the base', () => {
    expect(faultsOf({ [BASE]: TEXT[BASE].replace(/^memberHome: .*$/m, 'memberHome: 7') })).toEqual([]);
  });

  it.each<[string, Partial<Record<File, string>>, string]>([
    [
      'a key that no layer has: the brand file, where it belongs',
      { [OWN]: without(OWN, 'name') },
      `${OWN}:1:1 name: is missing; it belongs in this file`,
    ],
    [
      'a key of a group that the brand file has not: the brand file, and the group',
      { [BASE]: TEXT[BASE].replace(/^  opens: .*\n/m, '') },
      `${OWN}:1:1 hours.opens: is missing; it belongs in this file, under hours`,
    ],
    [
      'a key of a group that the brand file has: the group',
      {
        [BASE]: TEXT[BASE].replace(/^  bypassHSA: .*\n/m, ''),
        [OWN]: TEXT[OWN].replace(/^  bypassHSA: .*\n/m, ''),
      },
      `${OWN}:${TEXT[OWN].slice(0, TEXT[OWN].indexOf('spending:')).split('\n').length}:1 spending.bypassHSA: is missing; it belongs in this file`,
    ],
    [
      'a key that the brand removes: where it is removed',
      { [OWN]: `${TEXT[OWN]}formsLabel: null\n` },
      `${OWN}:${after(OWN)}:1 formsLabel: is missing: this line takes it away`,
    ],
    [
      'a key without a value: nobody said null',
      { [OWN]: `${TEXT[OWN]}formsLabel:\n` },
      `${OWN}:${after(OWN)}:1 formsLabel: is missing: nothing stands after the colon`,
    ],
    [
      'a group that the family removes: where it is removed',
      { [FAMILY]: `${TEXT[FAMILY]}signIn: null\n` },
      `${FAMILY}:${after(FAMILY)}:1 signIn: is missing: this line takes it away`,
    ],
  ])('a missing key. %s', (_rule, texts, expected) => {
    expect(faultsOf(texts)).toEqual([expected]);
  });

  it('several faults come at once, each from its own file', () => {
    const files = faultsOf({
      [BASE]: TEXT[BASE].replace('canceledPlans: shown', 'canceledPlans: 3').replace(
        /^messageCenter: .*$/m,
        'messageCenter: 1',
      ),
      [FAMILY]: `${TEXT[FAMILY]}unheard: of\n`,
      [OWN]: TEXT[OWN].replace(/^storeID: .*$/m, 'storeID: 0'),
    });
    expect(files.map((fault) => fault.replace(/:\d+:\d+ /, ' ')).sort()).toEqual(
      [
        `${BASE} messageCenter: expected true or false, got 1`,
        `${OWN} storeID: expected a whole number, 1 to 99999, got '0'`,
        `${FAMILY} unheard: is not a key of a brand record`,
      ].sort(),
    );
  });
});

/** Paths of all groups of keys in the schema; an index stands for an item of a list, `some` for an entry of a table. */
function groupsOf(shape: Shape, path: KeyPath = []): KeyPath[] {
  switch (shape.kind) {
    case 'group':
      return [path, ...[...shape.keys].flatMap(([name, below]) => groupsOf(below, [...path, name]))];
    case 'table':
      return groupsOf(shape.value, [...path, shape.names[0] ?? 'some']);
    case 'list':
      return groupsOf(shape.item, [...path, 0]);
    case 'value':
      return [];
  }
}

/** Data with one value at a path. */
const dataWith = (path: KeyPath, value: Data): Data =>
  path.reduceRight<Data>((below, part) => (typeof part === 'number' ? [below] : { [part]: below }), value);

describe('an unknown key', () => {
  const GROUPS = groupsOf(BRAND_SHAPE);

  it('is looked for in every group of the schema, those in lists and tables too', () => {
    const shown = GROUPS.map(showPath);
    expect(shown).toEqual(expect.arrayContaining(['', 'theme', 'footer', 'tabs[0]', 'footer.links.some']));
    expect(GROUPS.length).toBeGreaterThan(15);
  });

  it('is a fault at any depth and in any layer, on its own line', () => {
    const name = fc
      .tuple(
        fc.constantFrom('zq', 'constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'),
        fc.nat(99),
      )
      .map(([word, number]) => (number % 2 ? word : `${word}${number}`));
    fc.assert(
      fc.property(fc.constantFrom(...GROUPS), name, fc.constantFrom(...FILES), (group, key, file) => {
        const sources = FILES.map((one) => SOUND[one]);
        // A layer of its own above the file's, so that nothing that the file has already is in the way.
        const text = stringify(dataWith(group, { __KEY__: 1 })).replace('__KEY__', key);
        const spoilt = parseBrandSource(file, text);
        const at = FILES.indexOf(file) + 1;
        const checked = checkBrand('mincr', sources.toSpliced(at, 0, spoilt));
        const line = text.split('\n').findIndex((one) => one.includes(`${key}: 1`)) + 1;
        const column = (text.split('\n')[line - 1] ?? '').indexOf(key) + 1;
        const faults = 'faults' in checked ? checked.faults.map(showFault) : [];
        const said = `${file}:${line}:${column} ${showPath([...group, key])}: is not a key of a brand record`;
        expect(faults.some((fault) => fault.startsWith(said))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is a fault inside a list item too', () => {
    const item = '  - { id: a, label: A, url: /a/, active: true, showText: true, colour: red }';
    expect(adding(OWN, `tabs:\n${item}\n`)).toEqual([
      `${OWN}:${after(OWN) + 1}:${item.indexOf('colour') + 1} tabs[0].colour: is not a key of a brand record`,
    ]);
  });
});

describe('a colour pair under WCAG AA is a fault at the colour that an editor would change', () => {
  const themed = (key: string, colour: string) =>
    faultsOf({ [OWN]: TEXT[OWN].replace(new RegExp(`^  ${key}: .*$`, 'm'), `  ${key}: "${colour}"`) });
  const lineOf = (key: string): number =>
    TEXT[OWN].slice(0, TEXT[OWN].indexOf(`  ${key}: `)).split('\n').length;

  it.each([
    ['primary', '#9fd8d0', 'light', '4.5:1', 'primary #9fd8d0 on paper #ffffff'],
    ['accent', '#f2c9ae', 'light', '3:1', 'accent #f2c9ae on paper #ffffff'],
    ['ink', '#9aa5a4', 'light', '4.5:1', 'ink #9aa5a4 on paper #ffffff'],
    ['warm', '#4d2a10', 'light', '4.5:1', 'bad #b3261e on warm #4d2a10'],
    ['primary', '#7f7f7f', 'dark', '4.5:1', 'on-band #ffffff on band #7f7f7f'],
  ])('%s %s, in the %s scheme', (key, colour, scheme, least, pair) => {
    const place = `${OWN}:${lineOf(key)}:3 theme.${key}: expected a contrast of ${least} (${scheme}), got `;
    expect(
      themed(key, colour).filter((fault) => fault.startsWith(place) && fault.endsWith(` for ${pair}`)),
    ).toHaveLength(1);
  });
});

describe('where a value is found', () => {
  const layers: BrandSource[] = [
    parseBrandSource('base', 'a:\n  x: 1\n  y: [1, 2]\nb: 1\n'),
    parseBrandSource('brand', '# words\na:\n  y:\n    - 3\n'),
  ];
  it.each<[string, (string | number)[], object]>([
    ['the last layer that wrote it', ['a', 'y'], { file: 'brand', line: 3, column: 3 }],
    ['a layer below, where the last has it not', ['a', 'x'], { file: 'base', line: 2, column: 3 }],
    [
      'an item of a list: the layer that replaced the list',
      ['a', 'y', 0],
      { file: 'brand', line: 4, column: 7 },
    ],
    ['an item that only a replaced list had', ['a', 'y', 1], { file: 'brand', line: 3, column: 3 }],
    ['nothing at all: the top of the last layer', ['c'], { file: 'brand', line: 2, column: 1 }],
  ])('%s', (_rule, path, place) => {
    expect(locate(layers, path)).toEqual(place);
  });
});

describe('header tabs', () => {
  it('a tab that is not active or belongs to other brands is left out, and {memberHome} is filled', () => {
    const checked = check({
      [BASE]: TEXT[BASE].replace('icon: heart, active: true', 'icon: heart, active: false'),
    });
    if ('faults' in checked) throw new Error('faults');
    const ids = checked.brand.tabs.map(({ id }) => id);
    expect(ids).not.toContain('wellness');
    expect(ids).not.toContain('forms-and-resources');
    expect(checked.brand.tabs[0]).toMatchObject({ id: 'home', url: '/member/home' });
  });
});

describe('500 brand files spoilt by line and by character', () => {
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

  it('never crash the reader; every fault names a file, a line, a column and what is wrong', () => {
    vi.spyOn(process, 'emitWarning').mockImplementation(() => {}); // yaml's word on keys that are lists
    let spoilt = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...FILES),
        fc.constantFrom(...texts),
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        (file, text, edits) => {
          const checked = check({ [file]: edits.reduce(spoil, text) });
          if (!('faults' in checked)) return;
          spoilt += 1;
          expect(checked.faults.length).toBeGreaterThan(0);
          for (const fault of checked.faults) {
            expect(FILES).toContain(fault.file);
            expect(fault.line).toBeGreaterThanOrEqual(1);
            expect(fault.column).toBeGreaterThanOrEqual(1);
            expect(fault.message).not.toMatch(/^$|Invalid (type|value|key)|\[object|undefined/);
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(spoilt).toBeGreaterThan(250);
  });
});
