/** Publishing compared with Eleventy, which builds the same pages in the same minutes (decision 116). */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { alternately } from './alternately.ts';
import { build } from './build-times.ts';
import { changePages, readBrandFiles, restore } from './change-brands.ts';
import { cloneBrands } from './clone-brands.ts';
import { atEnd } from './ending.ts';
import { forget } from './many-brands.ts';
import { makePeerSite, type PeerBrand, type PeerSite } from './peer-site.ts';
import { ratioOf } from './ratio.ts';
import type { Figure, Figures } from './report.ts';

/** Of each measurement, alternately with Eleventy's. */
const RUNS = 5;
const BRAND = 'mincr';

interface Contest {
  /** Seconds of one process. */
  ours: (run: number) => Promise<number>;
  peer: () => Promise<number>;
}

/** The error page is on every site and has the footer. @throws Error if a build left one as it was */
function checkPublished(sites: readonly PeerBrand[], run: number): void {
  for (const { site } of sites)
    if (!readFileSync(join(site, '404.html'), 'utf8').includes(`Run ${run}.`))
      throw new Error(`${site} was not published again`);
}

function publishedSites(copy: string): PeerBrand[] {
  const list: { code: string; name: string; domain: string }[] = JSON.parse(
    readFileSync(join(copy, 'dist/sites.json'), 'utf8'),
  );
  return list.map(({ code, name, domain }) => ({
    code,
    name,
    domain,
    site: join(copy, 'dist/sites', domain),
  }));
}

async function peerOf(root: string, copy: string): Promise<PeerSite> {
  const site = makePeerSite(root, publishedSites(copy));
  atEnd(() => rmSync(site.folder, { recursive: true, force: true }));
  await site.build();
  site.check();
  console.info(`Eleventy builds ${site.pages} pages, byte for byte the published ones`);
  return site;
}

async function contest(what: string, { ours, peer }: Contest): Promise<Figure> {
  const pairs = await alternately(what, 's', RUNS, {
    ours: { name: 'this project', measure: ours },
    theirs: { name: 'Eleventy', measure: peer },
  });
  return ratioOf(pairs);
}

/** 350 brands from an empty output folder; Eleventy's is emptied too. */
async function many(root: string, copy: string): Promise<Figure> {
  const brands = cloneBrands(copy);
  await build(copy);
  const peer = await peerOf(root, copy);
  return contest(`${brands} brands from nothing`, {
    ours: () => {
      forget(copy);
      return build(copy);
    },
    peer: () => {
      peer.forget();
      return peer.build();
    },
  });
}

/**
 * @param root of the project, for the cache of Eleventy's packages
 * @param copy a copy of the checkout; ends with changed or with 350 brands
 */
export async function peer(root: string, copy: string, quick: boolean): Promise<Figures> {
  await build(copy);
  const sites = publishedSites(copy);
  const site = await peerOf(root, copy);
  const own = readBrandFiles(copy, BRAND);
  const all = readBrandFiles(copy);
  const one = await contest('One brand, every page changed', {
    async ours(run) {
      changePages(own, run);
      const seconds = await build(copy, ['--brand', BRAND]);
      checkPublished(
        sites.filter(({ code }) => code === BRAND),
        run,
      );
      return seconds;
    },
    peer: () => site.build(BRAND),
  });
  const every = await contest('35 brands, every page changed', {
    async ours(run) {
      changePages(all, RUNS + 1 + run);
      const seconds = await build(copy);
      checkPublished(sites, RUNS + 1 + run);
      return seconds;
    },
    peer: () => site.build(),
  });
  restore(all);
  const rest = quick ? {} : { peerManyTimes: await many(root, copy) };
  return { peerOneTimes: one, peerAllTimes: every, ...rest };
}
