/** Lists the rules that publishing would change, for `check` and `diff`. */
import { brandCodes, type BrandSite } from '../../src/brand/read-brands.ts';
import { needsAcceptance } from '../../src/brand/rule-changes/rule-changes.rules.ts';
import { adviceText, changesText, heldCodes } from '../../src/brand/rule-changes/rule-changes-text.ts';
import { removedBrands } from '../../src/renderer/release/removed-brands.ts';
import { changesAgainstServed } from '../../src/renderer/release/rule-guard.ts';
import { servedDomains } from '../../src/renderer/publish/write-index.ts';

/**
 * @param sites brands without errors
 * @param named brand codes in the command’s arguments
 * @returns lines for a terminal; empty if no rule differs from the published releases
 */
export async function ruleReport(
  root: string,
  sites: readonly BrandSite[],
  named: readonly string[] | 'all',
): Promise<string[]> {
  const gone =
    named === 'all' ? removedBrands(servedDomains(root), brandCodes(root), sites) : [];
  const changes = await changesAgainstServed(root, sites, gone);
  const lines = changesText(changes, sites.length);
  if (lines.length === 0) return [];
  const held = changes.filter(needsAcceptance);
  return [
    'Publishing changes this against the served release:',
    ...lines,
    ...(held.length > 0 ? adviceText(held, named === 'all' ? heldCodes(held) : named) : []),
  ];
}
