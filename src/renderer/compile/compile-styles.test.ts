import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientFiles } from './client-files.fixture.ts';
import { addedNames as namesAddedBy, compileStyles, parseStyles } from './compile-styles.ts';
import { readStyles } from './compiled-styles.ts';
import { SCRIPT_NAMES_FILE } from './script-names.ts';
import { namesIn, usedRules } from '../render/style-rules.ts';

function kept(css: string, html: string, added: readonly string[] = []): string {
  return usedRules(parseStyles(css), new Set([...added, ...namesIn(html)]));
}

describe('the styles for a page', () => {
  it.each<[rule: string, css: string, html: string, kept: string]>([
    ['rules for a class of the page', '.a{top:0}.b{top:1px}', '<p class="x a">', '.a{top:0}'],
    ['rules for an id of the page', '#a{top:0}#b{top:1px}', '<p id="b">', '#b{top:1px}'],
    [
      'rules of which the page has every class',
      '.a .b{top:0}.a.c>p{top:0}',
      '<p class="a b">',
      '.a .b{top:0}',
    ],
    ['only the matching selector of a list', '.a,.b:hover{top:0}', '<p class="b">', '.b:hover{top:0}'],
    ['all rules for elements', 'table td{top:0}', '<p>', 'table td{top:0}'],
    [
      'rules for states and for attributes that scripts set',
      'html[data-session=in] [open]{top:0}',
      '<p>',
      'html[data-session=in] [open]{top:0}',
    ],
    [
      "only rules for the brand's value of a fixed attribute",
      '[data-hero=split] p{top:0}[data-hero="desk"] p{top:1px}',
      '<html data-hero="desk">',
      '[data-hero="desk"] p{top:1px}',
    ],
    [
      'rules with :is() if one argument matches',
      'p:is(.a,.b .c){top:0}',
      '<p class="b c">',
      'p:is(.a,.b .c){top:0}',
    ],
    ['no rule with :is() if no argument matches', 'p:is(.a,.b .c){top:0}', '<p class="c">', ''],
    [
      'rules with :where() if one argument is an element',
      'p:where(.a,em){top:0}',
      '<p>',
      'p:where(.a,em){top:0}',
    ],
    ['rules with :not()', 'p:not(.a){top:0}', '<p>', 'p:not(.a){top:0}'],
    [
      'matching rules in media queries',
      '@media print{.a{top:0}.b{top:0}}',
      '<p class="b">',
      '@media print{.b{top:0}}',
    ],
    ['no empty media query', '@media print{.a{top:0}}', '<p>', ''],
    [
      'rules in nested blocks',
      '@supports (top:0){@media print{p{top:0}}}',
      '',
      '@supports (top:0){@media print{p{top:0}}}',
    ],
    ['view transitions', '@view-transition{navigation:auto}', '', '@view-transition{navigation:auto}'],
    ['keyframes', '@keyframes k{0%{top:0}to{top:1px}}', '', '@keyframes k{0%{top:0}to{top:1px}}'],
    [
      'values with braces and commas',
      '.a:before{content:"},{"}',
      '<p class="a">',
      '.a:before{content:"},{"}',
    ],
    ['rules for names in JSON', '.a{top:0}', '["li",{"class":"a"}]', '.a{top:0}'],
    [
      'addresses in absolute form',
      'p{background:url(./a.png),url("b.svg"),url(/c.png),url(data:image/png,)}',
      '',
      'p{background:url(/_astro/a.png),url("/_astro/b.svg"),url(/c.png),url(data:image/png,)}',
    ],
  ])('include %s', (_rule, css, html, expected) => {
    expect(kept(css, html)).toBe(expected);
  });

  it.each([
    ['include rules for a class that a script adds', ['note', 'wide'], '.wide'],
    ['include rules for an id that a script adds', ['toasts'], '#toasts'],
    ['include rules for a class that a script composes', ['badge', 'badge-'], '.badge-good'],
  ])('%s', (_rule, words, name) => {
    const css = `${name}{top:0}`;
    expect(kept(css, '<p>', namesAddedBy(words, [name, '.other']))).toBe(css);
    expect(kept(css, '<p>')).toBe('');
  });

  it('include rules for a custom element only if the page contains it', () => {
    expect(kept('a-b{top:0}a-c{top:0}', '<a-b>')).toBe('a-b{top:0}');
  });

  it('cannot be compiled if the style sheet has a syntax error', () => {
    expect(() => parseStyles('p{top:0}}.a{')).toThrow();
  });
});

it('readStyles() returns the rules of a compiled style sheet and the class names that a script adds', () => {
  using client = clientFiles({
    'page.a1.css': '.a{top:0}@media print{p:is(.b,.c){top:0}}',
    'print.b2.css': '.a{}',
  });
  const words = { '/_astro/shell.c3.js': ['b', 'unknown'] };
  writeFileSync(join(client.root, SCRIPT_NAMES_FILE), JSON.stringify(words));
  compileStyles(client.root);
  const { styles, addedNames } = readStyles(client.root);
  const added = addedNames('/_astro/shell.c3.js');
  expect(added).toEqual(['.b']);
  expect(usedRules(styles('/_astro/page.a1.css') ?? [], new Set(added))).toBe(
    '@media print{p:is(.b,.c){top:0}}',
  );
  expect(addedNames('/_astro/other.d4.js')).toEqual([]);
  expect(styles('/_astro/print.b2.css')).toBeUndefined();
});

it('readStyles() returns nothing for a folder without compiled style sheets', () => {
  using client = clientFiles({});
  const { styles, addedNames } = readStyles(client.root);
  expect(styles('/_astro/page.a1.css')).toBeUndefined();
  expect(addedNames('/_astro/shell.c3.js')).toEqual([]);
});
