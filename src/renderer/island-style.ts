/** Moves Astro's style element into the head, where HTML requires it. */

/** Astro writes it before the first island. Moving it does not change its hash in the security policy. */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const HEAD_END = '</head>';

export function liftIslandStyle(html: string): string {
  const style = html.indexOf(ISLAND_STYLE);
  const head = html.indexOf(HEAD_END);
  if (style < 0 || head < 0 || style < head) return html;
  const rest = html.slice(head, style) + html.slice(style + ISLAND_STYLE.length);
  return html.slice(0, head) + ISLAND_STYLE + rest;
}
