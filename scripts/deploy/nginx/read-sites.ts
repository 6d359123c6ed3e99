/** Reads the published sites for the nginx configuration. */
import { join } from 'node:path';
import { isInMaintenance, switchedId } from '../../../src/renderer/release/maintenance.ts';
import { readHistory, releasesFolder, servedRelease } from '../../../src/renderer/release/release-history.ts';
import { hostRules } from '../../server/host-rules.ts';
import { readSiteIndex } from '../../server/site-index.ts';

export interface NginxSite {
  code: string;
  domain: string;
  /** Redirects of the served release, from old to new addresses. */
  redirects: ReadonlyMap<string, string>;
  /**
   * Content security policies by release. Includes all stored releases, and the releases that would be created when
   * maintenance starts or ends, so that neither maintenance nor a rollback needs a new configuration.
   */
  policies: ReadonlyMap<string, string>;
}

/** Stands for the release id if a site's folder was copied from another machine without its releases. */
const COPIED = 'copied';
const POLICY = 'Content-Security-Policy';

function policyOf(release: string): string {
  const policy = new Map(hostRules(release).headersFor('/')).get(POLICY);
  if (policy === undefined) throw new Error(`${release}/_headers has no ${POLICY}. Publish the site again.`);
  return policy;
}

function switched(root: string, domain: string, served: string): string[] {
  const isOn = isInMaintenance(root, domain);
  const next = switchedId(served, !isOn);
  return [next, switchedId(next, isOn)];
}

function policiesOf(root: string, domain: string): Map<string, string> {
  const stored = [servedRelease(root, domain), ...readHistory(root, domain).map(({ id }) => id)];
  const ids = [...new Set(stored)].filter((id) => id !== null);
  if (ids.length === 0) return new Map([[COPIED, policyOf(join(root, 'dist/sites', domain))]]);
  return new Map(
    ids.flatMap((id, index) => {
      const policy = policyOf(join(releasesFolder(root, domain), id));
      return [id, ...(index === 0 ? switched(root, domain, id) : [])].map((name) => [name, policy]);
    }),
  );
}

/** @param root project folder @throws Error or SiteMissingError if a listed site is not published */
export const readSites = (root: string): NginxSite[] =>
  readSiteIndex(root).map(({ code, domain }) => ({
    code,
    domain,
    redirects: hostRules(join(root, 'dist/sites', domain)).redirects,
    policies: policiesOf(root, domain),
  }));
