import { describe, expect, it } from 'vitest';
import { parseStyles } from '../compile/compile-styles.ts';
import { inlineStyles } from './inline-styles.ts';

const SHEETS: Readonly<Record<string, string>> = {
  '/theme.1.css': ':root{--primary:#123}',
  '/_astro/page.css': '.a{top:0}.b{top:1px}.c{top:2px}',
  '/_astro/home.css': '.hero{top:0}',
};
const stylesOf = (address: string) => {
  const css = SHEETS[address];
  return css === undefined ? undefined : parseStyles(css);
};
const added = (script: string): string[] => (script === '/_astro/shell.js' ? ['.b'] : []);
const page = (sheets: string[], body: string) =>
  `<html><head><title>x</title>${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('')}</head><body>${body}</body></html>`;
const TEXT = ['/theme.1.css', '/_astro/page.css'];
const HOME = [...TEXT, '/_astro/home.css'];

describe('inlineStyles', () => {
  it('replaces all links to style sheets with one style element that contains their rules in order', () => {
    const { texts } = inlineStyles([page(HOME, '<p class="a hero">$&</p>')], stylesOf, added);
    expect(texts).toEqual([
      '<html><head><title>x</title><style>:root{--primary:#123}.a{top:0}.hero{top:0}</style></head><body><p class="a hero">$&</p></body></html>',
    ]);
  });

  it('writes the same style element into all pages that link the same style sheets', () => {
    const { texts, styles } = inlineStyles(
      [page(TEXT, '<p class="a">'), page(HOME, '<p class="hero">'), page(TEXT, '<p class="b">')],
      stylesOf,
      added,
    );
    expect(styles).toEqual([
      ':root{--primary:#123}.a{top:0}.b{top:1px}',
      ':root{--primary:#123}.hero{top:0}',
    ]);
    expect(texts[0]).toContain(styles[0]);
    expect(texts[1]).toContain(styles[1]);
    expect(texts[2]).toContain(styles[0]);
  });

  it.each(['<script src="/_astro/shell.js">', '<astro-island component-url="/_astro/shell.js">'])(
    'includes rules for the class names that %s adds',
    (script) => {
      const { styles } = inlineStyles([page(TEXT, script), page(HOME, '')], stylesOf, added);
      expect(styles).toEqual([':root{--primary:#123}.b{top:1px}', ':root{--primary:#123}']);
    },
  );

  it('does not change a page that links an unknown style sheet', () => {
    const html = page([...TEXT, '/_astro/gone.css'], '');
    expect(inlineStyles([html], stylesOf, added)).toEqual({ texts: [html], styles: [] });
  });
});
