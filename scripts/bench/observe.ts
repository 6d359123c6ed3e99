/** Notes paints, shifts and the first claim in the page itself, from the start of a navigation. */
import type { Page } from 'playwright';

export interface Seen {
  /** Largest contentful paint in ms; not a number where none was painted. */
  lcp: number;
  /** From the start of the navigation to the first claim in ms; not a number where none came. */
  claims: number;
  /** Sum of all layout shifts: at least as much as the score of the worst moment. */
  shift: number;
  /** What moved. */
  moved: string[];
}

/** Runs in the page before anything of its own; pages' policies do not apply to it. */
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

/** Observes every navigation from now on. */
export const observe = (page: Page) => page.addInitScript(OBSERVE);

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  ['lcp', 'claims', 'shift', 'moved'].every((key) => key in value);

/** What was noted in the page as it is now. */
export async function seen(page: Page): Promise<Seen> {
  const value: unknown = await page.evaluate('window.bench');
  if (!isSeen(value)) throw new Error('the page was not observed');
  return value;
}
