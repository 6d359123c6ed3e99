import { expect, it } from 'vitest';
import { tidyIslands } from './island-markup.ts';

const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const page = (body: string): string => `<html><head><title>x</title></head><body>${body}</body></html>`;
const ISLAND =
  '<astro-island uid="x1" prefix="r3" component-url="/a.js" props="{&quot;uid&quot;:[0,1]}" ssr client="touch" ' +
  'opts="{&quot;name&quot;:&quot;Form&quot;}" await-children><form uid="kept"></form><!--astro:end--></astro-island>';

it("Astro's island style and the unused attributes of islands are removed from a page", () => {
  expect(tidyIslands(page(`<p>$&</p>${STYLE}${ISLAND}`))).toBe(
    page(
      '<p>$&</p><astro-island prefix="r3" component-url="/a.js" props="{&quot;uid&quot;:[0,1]}" ssr client="touch">' +
        '<form uid="kept"></form></astro-island>',
    ),
  );
});

it.each([
  ['without islands', page('<p>words</p>')],
  ['with a style of its own', page('<style>p{color:red}</style>')],
])('a page %s is not changed', (_what, html) => {
  expect(tidyIslands(html)).toBe(html);
});
