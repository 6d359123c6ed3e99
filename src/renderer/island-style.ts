/** Puts Astro's style for its own elements where HTML allows a style element: in the head. */

/** Astro writes it in front of the first island, wherever that is in the page. Its hash in the policy goes by its text. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const HEAD_END = '</head>';

/** The page with the style at the end of its head; a page without islands has none and stays as it is. */
export function liftIslandStyle(html: string): string {
  const style = html.indexOf(ISLAND_STYLE);
  const head = html.indexOf(HEAD_END);
  if (style < 0 || head < 0 || style < head) return html;
  const rest = html.slice(head, style) + html.slice(style + ISLAND_STYLE.length);
  return html.slice(0, head) + ISLAND_STYLE + rest;
}
