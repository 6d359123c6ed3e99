import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sitePolicies } from './page-policy.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const HEAD = '<!DOCTYPE html><html><head><meta charset="utf-8"><title>x</title>';
const COMPILED = `default-src 'self';img-src 'self' data:;connect-src 'self';frame-ancestors 'none';trusted-types service-html; script-src 'self' ${hash('boot')} ${hash('island')} ${hash('')}; style-src 'self' ${hash('')};`;
const parts = { compiled: COMPILED, styles: ['p{}', 'b{}'], origins: [], tags: undefined };
const inHead = (html = ''): string => /content="(?<policy>[^"]*)"/.exec(html)?.groups?.['policy'] ?? '';

describe('the content security policies for a site', () => {
  const page = `${HEAD}<script>boot</script><style>p{}</style></head><script type="module" src="/a.js"></script>`;
  const otherPage = `${HEAD}<style>b{}</style><script>boot</script></head><script>island</script>`;
  const { header, pages } = sitePolicies([page, otherPage], parts);
  const start = "default-src 'self';img-src 'self' data:;";

  it('are inserted into each page before its scripts and styles, with only that page’s hashes', () => {
    const policy = `${start}trusted-types service-html;script-src 'self' ${hash('boot')};style-src 'self' ${hash('p{}')}`;
    expect(pages[0]).toBe(
      page.replace('<title>', () => `<meta http-equiv="Content-Security-Policy" content="${policy}"><title>`),
    );
    expect(inHead(pages[1])).toContain(
      `script-src 'self' ${hash('boot')} ${hash('island')};style-src 'self' ${hash('b{}')}`,
    );
  });

  it('contain, in the HTTP header, the header-only directives and the hashes of all pages', () => {
    expect(header).toBe(
      `${start}frame-ancestors 'none';trusted-types service-html;script-src 'self' ${hash('boot')} ${hash('island')};style-src 'self' ${hash('p{}')} ${hash('b{}')}`,
    );
  });

  it.each([
    '<script>injected</script>',
    '<style>i{}</style>',
    '<script type="application/ld+json">{}</script>',
  ])('do not allow an injected %s', (html) => {
    const injected = sitePolicies([page.replace('</head>', `${html}</head>`)], parts);
    expect(injected.header).toBe(sitePolicies([page], parts).header);
    expect(inHead(injected.pages[0])).toBe(inHead(pages[0]));
  });

  it('list each service’s origin once, and no other origins, in cross-origin mode', () => {
    const origins = ['https://qa.example', 'https://qa.example', 'https://prod.example'];
    const crossing = sitePolicies([page], { ...parts, origins });
    const expected = "connect-src 'self' https://qa.example https://prod.example;";
    expect(crossing.header).toContain(expected);
    expect(inHead(crossing.pages[0])).toContain(expected);
  });

  it('allow a tag manager’s Trusted Types policy, scripts from the tag manager’s host, and requests to that host', () => {
    const tagged = sitePolicies([page], { ...parts, tags: 'https://tags.example' });
    for (const policy of [tagged.header, inHead(tagged.pages[0])]) {
      expect(policy).toContain("connect-src 'self' https://tags.example;");
      expect(policy).toContain(`script-src 'self' https://tags.example ${hash('boot')}`);
      expect(policy).toContain('trusted-types service-html consent;');
    }
  });
});

// Reads the configuration as text, because importing it would load Astro.
it.each([
  "default-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types service-html',
])('the policy in Astro’s configuration contains the directive %s', (directive) => {
  const configuration = readFileSync(new URL('../../../astro.config.mjs', import.meta.url), 'utf8');
  expect(configuration).toMatch(new RegExp(`^ +["']${directive}["'],$`, 'm'));
});
