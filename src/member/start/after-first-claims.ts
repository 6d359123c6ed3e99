/** When the code loads that the first claims do not need (decision 211). */
import { $claimSummary } from '../../features/claims/claims.store.ts';
import { afterPaint } from '../../lib/page/after-paint.ts';
import { LONGEST_WAIT_MS } from '../shared/deferred-chunk.ts';
import { $screen, isSummary } from '../screen/screen.store.ts';

/** Views other than the summary have loaded already. */
function areShown(): boolean {
  const screen = $screen.get();
  return screen !== null && (!isSummary(screen) || $claimSummary.get().state !== 'loading');
}

/** Runs a task once the first claims, or a view without them, are painted, or take too long. @returns stop function */
export function afterFirstClaims(task: () => void): () => void {
  let stops: (() => void)[] = [];
  const stop = (): void => stops.forEach((end) => end());
  const run = (): void => {
    stop();
    afterPaint(task);
  };
  const check = (): void => {
    if (areShown()) run();
  };
  const timer = setTimeout(run, LONGEST_WAIT_MS);
  stops = [$screen.listen(check), $claimSummary.listen(check), () => clearTimeout(timer)];
  check();
  return stop;
}
