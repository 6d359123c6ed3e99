import { atom } from 'nanostores';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { pageBrand, setPageBrand } from '../../brand/page-brand.ts';
import { clearContent, memberTexts } from '../../content/content.store.ts';
import { $claimSummary } from '../../features/claims/claims.store.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { saveSummaryState } from '../../routing/summary-view-state.ts';
import { startRouting } from '../../routing/route.store.ts';
import { setViewStateOwner } from '../../routing/view-state.ts';
import { followRedirect, redirectFromMemberArea } from '../../session/redirects/sign-in-redirect.ts';
import { belongsInMemberArea } from '../../session/user/roles.rules.ts';
import { $session, resumeSession, whenSignedOut } from '../../session/session.store.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { followMaintenance } from '../screen/maintenance.store.ts';
import { followRoute, $screen, isSummary } from '../screen/screen.store.ts';
import { followTabs, startTabs } from '../navigation/header-tabs.store.ts';
import { afterPaint } from '../../lib/page/after-paint.ts';
import { importTwice, LONGEST_WAIT_MS } from '../shared/deferred-chunk.ts';
import { $isSummaryTurn } from '../summary/summary-turn.store.ts';

/**
 * Whether the summary shows its first claims or has stopped waiting for them. True for other views, which do not wait
 * for claims.
 */
function areShown(): boolean {
  const screen = $screen.get();
  return screen !== null && (!isSummary(screen) || $isSummaryTurn.get());
}

/** Runs a task after the first claims (or another view) have been painted, or after `LONGEST_WAIT_MS` (decisions/home#what-loads-after-the-first-claims). @returns stop function */
function afterFirstClaims(task: () => void): () => void {
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
  stops = [$screen.listen(check), $isSummaryTurn.listen(check), () => clearTimeout(timer)];
  check();
  return stop;
}

/** Saves the date range of the loaded claims. Must run before the claims render, because their details and payments use the range. */
const keepSummaryRange = (): (() => void) =>
  $claimSummary.subscribe((summary) => {
    if (summary.state === 'ready') saveSummaryState({ dateRange: summary.value.range });
  });

/** Whether the member area has started. Until then the prerendered skeleton shows. */
export const $started = atom(false);

/** Id of the user whose view state is stored; null once this or another browser tab has signed out. */
function viewsOwner(): string | null {
  const session = $session.get();
  const { session: mark } = document.documentElement.dataset;
  return session.state === 'signed-in' && mark === 'in' ? session.user.userId : null;
}

/** The only view of the member area for users who are not members: the form for a required password change. */
const CHANGE_PASSWORD = '#/change-password';

/** Redirects a user who does not belong in the member area (spec 000 §4). @returns whether the page is being left */
function leaves(): boolean {
  const session = $session.get();
  if (session.state !== 'signed-in' || belongsInMemberArea(session.user.type.actorType)) return false;
  const out = redirectFromMemberArea(session.user, pageBrand().rules.sites);
  // Without a redirect, the user must change the password in this view.
  if (!out) window.history.replaceState(window.history.state, '', CHANGE_PASSWORD);
  return out !== null && followRedirect(out);
}

const completeRecord = (): Promise<unknown> =>
  import('../../session/user/user-record.store.ts').then(({ completeUser }) =>
    completeUser().catch(failureOf),
  );

function startDeferred(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const load = async (): Promise<void> => {
    const module = await importTwice(() => import('./deferred-start.ts')).catch(() => null);
    if (module) return module.startDeferredParts(signal);
    // Without the chunk, panels stop waiting for the texts. When the view changes, the chunk is requested again.
    memberTexts.fail({ kind: 'offline', reference: '' });
    const unlisten = $screen.listen(() => {
      unlisten();
      void load();
    });
  };
  signal.addEventListener(
    'abort',
    afterFirstClaims(() => void load()),
  );
  return () => stopped.abort();
}

function start(brand: BrandSlice): () => void {
  setPageBrand(brand);
  resumeSession();
  if (leaves()) return () => {};
  // A simulation starts with a partial user record. Loading the rest requires the token for the member, which the page has now.
  if (isSimulation()) void completeRecord();
  setViewStateOwner(viewsOwner);
  const stops = [
    startRouting(),
    keepSummaryRange(),
    followMaintenance(brand.code),
    followRoute(),
    startTabsOfMember(),
    followTabs(),
    startDeferred(),
    whenSignedOut(clearContent),
    $session.listen(() => void leaves()),
  ];
  $started.set(true);
  return () => stops.forEach((stop) => stop());
}

let stop: (() => void) | null = null;

/** Starts the member area once. @returns a function that stops the member area, so that it can be started again */
export function startMemberArea(brand: BrandSlice): () => void {
  stop ??= start(brand);
  return () => {
    stop?.();
    stop = null;
  };
}

function startTabsOfMember(): () => void {
  const session = $session.get();
  const isOther = session.state === 'signed-in' && !belongsInMemberArea(session.user.type.actorType);
  return isOther ? () => {} : startTabs();
}
