/**
 * The content security policy of a site. `_headers` has the policy for all pages. For hosts that do not read that file, each page
 * also contains a policy with only its own hashes (decisions/services#each-page-carries-its-policy). Browsers enforce both.
 */
import { createHash } from 'node:crypto';

/** Policy sources that allow inline scripts or styles with these texts. */
export const hashSources = (texts: readonly string[]): string[] =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

const CHARSET = '<meta charset="utf-8">';
const INLINE = /<(?<element>script|style)\b(?<attributes>[^>]*)>(?<text>.*?)<\/\k<element>>/gs;
const IS_HASH = /^'sha256-/;
/** Directives that work only in a header. Browsers ignore such directives in a page, and report them. */
const HEADER_ONLY: readonly string[] = ['frame-ancestors', 'report-to', 'report-uri', 'sandbox'];

interface SiteParts {
  /** Astro's policy, with the hashes of all scripts in templates. */
  compiled: string;
  /** The inline styles that publishing writes into pages. */
  styles: readonly string[];
  /** Origins of services that pages call (spec 000 §7 'Cross-origin mode'). */
  origins: readonly string[];
  /** Origin of the brand's tag manager; undefined if the brand has none. */
  tags: string | undefined;
}

interface SitePolicies {
  /** The policy for the response headers of all pages. */
  header: string;
  /** HTML of all pages, each with its own policy, in the order of the input. */
  pages: string[];
}

const readDirectives = (policy: string): [name: string, sources: string[]][] =>
  policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, sources]]));

/**
 * The sources to add to those that Astro sets for a directive. The tag manager's origin is allowed, but its scripts are
 * still subject to Trusted Types (decisions/visitors#consent-before-a-tag-manager).
 */
const additions = (name: string, { origins, tags }: SiteParts): readonly string[] =>
  ({
    'connect-src': [...(tags === undefined ? [] : [tags]), ...origins],
    'script-src': tags === undefined ? [] : [tags],
    'trusted-types': tags === undefined ? [] : ['consent'],
  })[name] ?? [];

/** Builds a policy. @param scripts hashes of the allowed inline scripts @param styles hashes of the allowed inline styles */
function policyWith(parts: SiteParts, scripts: ReadonlySet<string>, styles: ReadonlySet<string>): string {
  const hashes: Readonly<Record<string, Iterable<string>>> = { 'script-src': scripts, 'style-src': styles };
  const directives = readDirectives(parts.compiled).map(([name, sources]) => [
    name,
    ...new Set([
      ...sources.filter((source) => !IS_HASH.test(source)),
      ...additions(name, parts),
      ...(hashes[name] ?? []),
    ]),
  ]);
  const fallback = directives
    .find(([name]) => name === 'default-src')
    ?.slice(1)
    .join(' ');
  return directives
    .filter(([name = '', ...sources]) => !/(?<!default)-src$/.test(name) || sources.join(' ') !== fallback)
    .map((directive) => directive.join(' '))
    .join(';');
}

const inPage = (policy: string): string =>
  policy
    .split(';')
    .filter((directive) => !HEADER_ONLY.includes(directive.split(' ', 1)[0] ?? ''))
    .join(';');

/**
 * Writes each page's own policy into the page, before all scripts and styles. The policy allows only scripts and styles that
 * come from a template or from publishing.
 */
export function sitePolicies(html: readonly string[], parts: SiteParts): SitePolicies {
  const hashCache = new Map<string, string>();
  const hashOf = (text: string): string => {
    const hash = hashCache.get(text) ?? hashSources([text]).join('');
    hashCache.set(text, hash);
    return hash;
  };
  const compiled = new Map(readDirectives(parts.compiled)).get('script-src') ?? [];
  const allowed = {
    script: new Set(compiled.filter((source) => IS_HASH.test(source))),
    style: new Set(parts.styles.map(hashOf)),
  };
  const found = html.map((page) => {
    const hashes = { script: new Set<string>(), style: new Set<string>() };
    for (const { groups: { element = '', attributes = '', text = '' } = {} } of page.matchAll(INLINE)) {
      if (/\bsrc=/.test(attributes)) continue;
      const kind = element === 'style' ? 'style' : 'script';
      if (allowed[kind].has(hashOf(text))) hashes[kind].add(hashOf(text));
    }
    return hashes;
  });
  const union = (kind: 'script' | 'style') => new Set(found.flatMap((hashes) => [...hashes[kind]]));
  return {
    header: policyWith(parts, union('script'), union('style')),
    pages: html.map((page, at) => {
      const { script = new Set<string>(), style = new Set<string>() } = found[at] ?? {};
      const policy = inPage(policyWith(parts, script, style));
      return page.replace(
        CHARSET,
        () => `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      );
    }),
  };
}
