import { describe, expect, it } from 'vitest';
import { PROJECT } from '../brand/brand-tree.fixture.ts';
import { findBrand, loadBrands } from '../brand/brand-files.ts';
import { brokenLinks, foreignPattern, readLinks } from './check-page.ts';

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
  ])('%s leads nowhere', (html, link) => {
    expect(brokenLinks(readLinks(html), reachable)).toEqual([link]);
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
