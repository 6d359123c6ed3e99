import { describe, expect, it } from 'vitest';
import { PROJECT } from './brand-tree.fixture.ts';
import { findBrand, loadBrands } from './brand-files.ts';
import { contentDate, fillPlaceholders, parsePage, renderPage } from './copy.ts';

const { brand } = findBrand(loadBrands(PROJECT), 'mincr');
const FRONT = '---\ntitle: About {brand.name}\ndescription: Who we are.\nupdated: 2026-05-04\n---\n';

function page(body: string) {
  const parsed = parsePage('brands/_pages/x.md', FRONT + body);
  if (!('page' in parsed)) throw new Error(JSON.stringify(parsed.faults));
  return parsed.page;
}

const faultsOf = (text: string) => {
  const parsed = parsePage('brands/_pages/x.md', text);
  return 'faults' in parsed ? parsed.faults : [];
};

describe('page copy', () => {
  it("placeholders become the brand's own words, in title and text", () => {
    const words = renderPage(page('Call {brand.phone}, {brand.hours}.\n'), brand);
    expect(words.title).toBe('About North Star Health Plan');
    expect(words.html).toBe('<p>Call 1-800-555-0110, Monday - Friday 8 AM - 8 PM CT.</p>\n');
    expect(words.updated).toBe('2026-05-04');
  });

  it('the copyright year is that of the text, not of the clock', () => {
    expect(fillPlaceholders('© {footerCopyDate} X', brand, '2019-12-31')).toBe('© 2019 X');
  });

  it('an unknown placeholder is a fault with line and column', () => {
    const [fault] = faultsOf(`${FRONT}One.\n\nTwo {brand.fone}.\n`);
    expect(fault).toMatchObject({ file: 'brands/_pages/x.md', line: 8, column: 5 });
    expect(fault?.message).toMatch(/^\{brand\.fone\} is not a placeholder; known: brand\.name, /);
  });

  it.each([
    ['no front matter', 'Text', 1],
    ['a missing title', FRONT.replace('title: About {brand.name}\n', ''), 2],
    ['an impossible date', FRONT.replace('2026-05-04', '2026-13-40'), 4],
    ['an unknown key', FRONT.replace('updated', 'layout: wide\nupdated'), 4],
  ])('%s is a fault', (_name, text, line) => {
    expect(faultsOf(text)[0]).toMatchObject({ file: 'brands/_pages/x.md', line });
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '![x](data:text/html,x)',
  ])('HTML and unsafe links are shown, not let through: %s', (body) => {
    expect(renderPage(page(body), brand).html).not.toMatch(
      /<script|<img|href="javascript|onerror=(?!alert)|src="data/,
    );
  });

  it('a table aligns by class, never by style, which the policy forbids', () => {
    const { html } = renderPage(page('| a | b |\n|---|---:|\n| 1 | 2 |\n'), brand);
    expect(html).toContain('<td class="align-right">2</td>');
    expect(html).not.toContain('style=');
  });

  it('the newest page gives the date of what has none', () => {
    expect(
      contentDate({
        a: page('x'),
        b: { ...page('y'), front: { title: '', description: '', updated: '2026-08-01' } },
      }),
    ).toBe('2026-08-01');
  });
});
