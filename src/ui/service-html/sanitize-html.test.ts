// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

const SITE = 'https://plan.test';

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.documentElement.dataset['sites'] = SITE;
});

function shown(html: string): string {
  const host = document.createElement('div');
  host.append(sanitizeHtml(html));
  return host.innerHTML;
}

describe('sanitizeHtml', () => {
  it.each([
    ['<p>Call <b>now</b>.<br>Thanks</p>'],
    ['<ul><li>One</li><li>Two</li></ul>'],
    [
      '<table><tbody><tr><th scope="row">Visit</th><td colspan="2" dir="ltr" lang="es">$20</td></tr></tbody></table>',
    ],
    ['2 &lt; 3 &amp; 4'],
  ])('keeps %s', (html) => expect(shown(html)).toBe(html));

  it('keeps the text of elements that are not allowed', () => {
    expect(shown('<section class="x"><center>Hello</center> <font color="red">you</font></section>')).toBe(
      'Hello you',
    );
  });

  it("changes all headings to h4, which is one level below the message's heading", () => {
    expect(shown('<h1>A</h1><h2>B <em>c</em></h2><h6>D</h6>')).toBe(
      '<h4>A</h4><h4>B <em>c</em></h4><h4>D</h4>',
    );
  });
});

describe('sanitizeHtml with markup that is not allowed', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<img src=x onerror=alert(1)>', '<span lang="en" class="html-left-out">Picture not shown</span>'],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<style>body{display:none}</style>Text', 'Text'],
    [
      '<p id="member" name="x" class="dialog" style="position:fixed" data-press="x" onclick="alert(1)">Hi</p>',
      '<p>Hi</p>',
    ],
    ['<form action="https://evil.example"><input name="password"><button>Go</button></form>', 'Go'],
    ['<p aria-label="lie" role="alert" tabindex="1">Hi</p>', '<p>Hi</p>'],
    ['<template><p>Hi</p></template><!-- a comment -->', ''],
    ['<frameset><frame src="https://evil.example"></frameset>', ''],
    [
      '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
      '',
    ],
  ])('replaces %s with "%s"', (html, expected) => expect(shown(html)).toBe(expected));
});

describe('links in HTML from a service', () => {
  it.each([
    ['/about/', '<a href="/about/">Go</a>'],
    ['#/claimsAndPayments', '<a href="#/claimsAndPayments">Go</a>'],
    ['tel:+18005550110', '<a href="tel:+18005550110">Go</a>'],
    ['mailto:care@plan.example', '<a href="mailto:care@plan.example">Go</a>'],
    [
      `${SITE}/a?b=1`,
      `<a href="${SITE}/a?b=1" target="_blank" rel="noopener noreferrer">Go <span lang="en" class="visually-hidden">(opens in a new tab)</span></a>`,
    ],
    [
      'https://news.example/a?b=1',
      '<a href="https://news.example/a?b=1" target="_blank" rel="noopener noreferrer">Go <span lang="en" class="html-host">(news.example)</span> <span lang="en" class="visually-hidden">(opens in a new tab)</span></a>',
    ],
    ['http://news.example/login', 'Go (news.example)'],
    ['https://care@evil.example/', 'Go (evil.example)'],
    ['https://care:pw@evil.example/', 'Go (evil.example)'],
    ['https://evil.example:8443/', 'Go (evil.example)'],
    ['https://203.0.113.7/', 'Go (203.0.113.7)'],
    ['https://0x7f.1/', 'Go (127.0.0.1)'],
    ['https:\\\\evil.example/', 'Go (evil.example)'],
    ['https://localhost/', 'Go (localhost)'],
    ['https://еvil.example/', 'Go (xn--vil-qdd.example)'],
    ['//evil.example', 'Go'],
    ['javascript:alert(1)', 'Go'],
    ['jAvAsCrIpT&#x3A;alert(1)', 'Go'],
    ['java\tscript:alert(1)', 'Go'],
    ['data:text/html,<script>alert(1)</script>', 'Go'],
    ['mailto:care@plan.example?body=x', 'Go'],
    ['blob:https://plan.example/1', 'Go'],
  ])('to %s become %s', (href, expected) =>
    expect(shown(`<a href="${href}" target="_top" rel="opener">Go</a>`)).toBe(expected),
  );

  it('become plain text if their site must not be linked, and the text names the site only once', () => {
    expect(shown('<a href="http://news.example/a">news.example</a>')).toBe('news.example');
  });
});

describe('pictures in HTML from a service', () => {
  const host = document.createElement('div');
  const show = (html: string) => host.replaceChildren(sanitizeHtml(html));

  it('load only after the user presses a button, and the loaded picture gets the focus', () => {
    document.body.replaceChildren(host);
    show('<img src="/rbsmbl/card.png" srcset="/other.png 2x" alt="Your card" width="9" loading="eager">');
    expect(host.querySelector('img')).toBeNull();
    host.querySelector('button')?.click();
    const picture = host.querySelector('img');
    expect(picture?.outerHTML).toBe('<img alt="Your card" tabindex="-1" src="/rbsmbl/card.png">');
    expect(document.activeElement).toBe(picture);
    picture?.dispatchEvent(new Event('error'));
    expect(host.textContent).toBe('We couldn’t load the picture.');
  });

  it.each([
    ['/a.png', '<button lang="en" class="button html-picture" type="button">Show picture: x</button>'],
    [
      `${SITE}/a.png`,
      `<a lang="en" href="${SITE}/a.png" target="_blank" rel="noopener noreferrer">Open picture: x <span lang="en" class="visually-hidden">(opens in a new tab)</span></a>`,
    ],
    ['https://tracker.example/p.gif', '<span lang="en" class="html-left-out">Picture not shown: x</span>'],
    [
      'data:image/svg+xml;base64,PHN2Zz4=',
      '<span lang="en" class="html-left-out">Picture not shown: x</span>',
    ],
    ['data:image/png;base64,iVBO', '<img alt="x" src="data:image/png;base64,iVBO">'],
  ])('if their src attribute is %s, become %s', (source, expected) => {
    show(`<img alt="x" src="${source}">`);
    expect(host.innerHTML).toBe(expected);
  });

  it('become links to the same picture on the local server if their site has an invented domain (.example)', () => {
    document.documentElement.dataset['sites'] = 'https://plan.example';
    show('<img alt="x" src="https://plan.example/a.png">');
    expect(host.querySelector('a')?.href).toBe('http://plan.example.localhost:3000/a.png');
  });

  it('inside a link become their description, because a link must not contain a button or another link', () => {
    show('<a href="/about/"><img alt="About us" src="/a.png"></a>');
    expect(host.innerHTML).toBe('<a href="/about/">About us</a>');
  });
});

it("sanitizeHtml sets lang to the page's language on each text that it adds to a service's HTML", () => {
  document.documentElement.lang = 'es';
  expect(shown('<img src="/a.png">')).toContain('lang="es"');
});
