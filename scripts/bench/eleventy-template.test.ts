import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templateOf } from './eleventy-template.ts';

const brand = { name: 'North Star (Health)', domain: 'north.example', phone: '1-800-555-0110' };
const data = { ...brand, digits: '18005550110' };

/** Renders raw blocks and variables as Nunjucks does. `npm run bench -- --only eleventy` compares with Nunjucks itself. */
const rendered = (template: string): string =>
  template.replaceAll(
    /\{% raw %\}(?<raw>[\s\S]*?)\{% endraw %\}|\{\{ (?<key>name|domain|phone|digits) \}\}/g,
    (_all, raw: string | undefined, key: keyof typeof data) => raw ?? data[key],
  );

/** Removes raw blocks and variables, which leaves the text in which Nunjucks looks for tags. */
const outsideTags = (template: string): string =>
  template.replaceAll(/\{% raw %\}[\s\S]*?\{% endraw %\}|\{\{ (?:name|domain|phone|digits) \}\}/g, '\0');

describe('the Nunjucks template of a published page', () => {
  it.each([
    [
      'name and domain',
      '<a href="https://north.example/">North Star (Health)</a>',
      '<a href="https://{{ domain }}/">{{ name }}</a>',
    ],
    ['a phone number', 'call +1-800-555-0110', 'call +{{ phone }}'],
    ['a phone link', 'tel:+18005550110', 'tel:+{{ digits }}'],
    ['a variable', 'a {{ b }}', 'a {% raw %}{{{% endraw %} b }}'],
    ['a tag', '{% if %}', '{% raw %}{{% endraw %}% if %}'],
    ['a comment', '{# no #}', '{% raw %}{{% endraw %}# no {% raw %}#}{% endraw %}'],
    ['the end of a comment', 'a#}', 'a{% raw %}#}{% endraw %}'],
    ['three braces', '{{{x}}}', '{% raw %}{{{{% endraw %}x}}}'],
    ['a brace before the name', '{North Star (Health)}', '{% raw %}{{% endraw %}{{ name }}}'],
    ['rules of a style sheet', 'a{b:c}', 'a{b:c}'],
  ])('renders %s unchanged', (_case, html, template) => {
    expect(templateOf(html, data)).toBe(template);
    expect(rendered(template)).toBe(html);
  });

  it('renders to the page’s HTML even if the HTML contains template syntax', () => {
    const piece = fc.constantFrom('{', '%', '#', '}', '-', ' ', 'x', data.name, data.domain, data.phone);
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const html = pieces.join('');
        const template = templateOf(html, data);
        expect(rendered(template)).toBe(html);
        expect(outsideTags(template)).not.toMatch(/\{[{%#\0]/);
      }),
    );
  });
});
