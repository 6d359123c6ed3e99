import { describe, expect, it } from 'vitest';
import { PROJECT } from '../brand/brand-tree.fixture.ts';
import { findBrand, loadBrands } from '../brand/brand-files.ts';
import { brokenLinks, foreignPattern, readLinks, readStyleLinks } from './check-page.ts';

const sites = loadBrands(PROJECT);
const brands = sites.map(({ brand }) => brand);
const reachable = { paths: new Set(['/', '/about/', '/_astro/a.js', '/login/']), outside: ['/chmptl/'] };

describe('links of a page', () => {
  it.each([
    '<a href="/about/">',
    '<a href="/about">',
    '<a href="/about/#top">',
    '<a href="/login/#/claims/activitySummary">',
    '<a href="/about/?x=1">',
    '<a href="#logout">',
    '<a href="#/claims">',
    '<a href="#!/x">',
    '<a href="#here"><p id="here">',
    '<a href="https://elsewhere.example/">',
    '<a href="mailto:a@b.example">',
    '<a href="tel:+1">',
    '<img src="data:image/png,x">',
    '<a href="/chmptl/chm/jsp/member.do?tab=0">',
    '<script src="/_astro/a.js">',
    '<astro-island component-url="/_astro/a.js">',
    '<a href="/chmptl/">',
    '<a name="/nowhere/">',
    '<a href="tel:711">',
  ])('%s leads somewhere', (html) => {
    expect(brokenLinks(readLinks(html), reachable)).toEqual([]);
  });

  it.each([
    ['<a href="/nowhere/">', '/nowhere/'],
    ['<a href="/aboutx">', '/aboutx'],
    ['<a href="about/">', 'about/'],
    ['<a href="#there">', '#there'],
    ['<script src="/_astro/b.js">', '/_astro/b.js'],
    ['<form action="/search/">', '/search/'],
    ['<astro-island renderer-url="/_astro/c.js">', '/_astro/c.js'],
    ['<link href="/theme.css">', '/theme.css'],
    ['<a href="#">', '#'],
    ['<a href="/../x/">', '/../x/'],
    ['<a href="/chmpt">', '/chmpt'],
    ['<a href="/x/chmptl/">', '/x/chmptl/'],
    ['<a href="//elsewhere.example/">', '//elsewhere.example/'],
    ['<a href="javascript:alert(1)">', 'javascript:alert(1)'],
    ['<a href="#Here"><p id="here">', '#Here'],
    ['<a href="/about/x#top">', '/about/x#top'],
    ['<img src="/logo.png?v=1">', '/logo.png?v=1'],
    ['<A HREF=/nowhere>', '/nowhere'],
    ["<a href='/nowhere?a=1&amp;b=2'>", '/nowhere?a=1&b=2'],
  ])('%s leads nowhere', (html, link) => {
    expect(brokenLinks(readLinks(html), reachable)).toEqual([link]);
  });
});

describe('a stylesheet', () => {
  it('links to the font files that it fetches', () => {
    const css =
      '@font-face{src:url(/_astro/a.1.woff2)format("woff2")}@font-face{src:url("/_astro/b.2.woff2")}p{fill:url(#c)}';
    expect(readStyleLinks(css).links).toEqual(['/_astro/a.1.woff2', '/_astro/b.2.woff2']);
  });

  it('that fetches a file that is not there leads nowhere', () => {
    const links = readStyleLinks('@font-face{src:url(/_astro/gone.woff2)}');
    expect(brokenLinks(links, reachable)).toEqual(['/_astro/gone.woff2']);
  });
});

describe('another brand on a page', () => {
  const namesOn = (code: string, text: string) =>
    [...text.matchAll(foreignPattern(findBrand(sites, code).brand, brands))].map(([word]) => word);

  it.each([
    ['mincr', 'Call Bighorn Health today', ['Bighorn Health']],
    ['mincr', 'see https://bighorn.example/x', ['bighorn.example']],
    ['mincr', 'BIGHORN.EXAMPLE', ['BIGHORN.EXAMPLE']],
    ['mincr', 'North Star Health Plan at northstar.example', []],
    ['mincr', 'https://shop.harborline.example/ is where its record sends', []],
    ['mincr', 'https://harborline.example/', ['harborline.example']],
    ['shop', 'https://shop.harborline.example/', []],
    ['shop', 'https://harborline.example/', ['harborline.example']],
    ['default', 'bluelarkxexample', []],
    ['default', 'notbluelark.example', []],
    ['default', 'bluelark.example-like', []],
  ])('%s: %j names %j', (code, text, names) => {
    expect(namesOn(code, text)).toEqual(names);
  });

  const [first] = brands;
  if (!first) throw new Error('no brands');
  const called = (name: string, domain: string) => ({ ...first, name, domain });

  it('the only brand there is names nobody else', () => {
    expect([...`${first.name} ${first.domain}, and more`.matchAll(foreignPattern(first, [first]))]).toEqual(
      [],
    );
  });

  it.each([
    ['Plus+ (Health) [x]', 'a.b-c.example', 'Plus+ (Health) [x] and a.b-c.example', 2],
    ['A|B', 'x.example', 'A or B', 0],
    ['A.B', 'x.example', 'AxB', 0],
    ['$1 ^ {2} \\d', 'x.example', 'the $1 ^ {2} \\d plan, 5', 1],
  ])('signs of a pattern in a name mean themselves: %s', (name, domain, text, count) => {
    const pattern = foreignPattern(first, [first, called(name, domain)]);
    expect([...text.matchAll(pattern)]).toHaveLength(count);
  });

  it.each([
    ['in an address', '<a href="https://bighorn.example/">', 1],
    ['in an e-mail address', 'help@bighorn.example', 1],
    ['at the end of a sentence', 'See bighorn.example.', 1],
    ['in a script', '{"name":"Bighorn Health"}', 1],
    ['part of a longer word', 'Bighorn Healthy', 0],
    ['a domain under it, which is another', 'x.bighorn.example', 0],
  ])('a name %s', (_where, text, count) => {
    expect(namesOn('mincr', text)).toHaveLength(count);
  });

  it('every other brand is found, and none of its own words', () => {
    for (const { brand } of sites) {
      for (const other of brands) {
        if (other.code === brand.code || other.code === 'shop') continue;
        expect(
          namesOn(brand.code, `${other.name} ${other.domain}`),
          `${other.code} on ${brand.code}`,
        ).not.toEqual([]);
      }
      expect(namesOn(brand.code, `${brand.name} ${brand.domain}`)).toEqual([]);
    }
  });
});
