import { isMainThread } from 'node:worker_threads';
import type { BrandSite } from '../brand/read-brands.ts';
import type { BrandName } from '../brand/validate/other-brand-names.ts';
import { assetsOf, type AssetLinks } from './assets.ts';
import { startCopies, type MadeCopies } from './compress.ts';
import { loadRenderer } from './load-renderer.ts';
import { releaseSite } from './release-site.ts';
import { renderSite, type Render } from './render-site.ts';
import type { ReleasedSite } from './write-release.ts';

/** Renders sites and holds their pages until they may be written. */
export interface SitePublisher {
  /** Renders and checks a site. @param input hash of what it is rendered from */
  render(site: BrandSite, input: string): Promise<void>;
  /** Releases a rendered site, once. @returns a line for the terminal */
  write(code: string): Promise<string>;
}

export interface PublishSetup {
  /** All brands, for the check that no page names another one. */
  brands: readonly BrandName[];
  links: AssetLinks;
}

/**
 * Publishes in this thread.
 * @param compressAhead lets the threads of the system compress pages while this one checks them
 */
export function localPublisher(
  root: string,
  { brands, links }: PublishSetup,
  compressAhead = isMainThread,
): SitePublisher {
  const assets = assetsOf(root, links);
  // As bytes: a text with one curly quote takes twice the memory.
  const held = new Map<string, { rendered: ReleasedSite; input: string }>();
  let renderer: Promise<Render> | undefined;
  return {
    async render(site, input) {
      renderer ??= loadRenderer(root);
      const early = new Map<string, Buffer>();
      const copies = new Map<string, Promise<MadeCopies>>();
      const rendered = await renderSite(await renderer, site, brands, assets, (path, text) => {
        if (!compressAhead) return;
        const bytes = Buffer.from(text);
        early.set(path, bytes);
        const started = startCopies(root, path, bytes);
        started.catch(() => {}); // thrown where it is awaited, unless the site is refused before
        copies.set(path, started);
      });
      const files = new Map(
        [...rendered.files].map(([path, text]) => [path, early.get(path) ?? Buffer.from(text)]),
      );
      held.set(site.brand.code, { rendered: { ...rendered, files, copies }, input });
    },
    async write(code) {
      const site = held.get(code);
      if (!site) throw new Error(`${code} has not been rendered`);
      held.delete(code);
      return releaseSite(root, site.rendered, assets, site.input);
    },
  };
}
