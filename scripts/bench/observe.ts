/** Records inside the page, from the start of a navigation: paints, layout shifts, and when the first claim appears. */
import type { Page } from 'playwright';

export interface Seen {
  /** Largest contentful paint in milliseconds; NaN if there was none. */
  lcp: number;
  /** Milliseconds from the start of the navigation to the first claim; NaN if no claim appeared. */
  claims: number;
  /** Cumulative layout shift. */
  shift: number;
  moved: string[];
}

/** A script that runs before the page's scripts and is exempt from the page's security policy. */
const OBSERVE = `
  window.bench = { lcp: NaN, claims: NaN, shift: 0, moved: [] };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  const name = (node) => node?.nodeType === 1 ? node.tagName.toLowerCase() + (node.id && '#' + node.id) + (node.className && '.' + node.className) : '(text)';
  watch('largest-contentful-paint', ({ startTime }) => { bench.lcp = startTime; });
  watch('layout-shift', ({ value, sources }) => {
    bench.shift += value;
    bench.moved.push(...sources.map(({ node }) => name(node)));
  });
  new MutationObserver((_, self) => {
    if (!document.querySelector('.claim-row')) return;
    bench.claims = performance.now();
    self.disconnect();
  }).observe(document, { childList: true, subtree: true });
`;

export const observe = (page: Page) => page.addInitScript(OBSERVE);

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  ['lcp', 'claims', 'shift', 'moved'].every((key) => key in value);

/** Reads the values recorded so far. */
export async function seen(page: Page): Promise<Seen> {
  const value: unknown = await page.evaluate('window.bench');
  if (!isSeen(value)) throw new Error('the page was not observed');
  return value;
}
