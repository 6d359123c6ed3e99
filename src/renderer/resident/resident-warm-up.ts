import { brandCodes, readBrand } from '../../brand/read-brands.ts';
import { brandNames } from '../../brand/validate/other-brand-names.ts';
import { loadRenderer } from '../bundle/load-renderer.ts';
import { assetsOf, readAssetLinks } from '../render/assets.ts';
import type { Render } from '../render/render-page.ts';
import { renderSite } from '../render/render-site.ts';

/** Number of brands to render. After about six, V8 has optimized the code that publishing runs most. */
const BRANDS = 6;

/**
 * Renders a few brands and writes nothing, so that the first publish runs optimized code.
 * @param isStopped whether a publish has been requested, which must not wait for the warm-up
 * @throws Error if the warm-up was stopped, or if a brand cannot be rendered
 */
export async function warmUpThread(root: string, isStopped: () => boolean): Promise<void> {
  const render = await loadRenderer(root);
  const untilStopped: Render = (...page) => {
    if (isStopped()) throw new Error('stopped');
    return render(...page);
  };
  const codes = brandCodes(root);
  const brands = brandNames(root, codes);
  const assets = assetsOf(root, readAssetLinks(root));
  for (const code of codes.slice(0, BRANDS)) {
    const read = readBrand(root, code);
    if ('site' in read) await renderSite(untilStopped, read.site, brands, assets);
  }
}
