import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrand, type BrandSite } from '../../brand/read-brands.ts';
import { brandTree, type BrandTree } from '../../brand/brand-tree.fixture.ts';
import { readAssets } from '../render/assets.ts';
import { recordOf } from './published-record.ts';
import { releaseSite } from './release-site.ts';

/** File and domain of the brand mincr. */
export const MINCR = 'brands/mincr/brand.yaml';
export const DOMAIN = 'northstar.example';

export interface PublishedTree extends BrandTree {
  /** Reads a brand; mincr by default. */
  site(code?: string): BrandSite;
  /** Publishes a home page with this text; for mincr by default. */
  publish(text: string, from?: BrandSite): Promise<void>;
  /** Names of the stored records of mincr's releases. */
  records(): string[];
  /** Replaces the oldest stored record of mincr. */
  spoilRecord(text: string): void;
}

/** A copy of the brand files that tests publish and then change. @param more brands in addition to FEW_BRANDS */
export function publishedTree(more: readonly string[] = []): PublishedTree {
  const tree = brandTree(more);
  mkdirSync(join(tree.root, 'dist/renderer/client/_astro'), { recursive: true });
  const site = (code = 'mincr'): BrandSite => {
    const read = readBrand(tree.root, code);
    if ('errors' in read) throw new Error(`${code}: ${JSON.stringify(read.errors)}`);
    return read.site;
  };
  const records = (): string[] => readdirSync(join(tree.root, 'dist/records', DOMAIN)).sort();
  return {
    ...tree,
    site,
    async publish(text, from = site()) {
      const files = new Map([['index.html', text]]);
      const rendered = {
        domain: from.brand.domain,
        files,
        assets: new Set<string>(),
        record: recordOf(from),
      };
      await releaseSite(tree.root, rendered, readAssets(tree.root));
    },
    records,
    spoilRecord: (text) => writeFileSync(join(tree.root, 'dist/records', DOMAIN, records()[0] ?? ''), text),
  };
}
