import { describe, expect, it } from 'vitest';
import { page } from './changed-page.fixture.ts';
import { pageChanges } from './site-difference.ts';

const picture = (hash: string): string =>
  `<img src="/hashed/pictures/office.${hash}.png" alt="Our office" width="120" height="80">`;

describe('pageChanges()', () => {
  it.each<[rule: string, before: string, after: string, lines: string[]]>([
    ['no changes for equal pages', page('<p>a</p>'), page('<p>a</p>'), []],
    [
      'no change for new names of compiled files and themes',
      page('<p>a</p>', { head: '<link href="/_astro/a.1.js"><link href="/hashed/theme.01ab.css">' }),
      page('<p>a</p>', { head: '<link href="/_astro/a.2.js"><link href="/hashed/theme.02ab.css">' }),
      [],
    ],
    [
      'an added paragraph',
      page('<p>One</p><p>Two</p>'),
      page('<p>One</p><p>Between</p><p>Two</p>'),
      ['words: added: Between'],
    ],
    [
      'a link with a new target',
      page('<a href="/a/">Careers</a>'),
      page('<a href="/b/">Careers</a>'),
      ['link: removed “Careers” → /a/', 'link: added “Careers” → /b/'],
    ],
    [
      'a changed text for screen readers',
      page('<img alt="A map">'),
      page('<img alt="A new map">'),
      ['words: A [added: new] map'],
    ],
    [
      'a replaced picture of the same size by its name',
      page(picture('0123456789')),
      page(picture('abcdef0123')),
      ["picture replaced: office.png, 120 × 80, 1 kB, 'Our office' (120 × 80 before)"],
    ],
    [
      'changed settings of an interactive part',
      page('<astro-island props="{&quot;brand&quot;:[0,{&quot;ages&quot;:[1,[[0,12]]]}]}"></astro-island>'),
      page('<astro-island props="{&quot;brand&quot;:[0,{&quot;ages&quot;:[1,[[0,13]]]}]}"></astro-island>'),
      ['setting: brand.ages[0]: 12 → 13'],
    ],
    [
      'a changed look of the page',
      page('', { root: ' data-header="plain"' }),
      page('', { root: ' data-header="band"' }),
      ['look: data-header: plain → band'],
    ],
    [
      'a dated notice with dates in the time zone of the brand',
      page('<nav data-time-zone="America/Chicago"></nav>'),
      page(
        '<nav data-time-zone="America/Chicago"></nav><div hidden data-alert="1796385600000 1796479200000"><svg><path/></svg><p><span>Storm</span> Offices closed</p></div>',
      ),
      [
        'words: added: Storm Offices closed',
        'notice: Storm Offices closed added: from Fri, Dec 4, 2026, 6:00 AM CT until Sat, Dec 5, 2026, 8:00 AM CT',
      ],
    ],
    [
      'changed dates of a notice',
      page('<nav data-time-zone="America/Denver"></nav><div data-alert="1780000000000 1783087200000"><p>Closed</p></div>'),
      page('<nav data-time-zone="America/Denver"></nav><div data-alert="1780000000000 1783090800000"><p>Closed</p></div>'),
      [
        'notice: Closed: from Thu, May 28, 2026, 2:26 PM MT until Fri, Jul 3, 2026, 8:00 AM MT → from Thu, May 28, 2026, 2:26 PM MT until Fri, Jul 3, 2026, 9:00 AM MT',
      ],
    ],
    [
      'only markup for changed scripts',
      page('<script>one</script>'),
      page('<script>two</script>'),
      ['only markup, no words'],
    ],
  ])('shows %s', (_rule, before, after, lines) => {
    expect(pageChanges(before, after).map(({ line }) => line)).toEqual(lines);
  });
});
