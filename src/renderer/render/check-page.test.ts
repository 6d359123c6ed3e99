import { describe, expect, it } from 'vitest';
import { brokenLinks, readStyleLinks } from './render-site.ts';
import { readLinks } from './page-links.ts';

const reachable = { paths: new Set(['/', '/about/', '/_astro/a.js', '/login/']), outside: ['/chmptl/'] };

describe('the link checker', () => {
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
  ])('accepts %s', (html) => {
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
  ])('reports %s', (html, link) => {
    expect(brokenLinks(readLinks(html), reachable)).toEqual([link]);
  });
});

describe('the link checker for style sheets', () => {
  it('finds the addresses of font files', () => {
    const css =
      '@font-face{src:url(/_astro/a.1.woff2)format("woff2")}@font-face{src:url("/_astro/b.2.woff2")}p{fill:url(#c)}';
    expect(readStyleLinks(css).links).toEqual(['/_astro/a.1.woff2', '/_astro/b.2.woff2']);
  });

  it('reports a missing file', () => {
    const links = readStyleLinks('@font-face{src:url(/_astro/gone.woff2)}');
    expect(brokenLinks(links, reachable)).toEqual(['/_astro/gone.woff2']);
  });
});
