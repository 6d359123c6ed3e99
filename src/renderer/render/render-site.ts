import { setImmediate } from 'node:timers/promises';
import type { BrandSite } from '../../brand/read-brands.ts';
import { otherBrandsFinder, type BrandName } from '../../brand/validate/other-brand-names.ts';
import type { PublishedRecord } from '../../brand/rule-changes/rule-changes.rules.ts';
import type { Assets } from './assets.ts';
import { headerRules, headersFile, hostFileErrors, redirectsFile } from './host-files.ts';
import { inlineStyles } from './inline-styles.ts';
import { readLinks, type PageLinks } from './page-links.ts';
import { sitePolicies } from './page-policy.ts';
import { LICENSES } from '../compile/license-notices.ts';
import { PORTALS_FILE, portalsFile } from '../publish/portals-file.ts';
import { readPageFacts, sharedNames, type PageFacts } from './page-facts.ts';
import { BrandRefusedError } from '../publish/publish-errors.ts';
import { sharePictureFile } from '../../brand/share-picture/share-picture.ts';
import { recordOf } from '../release/published-record.ts';
import { isHtml, renderPage, type Render, type RenderedPage } from './render-page.ts';
import { localizedPaths, plainAddress, redirectsInLanguages, siteAddresses } from './site-pages.ts';
import { writeSearchIndexes } from './write-search-index.ts';

const LINK = /<a data-brand="(?<code>[a-z0-9-]+)" href="(?<path>\/[^"]*)">[^<]*<\/a>/g;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Matches what removed links leave: an empty entry, then a state without entries. */
const EMPTY = [/<dd>\s*<\/dd>/g, /<div>\s*<dt>[^<]*<\/dt>\s*<\/div>/g] as const;

/**
 * Replaces `<a data-brand="…" href="/about/">…</a>` with the brand's name, linked to that page of the brand's site, or
 * deletes it if the brand was removed. Runs after the check that no page names another brand; only the page that lists
 * the brands by state has such links (decisions/visitors#pages-that-name-other-brands).
 */
export function fillBrandLinks(html: string, brands: readonly BrandName[]): string {
  if (!html.includes('<a data-brand=')) return html;
  const filled = html.replace(LINK, (_link, code: string, path: string) => {
    const brand = brands.find((other) => other.code === code);
    return brand ? `<a href="https://${brand.domain}${path}">${escaped(brand.name)}</a>` : '';
  });
  return EMPTY.reduce((text, empty) => text.replace(empty, ''), filled);
}

/** Matches fragments that a script handles. No element needs such a fragment as its id. */
const SCRIPTED = /^(#logout$|#!?\/)/;

export const readStyleLinks = (css: string): PageLinks => ({
  links: [...css.matchAll(/url\(["']?(?<address>\/[^"')]+)/g)].flatMap(
    ({ groups }) => groups?.['address'] ?? [],
  ),
  ids: new Set(),
});

interface Reachable {
  paths: ReadonlySet<string>;
  outside: readonly string[];
}

const samePath = (path: string): string[] => [path, `${path}/`];

export const brokenLinks = ({ links, ids }: PageLinks, { paths, outside }: Reachable): string[] =>
  links.filter((link) => {
    const [path = '', fragment] = link.split('#', 2);
    if (path === '') return fragment !== undefined && !SCRIPTED.test(`#${fragment}`) && !ids.has(fragment);
    const [bare = ''] = path.split('?', 1);
    return (
      !samePath(bare).some((other) => paths.has(other)) && !outside.some((prefix) => bare.startsWith(prefix))
    );
  });

/** Called with each file in its final form, before the checks. */
export type FileReady = (file: string, text: string) => void;

export interface RenderedSite {
  domain: string;
  files: Map<string, string>;
  /** Pictures by path in the site. Their names contain a content hash. */
  pictures?: ReadonlyMap<string, Uint8Array>;
  /** Whether a page refers to the share picture, which is drawn later. */
  isShared?: boolean;
  assets: Set<string>;
  record?: PublishedRecord;
}

const linksOf = ({ address, text }: RenderedPage): PageLinks | null =>
  isHtml(address) ? readLinks(text) : address.file.endsWith('.css') ? readStyleLinks(text) : null;

/** Replaces links to style sheets with inline styles. @returns these styles */
function inlineAll(pages: readonly RenderedPage[], assets: Assets): string[] {
  const html = pages.filter(({ address }) => isHtml(address));
  const own = new Map(pages.map(({ address, text }) => [address.path, text]));
  const { texts, styles } = inlineStyles(
    html.map(({ text }) => text),
    (address) => {
      const text = own.get(address);
      return text === undefined ? assets.styles(address) : [text];
    },
    assets.addedNames,
  );
  for (const [at, page] of html.entries()) page.final = texts[at] ?? page.text;
  return styles;
}

function pageErrors(
  { address, text, errors }: RenderedPage,
  links: PageLinks | null,
  reachable: Reachable,
  otherBrandsIn: (text: string) => string[],
): string[] {
  const broken = links
    ? brokenLinks(links, reachable).map((link) => `${address.path} links to ${link}, which is not there`)
    : [];
  const named = otherBrandsIn(text).map((word) => `${address.path} names another brand: ${word}`);
  return [...errors, ...broken, ...named];
}

function onePolicy(pages: readonly RenderedPage[]): { policy: string; errors: string[] } {
  const policies = new Set(pages.filter(({ address }) => isHtml(address)).map(({ policy }) => policy));
  const [policy = ''] = policies;
  return {
    policy,
    errors:
      policies.size === 1 && policy !== ''
        ? []
        : [`expected one content security policy for all pages, got ${policies.size}`],
  };
}

/** Adds to each page its own policy. @returns the policy for the response headers of all pages */
function writePolicies(
  pages: readonly RenderedPage[],
  compiled: string,
  styles: readonly string[],
  { services, analytics }: BrandSite['brand'],
): string {
  const html = pages.filter(({ address }) => isHtml(address));
  const origins = Object.values(services.hosts);
  const policies = sitePolicies(
    html.map(({ final }) => final),
    { compiled, styles, origins, tags: analytics.host },
  );
  for (const [at, page] of html.entries()) page.final = policies.pages[at] ?? page.final;
  return policies.header;
}

interface PageOfFacts {
  page: RenderedPage;
  path: string;
  facts: PageFacts;
}

/** Renders all pages, then makes the search indexes from them. */
async function renderPages(
  render: Render,
  site: BrandSite,
  assets: Assets,
): Promise<{ pages: RenderedPage[]; facts: PageOfFacts[] }> {
  const localized = localizedPaths(site.brand);
  const pages: RenderedPage[] = [];
  for (const address of siteAddresses(site)) {
    pages.push(await renderPage(render, site, address, assets, localized));
    await setImmediate(); // lets this thread receive messages from workers
  }
  const facts = pages
    .filter(({ address }) => isHtml(address))
    .map((page) => ({ page, path: page.address.path, facts: readPageFacts(page.text) }));
  for (const { path, text } of writeSearchIndexes(facts, site.brand.name))
    pages.push({ address: plainAddress(path), text, final: text, policy: '', errors: [] });
  return { pages, facts };
}

interface CheckedLinks {
  errors: string[];
  /** Addresses of hashed files that pages and styles link, and of the files that these hashed files load. */
  assets: Set<string>;
}

/** Errors about broken links in pages and inline styles, and about names of other brands. */
function checkLinks(
  pages: readonly RenderedPage[],
  styles: readonly string[],
  site: BrandSite,
  brands: readonly BrandName[],
  assets: Assets,
): CheckedLinks {
  const { brand } = site;
  const reachable: Reachable = {
    paths: new Set([
      ...siteAddresses(site).map(({ path }) => path),
      ...Object.values(site.pictures).map(({ path }) => path),
      ...assets.paths,
      LICENSES,
      ...Object.keys(redirectsInLanguages(brand)),
    ]),
    outside: brand.outsidePaths,
  };
  const otherBrandsIn = otherBrandsFinder(brand, brands);
  const links = pages.map(linksOf);
  const styleLinks = readStyleLinks(styles.join(''));
  const linked = [styleLinks, ...links]
    .flatMap((read) => read?.links ?? [])
    .filter((link) => assets.paths.has(link) && !assets.styles(link));
  return {
    errors: [
      ...pages.flatMap((page, at) => pageErrors(page, links[at] ?? null, reachable, otherBrandsIn)),
      ...brokenLinks(styleLinks, reachable).map((link) => `the styles link to ${link}, which is not there`),
    ],
    assets: assets.closure(linked),
  };
}

/** Renders and checks a site. @throws BrandRefusedError if a page has an unexpected status, a broken link, or another brand's name or domain */
export async function renderSite(
  render: Render,
  published: BrandSite,
  brands: readonly BrandName[],
  assets: Assets,
  ready: FileReady = () => {},
): Promise<RenderedSite> {
  // Uses a copy, so that values in caches keyed by the site object are freed after this render.
  const site = { ...published };
  const { brand } = site;
  const { pages, facts } = await renderPages(render, site, assets);
  const styles = inlineAll(pages, assets);
  const { policy, errors } = onePolicy(pages);
  const header = writePolicies(pages, policy, styles, brand);
  for (const page of pages) page.final = fillBrandLinks(page.final, brands);
  for (const { address, final } of pages) ready(address.file, final);
  const links = checkLinks(pages, styles, site, brands, assets);
  const headers = headersFile(headerRules(header));
  const redirects = redirectsFile(redirectsInLanguages(brand));
  errors.push(...links.errors, ...sharedNames(facts), ...hostFileErrors(headers, redirects));
  if (errors.length > 0) {
    const many = errors.length === 1 ? '1 error' : `${errors.length} errors`;
    throw new BrandRefusedError(brand.code, `${many} in the rendered pages`, errors);
  }
  const files = new Map(pages.map(({ address, final }) => [address.file, final]));
  files.set('_headers', headers);
  files.set('_redirects', redirects);
  // Adds this file after the check for names of other brands, because it contains such names on purpose.
  files.set(PORTALS_FILE, portalsFile(brands));
  const sharePicture = sharePictureFile(site);
  const isShared = pages.some(({ text }) => text.includes(sharePicture));
  const pictures = new Map(Object.values(site.pictures).map(({ path, bytes }) => [path.slice(1), bytes]));
  return { domain: brand.domain, files, pictures, isShared, assets: links.assets, record: recordOf(site) };
}
