/** What the content security policies of all releases say, without the hashes that differ. */
import type { NginxSite } from './read-sites.ts';

/** A page has the rest itself (decisions/services#each-page-carries-its-policy); `frame-ancestors` only a header can say. */
const DIRECTIVES = ['object-src', 'base-uri', 'form-action', 'frame-ancestors'];

/** For a release that nginx does not know yet. @throws Error if there are no sites or they differ */
export function releaseIndependent(sites: readonly NginxSite[]): string {
  const policies = new Set(
    sites
      .flatMap(({ policies: ofSite }) => [...ofSite.values()])
      .map((policy) =>
        policy
          .split(';')
          .map((directive) => directive.trim())
          .filter((directive) => DIRECTIVES.includes(directive.split(' ', 1)[0] ?? ''))
          .join(';'),
      ),
  );
  const [policy, ...others] = policies;
  if (!policy || others.length > 0)
    throw new Error(`expected policies that agree on ${DIRECTIVES.join(', ')}, got ${policies.size}`);
  return policy;
}
