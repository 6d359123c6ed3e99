/** `npm run brands -- check [CODE]`: all faults at once, and how many there are. */
import { readBrands } from '../../src/brand/brand-files.ts';
import { showFault } from '../../src/brand/brand-source.ts';
import { knownCode } from './known-code.ts';

/**
 * @param asked the one brand to check, with the layers and pages that it shares; all of them where left out
 * @throws UnknownBrandError
 */
export function check(root: string, asked?: string): { text: string; ok: boolean } {
  const code = asked === undefined ? undefined : knownCode(root, asked);
  const { sites, faults } = readBrands(root, code === undefined ? undefined : [code]);
  const what = code ?? `${sites.length} brands`;
  if (faults.length === 0) return { text: `No faults in ${what}.`, ok: true };
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return {
    text: [...faults.map(showFault), '', `${count}${code ? ` in ${code}` : ''}.`].join('\n'),
    ok: false,
  };
}
