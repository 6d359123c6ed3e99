/** Moves Astro's style for its own elements into the head, the only place where HTML allows a style element. */

/** Astro writes it before the first island. Its hash in the security policy does not depend on the place. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const HEAD_END = '</head>';

/** @returns the page with the style at the end of its head; a page without islands is unchanged */
export function liftIslandStyle(html: string): string {
  const style = html.indexOf(ISLAND_STYLE);
  const head = html.indexOf(HEAD_END);
  if (style < 0 || head < 0 || style < head) return html;
  const rest = html.slice(head, style) + html.slice(style + ISLAND_STYLE.length);
  return html.slice(0, head) + ISLAND_STYLE + rest;
}
