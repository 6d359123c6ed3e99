import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { localizeLinks } from './localize-links.ts';

const TRANSLATED = new Set(['/', '/about/', '/login/', '/mbr/', '/member/home', '/jsp/member.do']);

/** The addresses of links and forms, found by a parser. */
function addressesOf(html: string): string[] {
  const addresses: string[] = [];
  const parser = new Parser({
    onopentag(name, { href, action }) {
      const address = name === 'a' ? href : name === 'form' ? action : undefined;
      if (address !== undefined) addresses.push(address);
    },
  });
  parser.end(html);
  return addresses;
}

describe('localizeLinks', () => {
  it.each([
    ['<a href="/about/">', '<a href="/es/about/">'],
    ['<a class="button" href="/">', '<a class="button" href="/es/">'],
    ['<a href="/login/#/finder">', '<a href="/es/login/#/finder">'],
    ['<a href="/login/?a=b#c">', '<a href="/es/login/?a=b#c">'],
    [
      '<form method="post" action="/login/" novalidate>',
      '<form method="post" action="/es/login/" novalidate>',
    ],
    ['<a aria-label="a > b" href="/about/">', '<a aria-label="a > b" href="/es/about/">'],
    ['<a href="/member/home">', '<a href="/es/member/home">'],
    ['<a href="/jsp/member.do?tab=0">', '<a href="/es/jsp/member.do?tab=0">'],
    ['<a href="/mbr/#!/landing" class="x">', '<a href="/es/mbr/#!/landing" class="x">'],
  ])('changes %s to %s', (html, localized) => {
    expect(localizeLinks(html, TRANSLATED)).toBe(localized);
    expect(localizeLinks(localized, TRANSLATED), 'again').toBe(localized);
  });

  it.each([
    '<a href="/own-page/">',
    '<a href="/about">',
    '<a href="#main">',
    '<a href="https://shop.example/about/">',
    '<a href="//about/">',
    '<a hreflang="en" href="/about/">',
    '<a href="/about/" hreflang="en">',
    '<a data-href="/about/">',
    '<link rel="stylesheet" href="/about/">',
    '<link rel="canonical" href="/about/">',
    '<area href="/about/">',
    '<astro-island props="{&quot;href&quot;:[0,&quot;/about/&quot;]}" client="touch">',
    '<p>Write href="/about/" in the link.</p>',
  ])('does not change %s', (html) => {
    expect(localizeLinks(html, TRANSLATED)).toBe(html);
  });

  it('changes only addresses that exist in Spanish, and does not change other HTML', () => {
    const address = fc.constantFrom('/', '/about/', '/login/#/a', '/none/', '#x', 'https://a.example/');
    const element = fc.oneof(
      fc
        .tuple(address, fc.constantFrom('', ' class="x"', ' title="1 > 0"'))
        .map(([href, more]) => `<a${more} href="${href}">text</a>`),
      address.map((action) => `<form action="${action}"><input name="q"></form>`),
      fc.constantFrom('<p>a &lt; b</p>', '<br>', 'text "quoted" here'),
    );
    fc.assert(
      fc.property(fc.array(element, { maxLength: 12 }), (elements) => {
        const html = elements.join('');
        const expected = addressesOf(html).map((target) =>
          TRANSLATED.has(target.split('#', 1)[0] ?? '') && target.startsWith('/') ? `/es${target}` : target,
        );
        expect(addressesOf(localizeLinks(html, TRANSLATED))).toEqual(expected);
      }),
    );
  });
});
