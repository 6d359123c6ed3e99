import { describe, expect, it } from 'vitest';
import { brandTree } from '../brand-tree.fixture.ts';
import { readBrand, readBrands } from '../read-brands.ts';
import { formatBrandError } from '../brand-error.ts';
import { sampleSpread } from '../../../scripts/test/sample.ts';

const GOOD = [
  'kind: storm',
  'title: Closed for {brand.name}',
  'text: Call **{brand.phone}**.',
  'starts: 2026-12-04 06:00',
  'ends: 2026-12-05 08:00',
];

describe('the errors of an alert', () => {
  /** Adds an alert with these lines, and returns the errors of all brands. */
  function errorsWith(...lines: string[]): string[] {
    using tree = brandTree(['nasw']);
    tree.write('brands/_alerts/x.yaml', `${lines.join('\n')}\n`);
    return readBrands(tree.root).errors.map(formatBrandError);
  }
  const timed = (starts: string, ends: string, ...more: string[]) =>
    errorsWith('kind: storm', 'title: A', 'text: B', `starts: ${starts}`, `ends: ${ends}`, ...more);

  it.each(
    sampleSpread<[what: string, lines: string[], errors: string[]]>(
      [
        [
          'a button that leads to a missing page',
          ['brands: [mincr, pbs]', 'link: { label: Go, url: /contakt/ }'],
          [
            '7:20 link.url: there is nothing at /contakt/ on this site; did you mean /contact/? (on mincr and pbs)',
          ],
        ],
        [
          'a missing page, reported once if every brand lacks it',
          ['link: { label: Go, url: /contakt/#top }'],
          [
            '6:20 link.url: there is nothing at /contakt/ on this site; did you mean /contact/? (on every brand)',
          ],
        ],
        [
          'a page that only some of the named brands have',
          ['brands: [ibccr, pbs]', 'link: { label: Go, url: /fraud/ }'],
          [
            '7:20 link.url: there is nothing at /fraud/ on this site; link to a page that the brand has, or add this one (on pbs)',
          ],
        ],
        [
          'no error for a page that the named brand has',
          ['brands: [ibccr]', 'link: { label: Go, url: /fraud/ }'],
          [],
        ],
        ['no error for a page of another site', ['link: { label: Go, url: https://www.cms.gov/fraud/ }'], []],
      ],
      3,
    ),
  )('include the button’s link only if a brand lacks the linked page: %s', (_what, lines, errors) => {
    expect(errorsWith(...GOOD, ...lines)).toEqual(errors.map((error) => `brands/_alerts/x.yaml:${error}`));
  });

  it.each(
    sampleSpread(
      [
        [
          '[news](/newz/)',
          'there is nothing at /newz/ on this site; link to a page that the brand has, or add this one (on mincr)',
        ],
        [
          '[news](about/)',
          "expected an address that starts with /, # or https://, got 'about/'; write /about/ (on mincr)",
        ],
        [
          '[contact][1]\n\n  [1]: /contakt/',
          'there is nothing at /contakt/ on this site; did you mean /contact/? (on mincr)',
        ],
      ],
      4,
    ),
  )('include an error for a broken link in the text: %j', (text, message) => {
    const lines = [
      'kind: storm',
      'title: A',
      'text: |',
      `  See ${text}`,
      ...GOOD.slice(3),
      'brands: [mincr]',
    ];
    expect(errorsWith(...lines)).toEqual([`brands/_alerts/x.yaml:3:1 text: ${message}`]);
  });

  it('are the same after the alert has ended', () => {
    const errors = timed('2020-01-01 00:00', '2020-01-02 00:00', 'link: { label: Go, url: /gone/ }');
    expect(errors).toEqual([
      expect.stringContaining('x.yaml:6:20 link.url: there is nothing at /gone/') as string,
    ]);
  });

  it('are reported by readBrand() only for a brand that shows the alert', () => {
    using tree = brandTree(['nasw']);
    tree.write(
      'brands/_alerts/x.yaml',
      [...GOOD, 'brands: [pbs]', 'link: { label: Go, url: /gone/ }', ''].join('\n'),
    );
    expect(readBrand(tree.root, 'mincr')).toHaveProperty('site');
    expect(readBrand(tree.root, 'pbs')).toMatchObject({
      errors: [{ file: 'brands/_alerts/x.yaml', line: 7 }],
    });
  });

  it("include an error for a start or end that daylight saving skips in a brand's time zone", () => {
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
  ])(
    'gives an error only if the abbreviation is wrong on the day of the notice: %s, %s',
    (starts, text, errors) => {
      using tree = brandTree(['nasw']);
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
      expect(readBrands(tree.root).errors.map(formatBrandError)).toEqual(
        errors.map((error) => `brands/_alerts/x.yaml:${error}`),
      );
    },
  );
});

it('a copied notice gives an error if its English title changes but its Spanish title does not', () => {
  using tree = brandTree();
  const example = tree.read('brands/_alerts/example-winter-storm.yaml');
  const copy = example
    .replaceAll('2025-01-1', '2026-12-1')
    .replace('Offices closed on Friday for the storm', 'Our office moves');
  tree.write('brands/_alerts/move.yaml', copy);
  const left =
    /^brands\/_alerts\/move\.yaml:\d+:3 spanish\.title: this is the Spanish of brands\/_alerts\/example-winter-storm\.yaml: translate/;
  expect(readBrands(tree.root).errors.map(formatBrandError)).toEqual([expect.stringMatching(left)]);
  tree.edit(
    'brands/_alerts/move.yaml',
    'Oficinas cerradas el viernes por la tormenta',
    'Nuestra oficina se muda',
  );
  expect(readBrands(tree.root).errors).toEqual([]);
});
