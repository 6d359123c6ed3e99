import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asOfMoment, asOfRedirect, pageAsOf } from './dev-as-of.ts';

const SITE = 'http://mincr.localhost:4321';
const url = (path: string): URL => new URL(path, SITE);
const headers = (referer: string, dest = 'document'): Headers =>
  new Headers({ referer, 'sec-fetch-dest': dest });

describe('the moment that an address requests', () => {
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
  ])('%s', (path, moment) => {
    const parsed = asOfMoment(url(path), 'America/Chicago');
    expect(parsed === null ? null : new Date(parsed).toISOString()).toBe(moment);
  });
});

describe('the redirect to a page with the moment', () => {
  it.each<[rule: string, path: string, headers: Headers, to: string | null]>([
    ['a link of such a page', '/about/', headers(`${SITE}/?as-of=2026-12-24`), '/about/?as-of=2026-12-24'],
    [
      'with its own query',
      '/about/?a=b',
      headers(`${SITE}/?as-of=2026-12-24`),
      '/about/?a=b&as-of=2026-12-24',
    ],
    ['a page that says its own moment', '/?as-of=2026-12-25', headers(`${SITE}/?as-of=2026-12-24`), null],
    ['the way back', '/?as-of=now', headers(`${SITE}/?as-of=2026-12-24`), null],
    ['a link of a page shown now', '/about/', headers(`${SITE}/`), null],
    ['a link after the way back', '/about/', headers(`${SITE}/?as-of=now`), null],
    ['a typed address', '/about/', new Headers({ 'sec-fetch-dest': 'document' }), null],
    ['a page of another brand', '/about/', headers('http://pbs.localhost:4321/?as-of=2026-12-24'), null],
    ['what is no page', '/about/', headers(`${SITE}/?as-of=2026-12-24`, 'empty'), null],
    ['a broken referrer', '/about/', headers('nowhere'), null],
  ])('%s', (_rule, path, from, to) => {
    expect(asOfRedirect(url(path), from)).toBe(to);
  });
});

describe('a page as of a moment', () => {
  const HTML = '<!DOCTYPE html><html><head><title>A</title></head><body class="x"><p>B</p></body></html>';

  it('is unchanged if no moment is requested', () => {
    expect(pageAsOf(HTML, url('/about/'), 'America/Chicago')).toBe(HTML);
  });

  it('says so, and has a link back to the present', () => {
    const page = pageAsOf(HTML, url('/?as-of=2026-12-24T08:00'), 'America/Chicago');
    expect(page).toContain(
      'Shown as of <strong>Thursday, December 24, 2026 at 8:00 AM CT</strong>, not now.',
    );
    expect(page).toContain('<a href="?as-of=now">Back to now</a>');
    expect(page).toContain(`const ahead = ${Date.parse('2026-12-24T14:00:00Z')} - Date.now();`);
  });

  it('says how to write a moment if it is invalid, without showing the invalid text', () => {
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
