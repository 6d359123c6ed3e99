/** Counts transferred bytes while a page is used. */
import type { Page } from 'playwright';

export interface Weight {
  /** Bytes of response bodies as transferred, without headers. */
  js: number;
  htmlCss: number;
  /** All network requests, service calls included. */
  requests: number;
  /** Paths of the scripts. */
  scripts: readonly string[];
}

type Kind = 'js' | 'htmlCss' | 'other';

/** By file name first: a preloaded module has no resource type until it is used. */
function kindOf(url: URL, type: string | undefined): Kind {
  if (url.pathname.endsWith('.js') || type === 'Script') return 'js';
  return type === 'Document' || type === 'Stylesheet' ? 'htmlCss' : 'other';
}

/** Starts counting. Inline scripts count as HTML. @returns a function that returns the totals so far */
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
