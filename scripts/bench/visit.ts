/** Opens pages as a first visit and counts what comes over the wire. */
import type { CDPSession, Page } from 'playwright';

export interface Weight {
  js: number;
  htmlCss: number;
  requests: number;
}

type Kind = 'Script' | 'Document' | 'Stylesheet' | 'Other';

/**
 * Counts from now on. Bytes are those of the bodies as sent, headers left out.
 * @returns what has come so far
 */
export async function countWeight(cdp: CDPSession): Promise<() => Weight> {
  const kinds = new Map<string, Kind>();
  const headers = new Map<string, number>();
  const bytes: Record<Kind, number> = { Script: 0, Document: 0, Stylesheet: 0, Other: 0 };
  let requests = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    requests += 1;
    kinds.set(requestId, type === 'Script' || type === 'Document' || type === 'Stylesheet' ? type : 'Other');
    // A module that is preloaded has no type of its own until it is used.
    if (/\.js$/.test(new URL(request.url).pathname)) kinds.set(requestId, 'Script');
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0));
  });
  await cdp.send('Network.enable');
  return () => ({ js: bytes.Script, htmlCss: bytes.Document + bytes.Stylesheet, requests });
}

/** A phone on a slow line: 4× CPU throttling, 1.6 Mbit/s down, 150 ms round trip. */
export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
}

/** Notes paints, shifts and the first claim row in the page itself, from the start of each navigation. */
export const OBSERVE = `
  window.bench = { lcp: 0, shift: 0, claims: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) bench.lcp = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) bench.shift += e.value; }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, self) => { if (document.querySelector('.claim-row')) { bench.claims = performance.now(); self.disconnect(); } }).observe(document, { childList: true, subtree: true });
`;

export interface Seen {
  lcp: number;
  shift: number;
  claims: number;
}

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'lcp' in value && 'shift' in value && 'claims' in value;

/** What OBSERVE has noted. */
export async function seen(page: Page): Promise<Seen> {
  const value: unknown = await page.evaluate('window.bench');
  if (!isSeen(value)) throw new Error('the page was not observed');
  return value;
}
