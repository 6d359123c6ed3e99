/** `npm run brands -- check [CODE]`: all errors at once, how many there are, and rules that publishing would change. */
import { readBrands, type BrandSite } from '../../src/brand/read-brands.ts';
import { showFault } from '../../src/brand/load/brand-source.ts';
import { knownCode } from './known-code.ts';
import { ruleReport } from './rule-report.ts';

interface Checked {
  text: string;
  ok: boolean;
}

/**
 * @param asked the one brand to check, with the layers and pages that it shares; all of them where left out
 * @throws UnknownBrandError
 */
export function check(root: string, asked?: string): Checked {
  const { text, ok } = checked(root, asked);
  return { text, ok };
}

/** The check, and where it finds nothing the rules that differ from the served release. @throws UnknownBrandError */
export async function checkAndCompare(root: string, asked?: string): Promise<Checked> {
  const { text, ok, sites } = checked(root, asked);
  const report = ok ? await ruleReport(root, sites, asked === undefined ? 'all' : sites.map(codeOf)) : [];
  return { text: [text, ...(report.length > 0 ? ['', ...report] : [])].join('\n'), ok };
}

const codeOf = ({ brand }: BrandSite): string => brand.code;

function checked(root: string, asked?: string): Checked & { sites: BrandSite[] } {
  const code = asked === undefined ? undefined : knownCode(root, asked);
  const { sites, faults } = readBrands(root, code === undefined ? undefined : [code]);
  const what = code ?? `${sites.length} brands`;
  if (faults.length === 0) return { text: `No errors in ${what}.`, ok: true, sites: code === undefined ? sites : sites.filter((site) => codeOf(site) === code) };
  const count = faults.length === 1 ? '1 error' : `${faults.length} errors`;
  return {
    text: [...faults.map(showFault), '', `${count}${code ? ` in ${code}` : ''}.`].join('\n'),
    ok: false,
    sites,
  };
}
