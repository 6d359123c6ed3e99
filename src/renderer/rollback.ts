/** Takes the last publish of a site back. */
import { withLock } from './publish-lock.ts';
import {
  readHistory,
  serve,
  servedRelease,
  servedSoFar,
  writeHistory,
  type Release,
} from './release-history.ts';

/** There is nothing to go back to. */
export class NoEarlierReleaseError extends Error {
  constructor(domain: string) {
    super(`${domain} has no earlier release to go back to: it stays as it is.`);
    this.name = 'NoEarlierReleaseError';
  }
}

/**
 * Serves the release before the served one; done again, the one before that. Marks it as rolled back, so that builds
 * of all brands leave it (decision 014).
 * @returns the release that is served now
 * @throws NoEarlierReleaseError
 */
export const rollBack = (root: string, domain: string): Promise<Release> =>
  withLock(root, domain, async () => {
    const served = await servedRelease(root, domain);
    const history = await readHistory(root, domain);
    const before = servedSoFar(history, served).filter(({ id }) => id !== served);
    const previous = before.at(-1);
    if (!previous) throw new NoEarlierReleaseError(domain);
    // Before the swap: the mark counts only while its release is served, so a crash between the two changes nothing.
    await writeHistory(
      root,
      domain,
      history.map((one) => (one.id === previous.id ? { ...one, rolledBack: true } : one)),
    );
    await serve(root, domain, previous.id);
    return previous;
  });
