import { matchingRelease } from './maintenance.ts';
import { withLock } from './publish-lock.ts';
import {
  readHistory,
  serve,
  servedRelease,
  historyUpToServed,
  writeHistory,
  type Release,
} from './release-history.ts';

export class NoEarlierReleaseError extends Error {
  constructor(domain: string) {
    super(`${domain} has no earlier release. Nothing changed.`);
    this.name = 'NoEarlierReleaseError';
  }
}

/**
 * Serves the previous release, and makes its member pages match the maintenance switch. Marks that release in the
 * history, so that builds of all brands skip the site (decisions/publishing#rollbacks-last-until-named).
 * @throws NoEarlierReleaseError
 */
export const rollBack = (root: string, domain: string): Promise<Release> =>
  withLock(root, domain, () => {
    const served = servedRelease(root, domain);
    const history = readHistory(root, domain);
    const before = historyUpToServed(history, served).filter(({ id }) => id !== served);
    const previous = before.at(-1);
    if (!previous) throw new NoEarlierReleaseError(domain);
    // Writes the mark before the symlink changes. A crash in between does no harm, because a mark has an effect only
    // while its release is served.
    writeHistory(
      root,
      domain,
      history.map((release) => (release.id === previous.id ? { ...release, rolledBack: true } : release)),
    );
    serve(root, domain, matchingRelease(root, domain, previous.id));
    return previous;
  });
