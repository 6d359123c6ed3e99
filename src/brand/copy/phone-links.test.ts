import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const CALL = '<a href="tel:+18005550110">1-800-555-0110</a>';

describe('phone numbers in copy', () => {
  it.each([
    ['Call 1-800-555-0110 (TTY 711).', `<p>Call ${CALL} (TTY 711).</p>`],
    ['**911**', '<p><strong><a href="tel:911">911</a></strong></p>'],
    ['Call or text 988.', '<p>Call or text <a href="tel:988">988</a>.</p>'],
    ['[Call 1-800-555-0110](/msg/)', '<p><a href="/msg/">Call 1-800-555-0110</a></p>'],
    ['1-800-555-0110 or 1-800-555-0110', `<p>${CALL} or ${CALL}</p>`],
    [
      '$911, 19-988, 9110, `911` and 1-800-MEDICARE',
      '<p>$911, 19-988, 9110, <code>911</code> and 1-800-MEDICARE</p>',
    ],
    ['## Call 911', '<h2>Call 911</h2>'],
  ])('become links, but not in code, in a heading or in another link: %s', (markdown, html) => {
    expect(renderMarkdown(markdown).trim()).toBe(html);
  });
});
