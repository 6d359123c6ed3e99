import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { asPicture, homePicture, pictureCode, picturePath, picturePolicy, pictureStyles } from './picture.ts';

const PAGE =
  '<html><head><script>boot()</script><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js"></head>' +
  '<body><h1>Home</h1><noscript>No</noscript><script type="module" src="/b.js"></script></body></html>';

describe('the picture of a home page', () => {
  it('contains no scripts and no noscript elements', () => {
    expect(asPicture(PAGE)).toBe(
      '<html><head><link rel="stylesheet" href="/a.css"></head><body><h1>Home</h1></body></html>',
    );
  });

  it('has a security policy that forbids scripts and allows framing only by its own host', () => {
    const policy = picturePolicy("'self'");
    expect(policy).toContain("default-src 'none'; style-src 'self'; font-src");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src|allow-scripts/);
  });

  it("allows the page's own styles but no others", () => {
    const hash = createHash('sha256').update('@media (width<9px){p{top:0}}').digest('base64');
    expect(pictureStyles('<style>@media (width<9px){p{top:0}}</style><p style="top:1px">')).toBe(
      `'self' 'sha256-${hash}'`,
    );
  });

  it.each([
    [picturePath('mincr'), 'mincr'],
    ['/preview/home/mincr/', null],
    ['/preview/home/', null],
    ['/preview/home/..', null],
    ['/preview/home/a/b', null],
    ['/preview/matrix', null],
  ])('has a path that contains a brand code: for %s, pictureCode() returns %s', (path, code) => {
    expect(pictureCode(path)).toBe(code);
  });

  it('is an inert frame if the page is published, and a message if it is not', async () => {
    const live = String(await homePicture('mincr', 'live'));
    expect(live).toContain('inert');
    expect(live).toContain('data-src="/preview/home/mincr"');
    expect(live).not.toContain('allow-scripts');
    expect(String(await homePicture('mincr', 'unpublished'))).toContain('Not published yet');
  });
});
