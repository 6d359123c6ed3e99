/** Runs all of publishing once at compile time, so that V8's code cache contains its functions. Called by `warm-tool.cjs`. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrandStates, type BrandSite } from '../../brand/read-brands.ts';
import { recordOf, writeRecord } from '../release/published-record.ts';
import { publishSites } from '../publish/publish-sites.ts';
import { releasesFolder, serve, UNKNOWN_INPUT, writeHistory } from '../release/release-history.ts';
import { isCompiled, readSources, RENDERER, writeStamp } from '../compile/source-hash.ts';

const LINKED = ['brands', 'src', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];
/** Ids of old releases: as many as a site may keep, so that the next publish deletes one. */
const OLD_RELEASES = ['1', '2', '3'];

/** Makes a temporary project with links to the sources and the compiled renderer. Marks that renderer as current. */
function makeProject(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'warm-up-'));
  mkdirSync(join(folder, RENDERER), { recursive: true });
  for (const name of LINKED) symlinkSync(join(root, name), join(folder, name));
  for (const name of readdirSync(join(root, RENDERER)))
    symlinkSync(join(root, RENDERER, name), join(folder, RENDERER, name));
  for (const name of readdirSync(join(root, RENDERER)).filter((file) => file.startsWith('source-')))
    rmSync(join(folder, RENDERER, name));
  writeStamp(folder, readSources(folder));
  return folder;
}

/** Replaces the site's releases with older releases, so that the next publish runs as for a changed site. */
function replaceReleases(folder: string, site: BrandSite): void {
  const { domain } = site.brand;
  const releases = releasesFolder(folder, domain);
  const [first = ''] = readdirSync(releases);
  for (const id of OLD_RELEASES) {
    cpSync(join(releases, first), join(releases, id), { recursive: true });
    writeRecord(folder, domain, id, recordOf(site));
  }
  rmSync(join(releases, first), { recursive: true });
  rmSync(join(folder, '.cache'), { recursive: true, force: true });
  const at = new Date(0).toISOString();
  writeHistory(
    folder,
    domain,
    OLD_RELEASES.map((id) => ({ id, input: UNKNOWN_INPUT, at })),
  );
  serve(folder, domain, OLD_RELEASES.at(-1) ?? '');
}

/** Publishes a valid brand twice: as a new site, and over older releases. */
export async function warmUp(root: string): Promise<void> {
  const [site] = readBrandStates(root).sites;
  if (!site) return;
  const folder = makeProject(root);
  try {
    const publish = () => publishSites(folder, [site.brand.code], { keepGoing: true, acceptRules: true });
    isCompiled(folder);
    await publish();
    if (!existsSync(releasesFolder(folder, site.brand.domain))) return; // nothing was published, because the brand's pages have errors
    replaceReleases(folder, site);
    isCompiled(folder);
    await publish();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
