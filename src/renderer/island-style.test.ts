import { expect, it } from 'vitest';
import { liftIslandStyle } from './island-style.ts';

const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const page = (head: string, body: string) =>
  `<html><head><title>x</title>${head}</head><body>${body}</body></html>`;

it("moves Astro's style from the body to the end of the head", () => {
  expect(liftIslandStyle(page('', `<div><p>$&</p>${STYLE}<astro-island></astro-island></div>`))).toBe(
    page(STYLE, '<div><p>$&</p><astro-island></astro-island></div>'),
  );
});

it.each([
  ['without islands', page('', '<p>words</p>')],
  ['with the style in its head', page(STYLE, '<p>words</p>')],
  ['with a style of its own', page('<style>p{color:red}</style>', '<p>words</p>')],
])('leaves a page %s as it is', (_what, html) => {
  expect(liftIslandStyle(html)).toBe(html);
});
