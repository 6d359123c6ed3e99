/** Page weights. Measures HTML and styles from files, and scripts and layout shift from browser visits. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { withoutLanguage } from '../../src/lib/navigation/page-address.ts';
import { chunkCycles } from './chunk-cycles.ts';
import { observe, seen } from './observe.ts';
import { largest, type Figure, type Figures } from './report.ts';
import type { Server } from './server.ts';
import { inNewWindow, PHONE, signIn } from './visit.ts';

/** What the browser loads while a page is used. */
interface Weight {
  /** Bytes of response bodies as transferred, without headers. */
  js: number;
  htmlCss: number;
  /** All network requests, service calls included. */
  requests: number;
  scripts: readonly string[];
}

type Kind = 'js' | 'htmlCss' | 'other';

/** Uses the file name first: a preloaded module has no resource type until it is used. */
function kindOf(url: URL, type: string | undefined): Kind {
  if (url.pathname.endsWith('.js') || type === 'Script') return 'js';
  return type === 'Document' || type === 'Stylesheet' ? 'htmlCss' : 'other';
}

/** Starts counting. Inline scripts count as HTML. @returns a function that returns the totals so far */
async function weigh(page: Page): Promise<() => Weight> {
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

const CODE = 'mincr';
const CLIENT = 'dist/renderer/client';
const PAGE = 'index.html';
const COMPRESSED = '.br';
const SCRIPT = /\/_astro\/[^"' ]+\.js/g;
/** Strings that only React's files contain, whatever the chunks are called. */
const REACT = /Minified React error|react\.transitional\.element/;
/**
 * Names of the chunks that load only after the first claims are shown (decisions/plans#where-the-progress-panel-is,
 * decisions/home#what-loads-after-the-first-claims).
 */
const AFTER_CLAIMS = '{deferred,progress}';

interface PublishedPage {
  code: string;
  /** Path, for example `/`, `/about/` or `/404.html`. */
  path: string;
  /** Bytes of HTML and styles, compressed as sent. */
  bytes: number;
  /** Script addresses in the page's HTML, joined. */
  scripts: string;
}

/** Every page of every brand, in both languages. @param root a checkout with published sites */
function publishedPages(root: string): PublishedPage[] {
  return loadBrands(root).flatMap(({ brand: { code, domain } }) => {
    const site = join(root, 'dist/sites', domain);
    return readdirSync(`${site}/`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`.html${COMPRESSED}`))
      .map((compressed) => {
        const file = compressed.slice(0, -COMPRESSED.length);
        const html = readFileSync(join(site, file), 'utf8');
        return {
          code,
          path: `/${file === PAGE || file.endsWith(`/${PAGE}`) ? file.slice(0, -PAGE.length) : file}`,
          bytes: statSync(join(site, compressed)).size,
          scripts: [...new Set(html.match(SCRIPT) ?? [])].sort().join(' '),
        };
      });
  });
}

const heaviest = (pages: readonly PublishedPage[]): Figure =>
  largest(pages.map(({ code, path, bytes }) => ({ value: bytes, note: `${code} ${path}` })));

const isHome = ({ path }: PublishedPage): boolean => path === '/' || path === '/es/';

/** HTML and style sizes of the heaviest pages. */
function pageBytes(pages: readonly PublishedPage[]): Figures {
  const others = pages.filter((page) => !isHome(page));
  return { homeHtmlCssBytes: heaviest(pages.filter(isHome)), pageHtmlCssBytes: heaviest(others) };
}

interface Visit {
  where: string;
  weight: Weight;
  shift: number;
}

async function observed(page: Page, where: string, use: () => Promise<void>): Promise<Visit> {
  await observe(page);
  const weight = await weigh(page);
  await use();
  return { where, weight: weight(), shift: (await seen(page)).shift };
}

const visit = (browser: Browser, server: Server, { code, path }: PublishedPage): Promise<Visit> =>
  inNewWindow(browser, PHONE, (page) =>
    observed(page, `${code} ${path}`, async () => {
      await page.goto(server.at(code, path), { waitUntil: 'networkidle' });
    }),
  );

/** Measures a visit from the sign-in page to the first claims. Blocks the files that load after the first claims. */
const toFirstClaims = (browser: Browser, server: Server): Promise<Visit> =>
  inNewWindow(browser, PHONE, async (page) => {
    await page.route(`**/${AFTER_CLAIMS}.*.js`, (route) => route.abort());
    const login = server.at(CODE, '/login/');
    return observed(page, `${CODE} /login/`, async () => signIn(page, login, await server.newPerson()));
  });

/** Measures a visit from the sign-in page until the last panel is shown and the network is idle. */
const toLastPanel = (browser: Browser, server: Server): Promise<Visit> =>
  inNewWindow(browser, PHONE, (page) =>
    observed(page, `${CODE}, signed in`, async () => {
      await signIn(page, server.at(CODE, '/login/'), await server.newPerson());
      await page.locator('#education-panel').waitFor();
      await page.waitForLoadState('networkidle');
    }),
  );

/** Compressed bytes of the script files that a page's HTML references. */
const scriptBytes = (root: string, { scripts }: PublishedPage): number =>
  scripts
    .split(' ')
    .filter(Boolean)
    .reduce((sum, script) => sum + statSync(join(root, CLIENT, `${script}${COMPRESSED}`)).size, 0);

/** For each path, the page that references the most bytes of scripts. Pages with the same scripts are listed once. */
function heaviestPages(root: string, pages: readonly PublishedPage[]): PublishedPage[] {
  const heaviest = new Map<string, { page: PublishedPage; bytes: number }>();
  for (const page of pages) {
    const path = withoutLanguage(page.path);
    const bytes = scriptBytes(root, page);
    if (bytes > (heaviest.get(path)?.bytes ?? -1)) heaviest.set(path, { page, bytes });
  }
  return [...new Map([...heaviest.values()].map(({ page }) => [page.scripts, page])).values()];
}

/**
 * Counts the React files that pages load when they open, before they need React.
 * @param member a visit that needs React. If none of its files contains React, the figure is NaN
 */
function reactFiles(root: string, visits: readonly Visit[], member: Visit): Figure {
  const isReact = (path: string): boolean => REACT.test(readFileSync(join(root, CLIENT, path), 'utf8'));
  if (!member.weight.scripts.some(isReact))
    return { value: Number.NaN, note: 'no React after sign-in either' };
  const files = visits.flatMap(({ where, weight }) =>
    weight.scripts.filter(isReact).map((path) => `${where}: ${path}`),
  );
  return { value: files.length, note: files[0] ?? `of ${visits.length} pages` };
}

/** @param root a checkout whose sites are published and served */
export async function pageWeights(root: string, browser: Browser, server: Server): Promise<Figures> {
  const pages = publishedPages(root);
  const visits: Visit[] = [];
  for (const page of heaviestPages(root, pages)) visits.push(await visit(browser, server, page));
  const claims = await toFirstClaims(browser, server);
  const shifts = [...visits, await toLastPanel(browser, server)];
  const { js, requests, scripts } = claims.weight;
  return {
    ...pageBytes(pages),
    visitorJsBytes: largest(visits.map(({ where, weight }) => ({ value: weight.js, note: where }))),
    reactFiles: reactFiles(root, visits, claims),
    chunkCycles: chunkCycles(join(root, CLIENT, '_astro')),
    claimsJsBytes: { value: js, note: `${scripts.length} files` },
    claimsRequests: { value: requests },
    layoutShift: largest(shifts.map(({ where, shift }) => ({ value: shift, note: where }))),
  };
}
