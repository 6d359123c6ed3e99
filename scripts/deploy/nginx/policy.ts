/** The content security policy directives that all releases share, without hashes. */
import type { NginxSite } from './read-sites.ts';

/** The shared directives. Each page contains its other directives (decisions/services#each-page-carries-its-policy). */
const DIRECTIVES = ['object-src', 'base-uri', 'form-action', 'frame-ancestors'];

/** The policy for a release that nginx does not know yet. @throws Error if there are no sites or their policies differ */
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
