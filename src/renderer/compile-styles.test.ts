import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clientFiles } from './client-files.fixture.ts';
import { compileStyles, parseStyles, scriptedNames } from './compile-styles.ts';
import { readStyles } from './compiled-styles.ts';
import { addNames, usedRules } from './style-rules.ts';

const NO_SCRIPT = scriptedNames([]);

function kept(css: string, html: string, isScripted = NO_SCRIPT): string {
  const names = new Set<string>();
  addNames(html, names);
  return usedRules(parseStyles(css, isScripted), names);
}

describe('the rules that a page keeps', () => {
  it.each<[rule: string, css: string, html: string, kept: string]>([
    ['a class of the page', '.a{top:0}.b{top:1px}', '<p class="x a">', '.a{top:0}'],
    ['an id', '#a{top:0}#b{top:1px}', '<p id="b">', '#b{top:1px}'],
    ['every class of a chain', '.a .b{top:0}.a.c>p{top:0}', '<p class="a b">', '.a .b{top:0}'],
    ['one selector of a list', '.a,.b:hover{top:0}', '<p class="b">', '.b:hover{top:0}'],
    ['element names, always', 'table td{top:0}', '<p>', 'table td{top:0}'],
    [
      'states and attributes that scripts set',
      'html[data-session=in] [open]{top:0}',
      '<p>',
      'html[data-session=in] [open]{top:0}',
    ],
    [
      "the brand's choice of several",
      '[data-hero=split] p{top:0}[data-hero="desk"] p{top:1px}',
      '<html data-hero="desk">',
      '[data-hero="desk"] p{top:1px}',
    ],
    ['one of several in :is()', 'p:is(.a,.b .c){top:0}', '<p class="b c">', 'p:is(.a,.b .c){top:0}'],
    ['none of several in :is()', 'p:is(.a,.b .c){top:0}', '<p class="c">', ''],
    ['an alternative that needs nothing', 'p:where(.a,em){top:0}', '<p>', 'p:where(.a,em){top:0}'],
    ['what must not be there', 'p:not(.a){top:0}', '<p>', 'p:not(.a){top:0}'],
    [
      'rules in media queries',
      '@media print{.a{top:0}.b{top:0}}',
      '<p class="b">',
      '@media print{.b{top:0}}',
    ],
    ['no empty media query', '@media print{.a{top:0}}', '<p>', ''],
    [
      'nested blocks',
      '@supports (top:0){@media print{p{top:0}}}',
      '',
      '@supports (top:0){@media print{p{top:0}}}',
    ],
    [
      'fonts and view transitions',
      '@view-transition{navigation:auto}',
      '',
      '@view-transition{navigation:auto}',
    ],
    ['keyframes', '@keyframes k{0%{top:0}to{top:1px}}', '', '@keyframes k{0%{top:0}to{top:1px}}'],
    [
      'values with braces and commas',
      '.a:before{content:"},{"}',
      '<p class="a">',
      '.a:before{content:"},{"}',
    ],
    ['names in JSON', '.a{top:0}', '["li",{"class":"a"}]', '.a{top:0}'],
    [
      'addresses, made absolute',
      'p{background:url(./a.png),url("b.svg"),url(/c.png),url(data:image/png,)}',
      '',
      'p{background:url(/_astro/a.png),url("/_astro/b.svg"),url(/c.png),url(data:image/png,)}',
    ],
  ])('%s', (_rule, css, html, expected) => {
    expect(kept(css, html)).toBe(expected);
  });

  it.each([
    ['a class that a script adds', ['e.className="note wide"'], '.wide{top:0}'],
    ['an id that a script adds', ["e.id='toasts'"], '#toasts{top:0}'],
    ['a class that a script composes', ['`badge badge-${tone}`'], '.badge-good{top:0}'],
  ])('%s', (_rule, scripts, css) => {
    expect(kept(css, '<p>', scriptedNames(scripts))).toBe(css);
    expect(kept(css, '<p>')).toBe('');
  });

  it('an error in a style sheet stops the compile', () => {
    expect(() => parseStyles('p{top:0}}.a{', NO_SCRIPT)).toThrow();
  });
});

it('the compiled rules are found by address', () => {
  using client = clientFiles({ 'page.a1.css': '.a{top:0}.b{top:0}', 'x.b2.js': 'add("b")' });
  compileStyles(client.root);
  const styles = readStyles(client.root);
  expect(usedRules(styles('/_astro/page.a1.css') ?? [], new Set())).toBe('.b{top:0}');
  expect(styles('/_astro/x.b2.js')).toBeUndefined();
  expect(readFileSync(`${client.root}/dist/renderer/styles.json`, 'utf8')).toContain('page.a1.css');
});

it('a folder without compiled style sheets has none', () => {
  using client = clientFiles({});
  expect(readStyles(client.root)('/_astro/page.a1.css')).toBeUndefined();
});
