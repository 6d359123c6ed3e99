import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAlertRecord } from './alerts.schema.ts';
import { alertsOf, loadAlerts } from './alerts.ts';
import { brandTree, PROJECT } from '../brand-tree.fixture.ts';
import { findBrand, loadBrands, readBrands } from '../read-brands.ts';
import { formatBrandError } from '../brand-error.ts';

const CODES = ['mincr', 'pbs', 'ndbcbs'];
const FAMILIES = ['main', 'northern'];
const GOOD = [
  'kind: storm',
  'title: Closed for {brand.name}',
  'text: Call **{brand.phone}**.',
  'starts: 2026-12-04 06:00',
  'ends: 2026-12-05 08:00',
];

/** Errors of an alert file that contains these lines. */
function errorsOf(...lines: string[]): string[] {
  using tree = brandTree();
  mkdirSync(join(tree.root, 'brands/_alerts'), { recursive: true });
  tree.write('brands/_alerts/x.yaml', `${lines.join('\n')}\n`);
  return loadAlerts(tree.root, CODES, FAMILIES)
    .errors.filter(({ file }) => file === 'brands/_alerts/x.yaml')
    .map(formatBrandError);
}

const sites = loadBrands(PROJECT);
const brandOf = (code: string) => findBrand(sites, code).brand;

describe('an alert file', () => {
  it('gives no errors if it has the required keys, whether or not it has optional keys', () => {
    expect(errorsOf(...GOOD)).toEqual([]);
    expect(errorsOf(...GOOD, 'brands: [mincr]', 'families: [main]', 'timeZone: America/Denver')).toEqual([]);
    expect(readBrands(PROJECT).errors).toEqual([]);
  });

  it('in the repository adds no alert to any brand, because the alert has already ended', () => {
    expect(sites.flatMap(({ alerts }) => alerts)).toEqual([]);
  });

  it.each([
    ['kind: flood', "1:1 kind: expected outage, storm, recall or notice, got 'flood'"],
    ['title: ""', "2:1 title: expected text, got ''"],
    ['text: "See {brand.fon}"', '3:1 text: {brand.fon} is not a placeholder; did you mean {brand.'],
    ['spanish: { title: Cerrado }', '6:1 spanish.text: is missing'],
    ['text: A <marquee>', '3:1 text: <marquee> is not allowed in a page'],
    ['starts: tomorrow', "4:1 starts: expected a day and a time such as 2026-12-04 06:00, got 'tomorrow'"],
    ['starts: 2026-12-03 7:30', '4:1 starts: expected a day and a time such as 2026-12-03 07:30, got'],
    ['ends: 2026-12-05 7 p. m.', '5:1 ends: expected a day and a time such as 2026-12-05 19:00, got'],
    ['ends: 2026-12-05 12:15 AM', '5:1 ends: expected a day and a time such as 2026-12-05 00:15, got'],
    ['ends: 2026-12-05 7:99', '5:1 ends: expected a day and a time such as 2026-12-04 06:00, got'],
    [
      'starts: 2026-02-31 06:00',
      "4:1 starts: expected a day of the calendar and a time from 00:00 to 23:59, got '2026-02-31 06:00'",
    ],
    ['ends: 2026-12-04 25:00', '5:1 ends: expected a day of the calendar'],
    ['starts: 0001-01-01 00:00', '4:1 starts: expected a day and a time such as 2026-12-04 06:00'],
    ['title: Closed: storm', '2:8 a text with a colon in it must be in quotes: "Closed: storm"'],
    ['title: Number #1', '2:15 what follows # is a comment'],
    ['title: {brand.name}', '2:1 title: expected text, got keys and values; a text that starts with { must'],
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
  ])('gives an error if it contains the line %j', (line, message) => {
    const key = line.split(':')[0];
    const others = GOOD.filter((good) => !good.startsWith(`${key}:`));
    const at = GOOD.findIndex((good) => good.startsWith(`${key}:`));
    const lines = at < 0 ? [...GOOD, line] : [...others.slice(0, at), line, ...others.slice(at)];
    const [error, ...more] = errorsOf(...lines);
    expect(error).toContain(`brands/_alerts/x.yaml:${message}`);
    expect(more).toEqual([]);
  });

  it('may have a T between the day and the time, as in the parameter ?as-of=', () => {
    expect(errorsOf(...GOOD.map((line) => line.replace(/ (?=\d\d:)/, 'T')))).toEqual([]);
    const record = {
      kind: 'storm',
      title: 'A',
      text: 'B',
      starts: '2026-12-04T06:00',
      ends: '2026-12-05 08:00',
    };
    expect(parseAlertRecord(record)).toMatchObject({ output: { starts: '2026-12-04 06:00' } });
  });

  it('gives an error with line and column if its YAML is malformed', () => {
    expect(errorsOf('kind: [')[0]).toMatch(/^brands\/_alerts\/x\.yaml:\d+:\d+ /);
  });
});

describe('500 broken alert files', () => {
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

  it('never crash the parser; every error names the file, a line, a column and what is wrong', () => {
    const mutation = fc.record({
      at: fc.nat(),
      length: fc.nat({ max: 12 }),
      put: fc.oneof(fc.constantFrom(...SIGNS), fc.string({ maxLength: 6 })),
    });
    using tree = brandTree();
    const file = 'brands/_alerts/example-winter-storm.yaml';
    let broken = 0;
    fc.assert(
      fc.property(fc.array(mutation, { minLength: 1, maxLength: 3 }), (mutations) => {
        const mutated = mutations.reduce((before, { at, length, put }) => {
          const start = at % Math.max(1, before.length);
          return before.slice(0, start) + put + before.slice(start + length);
        }, text);
        tree.write(file, mutated);
        const { alerts, errors } = loadAlerts(tree.root, CODES, FAMILIES);
        expect(alerts.length + Math.min(1, errors.length)).toBe(1);
        if (errors.length > 0) broken += 1;
        for (const { alert } of alerts) alertsOf([alert], brandOf('mincr'), 0);
        for (const error of errors) {
          expect(error.file).toBe(file);
          expect(error.line).toBeGreaterThanOrEqual(1);
          expect(error.line).toBeLessThanOrEqual(mutated.split('\n').length);
          expect(error.column).toBeGreaterThanOrEqual(1);
          expect(error.message).not.toMatch(/^$|Invalid (type|value|key)|\[object|undefined/);
        }
      }),
      { numRuns: 500 },
    );
    expect(broken).toBeGreaterThan(100);
  });
});
