/** `npm run brands -- check [CODE]`: all errors, and rules that publishing would change. */
import { readBrands, type BrandSite } from '../../src/brand/read-brands.ts';
import { formatBrandError } from '../../src/brand/brand-error.ts';
import { knownCode } from './known-code.ts';
import { ruleReport } from './rule-report.ts';

interface Checked {
  text: string;
  ok: boolean;
}

/**
 * @param asked check this brand and the files that it shares; default: all brands
 * @throws UnknownBrandError
 */
export function check(root: string, asked?: string): Checked {
  const { text, ok } = checked(root, asked);
  return { text, ok };
}

/**
 * Without errors, also lists the rules that differ from the published release.
 * @throws UnknownBrandError
 */
export async function checkAndCompare(root: string, asked?: string): Promise<Checked> {
  const { text, ok, sites } = checked(root, asked);
  const report = ok ? await ruleReport(root, sites, asked === undefined ? 'all' : sites.map(codeOf)) : [];
  return { text: [text, ...(report.length > 0 ? ['', ...report] : [])].join('\n'), ok };
}

const codeOf = ({ brand }: BrandSite): string => brand.code;

function checked(root: string, asked?: string): Checked & { sites: BrandSite[] } {
  const code = asked === undefined ? undefined : knownCode(root, asked);
  const { sites, errors } = readBrands(root, code === undefined ? undefined : [code]);
  const what = code ?? `${sites.length} brands`;
  if (errors.length === 0) return { text: `No errors in ${what}.`, ok: true, sites: code === undefined ? sites : sites.filter((site) => codeOf(site) === code) };
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  return {
    text: [...errors.map(formatBrandError), '', `${count}${code ? ` in ${code}` : ''}.`].join('\n'),
    ok: false,
    sites,
  };
}
