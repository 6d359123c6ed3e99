/** Renders and publishes brands: all checked first, then each swapped in by one atomic step. */
import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrand, loadBrands, type BrandSite } from '../brand/brand-files.ts';
import { readAssets } from './assets.ts';
import { releaseSite } from './release-site.ts';
import { renderSite, type Render } from './render-site.ts';
import { stubAnswers } from './stub-answers.ts';
import { SITE_INDEX, siteEntry } from './site-index.ts';

const ENTRY = 'dist/renderer/server/entry.mjs';

const isRenderer = (module: unknown): module is { render: Render } =>
  typeof module === 'object' && module !== null && 'render' in module && typeof module.render === 'function';

async function loadRenderer(root: string): Promise<Render> {
  const module: unknown = await import(join(root, ENTRY));
  if (!isRenderer(module)) throw new Error(`${ENTRY} is not a renderer`);
  return module.render;
}

/** In one step, like a site. */
async function writeIndex(root: string, all: readonly BrandSite[]): Promise<void> {
  const draft = join(root, `${SITE_INDEX}.${randomUUID()}`);
  await writeFile(draft, `${JSON.stringify(all.map(siteEntry), null, 2)}\n`);
  await rename(draft, join(root, SITE_INDEX));
}

/**
 * Publishes sites from the compiled renderer. Nothing is written before every site has been rendered
 * without fault.
 * @param codes brand codes, in any case, or all
 * @param all the brands, where they have been read already
 * @returns one line a site, for a person
 * @throws BrandFaultsError, UnknownBrandError, RenderFaultsError
 */
export async function publishSites(
  root: string,
  codes: readonly string[] | 'all',
  all: readonly BrandSite[] = loadBrands(root),
): Promise<string[]> {
  const chosen = codes === 'all' ? all : codes.map((code) => findBrand(all, code));
  const render = await loadRenderer(root);
  const assets = readAssets(root);
  const brands = all.map(({ brand }) => brand);
  const rendered = [];
  for (const site of chosen) rendered.push(await renderSite(render, site, brands, assets));
  const plain = stubAnswers(root);
  const lines = await Promise.all(rendered.map((site) => releaseSite(root, site, assets, plain)));
  await writeIndex(root, all);
  return lines;
}
