import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAlertRecord } from './alerts.schema.ts';
import { alertsOf, readAlerts } from './alerts.ts';
import { brandTree, PROJECT } from '../brand-tree.fixture.ts';
import { findBrand, loadBrands, readBrand, readBrands } from '../read-brands.ts';
import { showFault } from '../load/brand-source.ts';

const CODES = ['mincr', 'pbs', 'ndbcbs'];
const FAMILIES = ['main', 'northern'];
const GOOD = [
  'kind: storm',
  'title: Closed for {brand.name}',
  'text: Call **{brand.phone}**.',
  'starts: 2026-12-04 06:00',
  'ends: 2026-12-05 08:00',
];

/** The faults of one alert file with these lines. */
function faultsOf(...lines: string[]): string[] {
  using tree = brandTree();
  mkdirSync(join(tree.root, 'brands/_alerts'), { recursive: true });
  tree.write('brands/_alerts/x.yaml', `${lines.join('\n')}\n`);
  return readAlerts(tree.root, CODES, FAMILIES)
    .faults.filter(({ file }) => file === 'brands/_alerts/x.yaml')
    .map(showFault);
}

const sites = loadBrands(PROJECT);
const brandOf = (code: string) => findBrand(sites, code).brand;

describe('an alert file', () => {
  it('without fault is read, and the committed ones are without fault', () => {
    expect(faultsOf(...GOOD)).toEqual([]);
    expect(faultsOf(...GOOD, 'brands: [mincr]', 'families: [main]', 'timeZone: America/Denver')).toEqual([]);
    expect(readBrands(PROJECT).faults).toEqual([]);
  });

  it('none that is committed shows now or later', () => {
    expect(sites.flatMap(({ alerts }) => alerts)).toEqual([]);
  });

  it.each([
    ['kind: flood', "1:1 kind: expected outage, storm, recall or notice, got 'flood'"],
    ['title: ""', "2:1 title: expected text, got ''"],
    ['text: "See {brand.fon}"', '3:1 text: {brand.fon} is not a placeholder; did you mean {brand.'],
    ['text: A <marquee>', '3:1 text: <marquee> is not allowed in a page'],
    ['starts: tomorrow', "4:1 starts: expected a day and a time such as 2026-12-04 06:00, got 'tomorrow'"],
    ['starts: 2026-02-31 06:00', '4:1 starts: expected a day and a time such as 2026-12-04 06:00'],
    ['ends: 2026-12-04 25:00', '5:1 ends: expected a day and a time'],
    ['starts: 0001-01-01 00:00', '4:1 starts: expected a day and a time such as 2026-12-04 06:00'],
    ['title: Closed: storm', '2:8 a text with a colon in it has to stand in quotes: "Closed: storm"'],
    ['title: Number #1', '2:15 what follows # is a comment'],
    ['title: {brand.name}', '2:1 title: expected text, got keys and values; a text that starts with { has'],
    [
      'ends: 2026-12-04 06:00',
      "5:1 ends: expected a time after starts (2026-12-04 06:00), got '2026-12-04 06:00'",
    ],
    ['brands: [mincr, mnicr]', "6:17 brands[1]: 'mnicr' is not a brand; did you mean mincr?"],
    ['families: [nothern]', "6:12 families[0]: 'nothern' is not a family; did you mean northern?"],
    ['brands: []', '6:1 brands: expected at least one brand'],
    [
      'timeZone: EST',
      '6:1 timeZone: expected a time zone by place: America/New_York, which follows daylight saving time',
    ],
    ['timeZone: Minnesota', '6:1 timeZone: expected a time zone such as America/Chicago'],
    [
      'link: { label: Go, url: //elsewhere.example }',
      '6:20 link.url: expected an address that starts with /',
    ],
    ['brand: mincr', '6:1 brand: is not a key of an alert'],
  ])('with %j has a fault that says so', (line, message) => {
    const key = line.split(':')[0];
    const others = GOOD.filter((good) => !good.startsWith(`${key}:`));
    const at = GOOD.findIndex((good) => good.startsWith(`${key}:`));
    const lines = at < 0 ? [...GOOD, line] : [...others.slice(0, at), line, ...others.slice(at)];
    const [fault, ...more] = faultsOf(...lines);
    expect(fault).toContain(`brands/_alerts/x.yaml:${message}`);
    expect(more).toEqual([]);
  });

  it('may have its times in the form of ?as-of=', () => {
    expect(faultsOf(...GOOD.map((line) => line.replace(/ (?=\d\d:)/, 'T')))).toEqual([]);
    const record = {
      kind: 'storm',
      title: 'A',
      text: 'B',
      starts: '2026-12-04T06:00',
      ends: '2026-12-05 08:00',
    };
    expect(parseAlertRecord(record)).toMatchObject({ output: { starts: '2026-12-04 06:00' } });
  });

  it('that is broken YAML is a fault of that file, and of none of the brands', () => {
    expect(faultsOf('kind: [')[0]).toMatch(/^brands\/_alerts\/x\.yaml:\d+:\d+ /);
  });
});

describe('an alert on the brands that show it', () => {
  /** The faults of all brands with one more alert. */
  function faultsWith(...lines: string[]): string[] {
    using tree = brandTree();
    tree.write('brands/_alerts/x.yaml', `${lines.join('\n')}\n`);
    return readBrands(tree.root).faults.map(showFault);
  }
  const timed = (starts: string, ends: string, ...more: string[]) =>
    faultsWith('kind: storm', 'title: A', 'text: B', `starts: ${starts}`, `ends: ${ends}`, ...more);

  it.each<[what: string, lines: string[], faults: string[]]>([
    [
      'a button to a page that does not exist',
      ['brands: [mincr, pbs]', 'link: { label: Go, url: /contakt/ }'],
      [
        '7:20 link.url: there is nothing at /contakt/ on this site; did you mean /contact/? (on mincr and pbs)',
      ],
    ],
    [
      'for every brand, said once',
      ['link: { label: Go, url: /contakt/#top }'],
      ['6:20 link.url: there is nothing at /contakt/ on this site; did you mean /contact/? (on every brand)'],
    ],
    [
      'a page that only some of the brands have',
      ['brands: [ibccr, pbs]', 'link: { label: Go, url: /fraud/ }'],
      [
        '7:20 link.url: there is nothing at /fraud/ on this site; lead to a page that the brand has, or add this one (on pbs)',
      ],
    ],
    ['a page that its brand has', ['brands: [ibccr]', 'link: { label: Go, url: /fraud/ }'], []],
    ['a page of another site', ['link: { label: Go, url: https://storm.example/fraud/ }'], []],
  ])('%s', (_what, lines, faults) => {
    expect(faultsWith(...GOOD, ...lines)).toEqual(faults.map((fault) => `brands/_alerts/x.yaml:${fault}`));
  });

  it.each([
    [
      '[news](/newz/)',
      'there is nothing at /newz/ on this site; lead to a page that the brand has, or add this one (on mincr)',
    ],
    [
      '[news](about/)',
      "expected an address that starts with /, # or https://, got 'about/'; write /about/ (on mincr)",
    ],
    [
      '[contact][1]\n\n  [1]: /contakt/',
      'there is nothing at /contakt/ on this site; did you mean /contact/? (on mincr)',
    ],
  ])('a link in its text: %j', (text, message) => {
    const lines = [
      'kind: storm',
      'title: A',
      'text: |',
      `  See ${text}`,
      ...GOOD.slice(3),
      'brands: [mincr]',
    ];
    expect(faultsWith(...lines)).toEqual([`brands/_alerts/x.yaml:3:1 text: ${message}`]);
  });

  it('is a fault when it is over as well: check does not ask what time it is', () => {
    const faults = timed('2020-01-01 00:00', '2020-01-02 00:00', 'link: { label: Go, url: /gone/ }');
    expect(faults).toEqual([
      expect.stringContaining('x.yaml:6:20 link.url: there is nothing at /gone/') as string,
    ]);
  });

  it('stops in dev the brand that shows it, and no other', () => {
    using tree = brandTree();
    tree.write(
      'brands/_alerts/x.yaml',
      [...GOOD, 'brands: [pbs]', 'link: { label: Go, url: /gone/ }', ''].join('\n'),
    );
    expect(readBrand(tree.root, 'mincr')).toHaveProperty('site');
    expect(readBrand(tree.root, 'pbs')).toMatchObject({
      faults: [{ file: 'brands/_alerts/x.yaml', line: 7 }],
    });
  });

  it('may not start or end in the hour that spring leaves out, in the zone of each brand', () => {
    const message = (zone: string) =>
      `there is no 2027-03-14 02:30 in ${zone}: the clocks go forward then; write 2027-03-14 03:30`;
    expect(timed('2027-03-14 02:30', '2027-03-15 00:00', 'brands: [mincr, pbs]')).toEqual([
      `brands/_alerts/x.yaml:4:1 starts: ${message('America/Chicago')} (on mincr)`,
      `brands/_alerts/x.yaml:4:1 starts: ${message('America/New_York')} (on pbs)`,
    ]);
    expect(
      timed('2027-03-13 00:00', '2027-03-14 02:30', 'brands: [pbs]', 'timeZone: America/Denver'),
    ).toEqual([`brands/_alerts/x.yaml:5:1 ends: ${message('America/Denver')} (on pbs)`]);
    expect(
      timed('2027-03-14 02:30', '2027-03-15 00:00', 'brands: [nasw]', 'timeZone: America/Phoenix'),
    ).toEqual([]);
  });
});

describe('a notice that names a time zone', () => {
  it.each([
    [
      '2026-07-04 06:00',
      'Open from 9 AM EST.',
      ['4:1 text: EST is wrong on 2026-07-04, when clocks show EDT; write ET (on mincr)'],
    ],
    ['2026-12-04 06:00', 'Open from 9 AM EST.', []],
    ['2026-07-04 06:00', 'Open from 9 AM ET.', []],
  ])('that starts on %s: %s', (starts, text, faults) => {
    using tree = brandTree();
    tree.write(
      'brands/_alerts/x.yaml',
      [
        'kind: notice',
        'brands: [mincr]',
        'title: A',
        `text: ${text}`,
        `starts: ${starts}`,
        `ends: ${starts.slice(0, 11)}18:00`,
        '',
      ].join('\n'),
    );
    expect(readBrands(tree.root).faults.map(showFault)).toEqual(
      faults.map((fault) => `brands/_alerts/x.yaml:${fault}`),
    );
  });
});

describe('500 spoilt alert files', () => {
  const text = readFileSync(join(PROJECT, 'brands/_alerts/example-winter-storm.yaml'), 'utf8');
  const SIGNS = [
    '\n',
    ': ',
    '- ',
    '{',
    '[',
    '*a',
    '"',
    '\t',
    '#',
    ' #x',
    '|',
    '<b>',
    '](',
    '\0',
    '\ufffd',
    '99',
  ];

  it('never crash the reader, and every fault names the file, a line, a column and what is wrong', () => {
    const mutation = fc.record({
      at: fc.nat(),
      length: fc.nat({ max: 12 }),
      put: fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 6 })),
    });
    using tree = brandTree();
    const file = 'brands/_alerts/example-winter-storm.yaml';
    let spoilt = 0;
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        const mutated = mutations.reduce((before, { at, length, put }) => {
          const start = at % Math.max(1, before.length);
          return before.slice(0, start) + put + before.slice(start + length);
        }, text);
        tree.write(file, mutated);
        const { alerts, faults } = readAlerts(tree.root, CODES, FAMILIES);
        expect(alerts.length + Math.min(1, faults.length)).toBe(1);
        if (faults.length > 0) spoilt += 1;
        for (const { alert } of alerts) alertsOf([alert], brandOf('mincr'), 0);
        for (const fault of faults) {
          expect(fault.file).toBe(file);
          expect(fault.line).toBeGreaterThanOrEqual(1);
          expect(fault.line).toBeLessThanOrEqual(mutated.split('\n').length);
          expect(fault.column).toBeGreaterThanOrEqual(1);
          expect(fault.message).not.toMatch(/^$|Invalid (type|value|key)|\[object|undefined/);
        }
      }),
      { numRuns: 500 },
    );
    expect(spoilt).toBeGreaterThan(100);
  });
});
