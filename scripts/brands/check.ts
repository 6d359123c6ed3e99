/** `npm run brands -- check [CODE] [--production]`: lists errors, changed rules and invented addresses. */
import { readBrands, type BrandSite } from '../../src/brand/read-brands.ts';
import { distinctErrors, formatBrandError, type KeyPath } from '../../src/brand/brand-error.ts';
import { outsideAddresses } from '../../src/brand/outside-addresses.ts';
import { isInvented } from '../../src/lib/navigation/site-address.rules.ts';
import { readIndexedStates } from '../../src/renderer/publish/brand-index/indexed-states.ts';
import { isCompiled, readStamp } from '../../src/renderer/compile/source-hash.ts';
import { knownCode } from './known-code.ts';
import { routedNameErrors } from './routed-names.ts';
import { ruleReport } from './rule-report.ts';

interface Checked {
  text: string;
  ok: boolean;
}

/**
 * @param named code of a brand, to check only its files and the shared files; default: all brands
 * @throws UnknownBrandError
 */
export function check(root: string, named?: string): Checked {
  const { text, ok } = checked(root, named);
  return { text, ok };
}

/**
 * Checks as `check` does. If there are no errors, lists the rules that differ from the published release.
 * @throws UnknownBrandError
 */
export async function checkAndCompare(root: string, named?: string): Promise<Checked> {
  const { text, ok, sites } = checked(root, named);
  const report = ok ? await ruleReport(root, sites, named === undefined ? 'all' : sites.map(codeOf)) : [];
  const asks = (file: string): boolean => report.some((line) => line.includes(file));
  const hints = ok ? noticeHints(sites).filter(({ file }) => !asks(file)).map(({ hint }) => hint) : [];
  const parts = [report, hints].filter((lines) => lines.length > 0);
  return { text: [text, ...parts.flatMap((lines) => ['', ...lines])].join('\n'), ok };
}

/** Hints about notices that have ended on every brand that shows them, and about notices without Spanish text. */
function noticeHints(sites: readonly BrandSite[]): { file: string; hint: string }[] {
  const notices = Map.groupBy(
    sites.flatMap((site) => site.notices),
    ({ file }) => file,
  );
  return [...notices].flatMap(([file, found]) => {
    const ended = found.map((notice) => notice.ended);
    if (ended.includes(null))
      return found.every(({ hasSpanish }) => hasSpanish) ? [] : [{ file, hint: `Hint: ${file} has no Spanish: Spanish pages show the English.` }];
    return [{ file, hint: `Hint: ${file} ended on ${ended.toSorted().at(-1) ?? ''}; releases no longer have it, so you can delete it.` }];
  });
}

/** Checks as `checkAndCompare` does, and lists the invented addresses that production would use. */
export async function checkForProduction(root: string, named?: string): Promise<Checked> {
  const { text, ok } = await checkAndCompare(root, named);
  const lines = ok ? inventedSites(root, named) : [];
  return { text: [text, ...lines].join('\n'), ok: ok && lines.length === 0 };
}

/** Lists each invented address that production would use, except the brands' own domains. */
export function inventedSites(root: string, named?: string): string[] {
  const { sites } = readBrands(root);
  const domains = new Set(sites.map(({ brand }) => brand.domain));
  const code = named === undefined ? undefined : knownCode(root, named);
  const found = sites
    .filter((site) => code === undefined || codeOf(site) === code)
    .flatMap((site) =>
      outsideAddresses(site.brand)
        .filter(({ url, path }) => isInvented(url) && !domains.has(new URL(url).hostname) && isForProduction(path))
        .map(({ url, path, name }) => ({ key: `${path.join('.')}: ${url} (${name})`, code: codeOf(site) })),
    );
  if (found.length === 0) return [];
  const groups = Map.groupBy(found, ({ key }) => key);
  return [
    '',
    'Addresses of other sites that are still invented:',
    ...[...groups].map(([key, users]) => `  ${key}: ${users.length === sites.length ? 'all brands' : users.map((user) => user.code).join(', ')}`),
  ];
}

const isForProduction = (path: KeyPath): boolean => !['local', 'dev', 'test', 'qa'].includes(String(path.at(-1)));

const codeOf = ({ brand }: BrandSite): string => brand.code;

function checked(root: string, named?: string): Checked & { sites: BrandSite[] } {
  const code = named === undefined ? undefined : knownCode(root, named);
  const valid = code === undefined ? null : validAlone(root, code);
  const read = valid ? { sites: [valid], errors: [] } : readBrands(root, code === undefined ? undefined : [code]);
  const sites = read.sites.filter((site) => code === undefined || codeOf(site) === code);
  const errors = read.errors.length > 0 ? read.errors : distinctErrors(sites.flatMap(routedNameErrors));
  if (errors.length === 0) return { text: `No errors in ${code ?? `${sites.length} brands`}.`, ok: true, sites };
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  return {
    text: [...errors.map(formatBrandError), '', `${count}${code ? ` in ${code}` : ''}.`].join('\n'),
    ok: false,
    sites,
  };
}

/**
 * Returns the brand without reading the other brands again, if the index of the last publish proves that the brand has
 * no errors (decisions/publishing#other-brands-are-not-read-again).
 */
function validAlone(root: string, code: string): BrandSite | null {
  if (!isCompiled(root)) return null;
  const { sites, unread, shared, own: ownFiles } = readIndexedStates(root, readStamp(root), [code], () => true);
  const isWhole = unread.length > 0 && shared.length === 0 && !ownFiles.has(code);
  return (isWhole && sites.find((site) => codeOf(site) === code)) || null;
}
