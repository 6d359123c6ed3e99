/** Counts what comes over the wire while a page is used. */
import type { Page } from 'playwright';

export interface Weight {
  /** Bytes of bodies as sent, headers left out. */
  js: number;
  htmlCss: number;
  /** Everything that was asked for over the network, service calls included. */
  requests: number;
  /** Paths of the scripts. */
  scripts: readonly string[];
}

type Kind = 'js' | 'htmlCss' | 'other';

/** By name first: a module that is preloaded has no type of its own until it is used. */
function kindOf(url: URL, type: string | undefined): Kind {
  if (url.pathname.endsWith('.js') || type === 'Script') return 'js';
  return type === 'Document' || type === 'Stylesheet' ? 'htmlCss' : 'other';
}

/**
 * Counts from now on. A script inside a page counts as HTML.
 * @returns what has come so far
 */
export async function weigh(page: Page): Promise<() => Weight> {
  const cdp = await page.context().newCDPSession(page);
  const kinds = new Map<string, Kind>();
  const headers = new Map<string, number>();
  const bytes: Record<Kind, number> = { js: 0, htmlCss: 0, other: 0 };
  const scripts: string[] = [];
  let requests = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    const url = new URL(request.url);
    const kind = kindOf(url, type);
    requests += 1;
    kinds.set(requestId, kind);
    if (kind === 'js') scripts.push(url.pathname);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) bytes[kind] += Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0));
  });
  await cdp.send('Network.enable');
  return () => ({ js: bytes.js, htmlCss: bytes.htmlCss, requests, scripts });
}
