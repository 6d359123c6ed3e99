/** `npm run brands -- diff CODE`: lists what publishing a brand would change. Renders in memory. */
import { brandCodes, findBrand, loadBrands } from '../../src/brand/read-brands.ts';
import { readAssets } from '../../src/renderer/render/assets.ts';
import { loadRenderer } from '../../src/renderer/bundle/load-renderer.ts';
import { renderSite } from '../../src/renderer/render/render-site.ts';
import { isCompiled } from '../../src/renderer/compile/source-hash.ts';
import { allNames, servedDomains } from '../../src/renderer/publish/write-index.ts';
import { knownCode } from './known-code.ts';
import { publishedFiles } from './published-site.ts';
import { ruleReport } from './rule-report.ts';
import { siteChanges } from './site-changes.ts';

/**
 * @param code case-insensitive
 * @throws BrandFilesError, UnknownBrandError, BrandRefusedError if the brand cannot be published
 */
export async function diffBrand(root: string, code: string): Promise<string> {
  process.env['NODE_ENV'] = 'production';
  const brandCode = knownCode(root, code);
  const all = loadBrands(root, [brandCode]);
  const site = findBrand(all, brandCode);
  if (!isCompiled(root)) {
    const { compileRenderer } = await import('../steps/compile-renderer.ts');
    await compileRenderer(root);
  }
  const render = await loadRenderer(root);
  const broken = brandCodes(root).filter((candidate) => !all.some(({ brand }) => brand.code === candidate));
  const brands = allNames(root, all, broken);
  const { domain, files, pictures = new Map() } = await renderSite(render, site, brands, readAssets(root));
  const served = servedDomains(root).get(brandCode) ?? domain;
  const before = publishedFiles(root, served);
  const report = await ruleReport(root, [site], [brandCode]);
  const rules = report.length > 0 ? ['', ...report] : [];
  if (before) {
    const sizes = [...pictures].map(([path, bytes]): [string, string] => [path, String(bytes.length)]);
    const changes = siteChanges(before, new Map([...files, ...sizes]));
    const pages = changes ?? (report.length > 0 ? 'No page would change.' : 'Nothing would change.');
    return [`${served === domain ? domain : `${served} → ${domain}`}: ${pages}`, ...rules].join('\n');
  }
  const pages = [...files.keys()].filter((path) => path.endsWith('.html')).sort();
  return [
    `${domain} is not published yet. Publishing it would add ${pages.length} pages:`,
    ...pages.map((path) => `  /${path.replace(/index\.html$/, '')}`),
    ...rules,
  ].join('\n');
}
