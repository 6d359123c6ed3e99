import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandSite } from '../../brand/read-brands.ts';
import type { BrandName } from '../../brand/validate/other-brand-names.ts';
import { assetsOf, type AssetLinks } from '../render/assets.ts';
import { startCopies, type MadeCopies } from '../release/compress.ts';
import { sharePicture } from '../render/draw-share-picture.ts';
import { LICENSES, LICENSES_FILE } from '../compile/license-notices.ts';
import { textCaches } from '../../lib/text/once-per-text.ts';
import { bundledStamp, loadRenderer } from '../bundle/load-renderer.ts';
import { BrandRefusedError } from './publish-errors.ts';
import { finishRelease } from '../release/finish-release.ts';
import { prepareRelease, serveRelease, type PreparedRelease } from '../release/release-site.ts';
import type { Render } from '../render/render-page.ts';
import { siteTexts, type SiteTexts } from '../render/stored-texts.ts';
import { renderSite, type FileReady, type RenderedSite } from '../render/render-site.ts';

export interface BegunSite {
  /** The site's input hash. */
  input: string;
  /** Settles when the site is prepared or refused. */
  done: Promise<unknown>;
}

/** Prepares the releases of sites and later serves them, in this thread or in a worker. */
export interface SitePublisher {
  /** Number of sites that this publisher accepts at a time. */
  readonly ahead: number;
  /** The sites that this publisher began to prepare before all brands were read, by brand code. */
  readonly begun: ReadonlyMap<string, BegunSite>;
  /** Renders and checks a site, and writes its files. @param input the site's input hash */
  prepare(site: BrandSite, input: string): Promise<void>;
  /** Serves a prepared site. May be called only once per site. @returns a line for the terminal */
  serve(code: string): Promise<string>;
  /** Completes a served site (decisions/publishing#visible-first-compressed-afterward). */
  finish(domain: string): Promise<void>;
}

export interface PublishSetup {
  /** All brands, for the check that no page names another brand. */
  brands: readonly BrandName[];
  links: AssetLinks;
}

/** Converts a rendering error to a `BrandRefusedError`, so that the error does not stop the preparation of other brands. */
const asRefusal = (error: unknown, code: string): BrandRefusedError =>
  error instanceof BrandRefusedError
    ? error
    : new BrandRefusedError(
        code,
        'a page could not be rendered',
        [error instanceof Error ? error.message : String(error)],
        { cause: error },
      );

/**
 * Publishes in this thread.
 * @param compressAhead whether system threads compress pages while this thread checks the pages
 */
export function localPublisher(
  root: string,
  { brands, links }: PublishSetup,
  compressAhead: boolean,
): SitePublisher {
  const assets = assetsOf(root, links);
  const prepared = new Map<string, PreparedRelease>();
  const texts = new Map<string, SiteTexts>();
  const stamp = bundledStamp();
  let renderer: Promise<Render> | undefined;
  const render = async (site: BrandSite, ready: FileReady): Promise<RenderedSite> => {
    renderer ??= loadRenderer(root);
    const loaded = await renderer;
    const { code, domain, customerServicePhoneNumber: phone } = site.brand;
    const store = stamp === null ? null : siteTexts(root, code, stamp, phone);
    if (store) texts.set(domain, store);
    textCaches().store = store;
    const rendered = await renderSite(loaded, site, brands, assets, ready).finally(() => {
      textCaches().store = null;
    });
    if (!rendered.isShared) return rendered;
    const pictures = new Map(rendered.pictures).set(...(await sharePicture(root, site)));
    return { ...rendered, pictures };
  };
  return {
    ahead: 1,
    begun: new Map(),
    async prepare(site, input) {
      const { code } = site.brand;
      const early = new Map<string, Buffer>();
      const copies = new Map<string, Promise<MadeCopies>>();
      const ready = (path: string, text: string): void => {
        if (!compressAhead) return;
        const bytes = Buffer.from(text);
        early.set(path, bytes);
        const started = startCopies(root, path, bytes);
        started.catch(() => {}); // avoids an unhandled rejection if the site is refused before this promise is awaited
        copies.set(path, started);
      };
      const rendered = await render(site, ready).catch((error: unknown) => {
        throw asRefusal(error, code);
      });
      // Each file is encoded once, for its hash and for its compressed copies.
      const files = new Map(
        [...rendered.files].map(([path, text]) => [path, early.get(path) ?? Buffer.from(text)]),
      );
      files.set(LICENSES.slice(1), readFileSync(join(root, LICENSES_FILE)));
      prepared.set(code, await prepareRelease(root, { ...rendered, files, copies }, assets, input));
    },
    async serve(code) {
      const release = prepared.get(code);
      if (!release) throw new Error(`${code} has not been prepared`);
      prepared.delete(code);
      return serveRelease(root, release, assets);
    },
    async finish(domain) {
      texts.get(domain)?.save();
      texts.delete(domain);
      await finishRelease(root, domain);
    },
  };
}
