/** One plan progress for the three places of the panel (spec 001 §2): they share the request and the answer. */
import { memberRemote } from '../../session/member-data.store.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import { loadProgress, type PlanProgress } from './load-progress.ts';
import type { ProgressHolder } from './progress-queries.rules.ts';

const progress = memberRemote<PlanProgress>();

export const $planProgress = progress.$value;
/** For a failure of something that the request needs, such as the profile. */
export const failPlanProgress = progress.fail;

let places = 0;
let inProgress: Promise<void> | undefined;

whenSignedOut(() => {
  inProgress = undefined;
});

/** Loads again, for a retry. @param version the brand's `planProgress.version` */
export function reloadPlanProgress(holder: ProgressHolder, version: 'V3' | 'V5'): Promise<void> {
  const mine = progress
    .load((signal) => loadProgress(version, holder, signal))
    .finally(() => {
      if (inProgress === mine) inProgress = undefined;
    });
  inProgress = mine;
  return mine;
}

/** Loads once for all places. @returns call it when the place closes: without a place the request is aborted */
export function openPlanProgress(holder: ProgressHolder, version: 'V3' | 'V5'): () => void {
  places += 1;
  if ($planProgress.get().state !== 'ready' && !inProgress) void reloadPlanProgress(holder, version);
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    places -= 1;
    if (places > 0) return;
    progress.leave();
    inProgress = undefined;
  };
}
