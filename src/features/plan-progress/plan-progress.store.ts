/** Plan progress. The three slots of the panel share one request and its response (spec 001 §2). */
import { memberRemote } from '../../session/member-data.store.ts';
import { loadProgress, type PlanProgress } from './load-progress.ts';
import type { ProgressHolder } from './progress-queries.rules.ts';

const progress = memberRemote<PlanProgress>();

export const $planProgress = progress.$value;
/** Call this if something that the request depends on failed, such as the profile. */
export const failPlanProgress = progress.fail;

/** Reloads after a failure. @param version the brand's `planProgress.version` */
export const reloadPlanProgress = (holder: ProgressHolder, version: 'V3' | 'V5'): Promise<void> =>
  progress.load((signal) => loadProgress(version, holder, signal));

/** Loads once for all slots. @returns the function that closes the slot; closing the last slot aborts the request */
export const openPlanProgress = (holder: ProgressHolder, version: 'V3' | 'V5'): (() => void) =>
  progress.open((signal) => loadProgress(version, holder, signal));
