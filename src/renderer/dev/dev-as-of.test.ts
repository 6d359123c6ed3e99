import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOfMoment, asOfRedirect, pageAsOf } from './dev-as-of.ts';

const SITE = 'http://mincr.localhost:4321';
const url = (path: string): URL => new URL(path, SITE);
const headers = (referer: string, dest = 'document'): Headers =>
  new Headers({ referer, 'sec-fetch-dest': dest });

describe('asOfMoment', () => {
  it.each<[path: string, moment: string | null]>([
    ['/?as-of=2026-12-24T08:00', '2026-12-24T14:00:00.000Z'],
    ['/?as-of=2026-12-24+08:00', '2026-12-24T14:00:00.000Z'],
    ['/?as-of=2026-07-04T08:00', '2026-07-04T13:00:00.000Z'],
    ['/?as-of=2026-12-24', '2026-12-24T06:00:00.000Z'],
    ['/', null],
    ['/?as-of=now', null],
    ['/?as-of=tomorrow', null],
    ['/?as-of=2026-02-31T08:00', null],
    ['/?as-of=2026-12-24T28:00', null],
  ])('for the address %s, returns the moment %s', (path, moment) => {
    const parsed = asOfMoment(url(path), 'America/Chicago');
    expect(parsed === null ? null : new Date(parsed).toISOString()).toBe(moment);
  });
});

describe('asOfRedirect', () => {
  it.each<[rule: string, path: string, headers: Headers, to: string | null]>([
    [
      'adds the moment of a page to the links on the page',
      '/about/',
      headers(`${SITE}/?as-of=2026-12-24`),
      '/about/?as-of=2026-12-24',
    ],
    [
      'adds the moment of a page to a link that has a query',
      '/about/?a=b',
      headers(`${SITE}/?as-of=2026-12-24`),
      '/about/?a=b&as-of=2026-12-24',
    ],
    [
      'does not change a link that already has a moment',
      '/?as-of=2026-12-25',
      headers(`${SITE}/?as-of=2026-12-24`),
      null,
    ],
    ['does not change a link to as-of=now', '/?as-of=now', headers(`${SITE}/?as-of=2026-12-24`), null],
    ['does not change a link on a page without a moment', '/about/', headers(`${SITE}/`), null],
    [
      'does not change a link on a page that is back at the current time',
      '/about/',
      headers(`${SITE}/?as-of=now`),
      null,
    ],
    ['does not change a typed address', '/about/', new Headers({ 'sec-fetch-dest': 'document' }), null],
    [
      'does not change a link from a page of another brand to this brand',
      '/about/',
      headers('http://pbs.localhost:4321/?as-of=2026-12-24'),
      null,
    ],
    [
      'does not change a request that is not for a page',
      '/about/',
      headers(`${SITE}/?as-of=2026-12-24`, 'empty'),
      null,
    ],
    ['ignores an invalid referrer', '/about/', headers('nowhere'), null],
  ])('%s', (_rule, path, from, to) => {
    expect(asOfRedirect(url(path), from)).toBe(to);
  });
});

describe('a page in the dev server', () => {
  const HTML = '<!DOCTYPE html><html><head><title>A</title></head><body class="x"><p>B</p></body></html>';

  it('is unchanged if no moment is requested', () => {
    expect(pageAsOf(HTML, url('/about/'), 'America/Chicago')).toBe(HTML);
  });

  it('shows the requested moment and a link back to the current time', () => {
    const page = pageAsOf(HTML, url('/?as-of=2026-12-24T08:00'), 'America/Chicago');
    expect(page).toContain(
      'Shown as of <strong>Thursday, December 24, 2026 at 8:00 AM CT</strong>, not now.',
    );
    expect(page).toContain('<a href="?as-of=now">Back to now</a>');
    expect(page).toContain(`const ahead = ${Date.parse('2026-12-24T14:00:00Z')} - Date.now();`);
  });

  it('explains the format, but does not repeat the input, if the requested moment is invalid', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (written) => {
        const requested = url('/');
        requested.searchParams.set('as-of', `<${written}`);
        const page = pageAsOf(HTML, requested, 'America/Chicago');
        expect(page).toBe(pageAsOf(HTML, url('/?as-of=x'), 'America/Chicago'));
      }),
    );
  });
});
