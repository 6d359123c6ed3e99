/** A visit lasts until another view replaces the view; an overlay does not end it. Nothing waits for its recording. */
import { atom } from 'nanostores';
import { pageBrand } from '../../brand/page-brand.ts';
import { $claimSummary } from '../../features/claims/claims.store.ts';
import { startPage, type AnalyticsPage } from '../../lib/page/analytics.ts';
import { ServiceError } from '../../lib/remote/failure.ts';
import { hasEducation } from '../../profile/education-opt-out.rules.ts';
import { changeProfile, $profile } from '../../profile/profile.store.ts';
import { showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { $session, whenSignedOut } from '../../session/session.store.ts';
import { finishBeforeSignOut } from '../../session/sign-out/last-calls.ts';
import { currentSession } from '../../session/session-machine.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { isHeldBack } from '../shared/forced-password.rules.ts';
import { $screen, type Screen } from '../screen/screen.store.ts';
import { VIEWS } from '../screen/views.ts';
import { pageName } from './visits.rules.ts';
import type { VisitArea } from '../shared/view-props.ts';
import { DEFAULT_PATH } from '../../routing/hash.rules.ts';
import { entryOf } from '../../routing/view-tree.rules.ts';
import { recordVisit } from './visits.service.ts';

interface Visit {
  /** Key of the outermost view. */
  view: string;
  page: AnalyticsPage | '';
  /** The area that waits for the profile, which has the user id. */
  waiting: VisitArea | null;
}

const NONE: Visit = { view: '', page: '', waiting: null };
const $visit = memberAtom(NONE);

/** A visit to send once the panels are shown. */
const $pending = atom<{ area: VisitArea; userId: string } | null>(null);

/** Time in which the panels are painted. */
const AFTER_PANELS_MS = 200;

/** The request wrapper has logged the failure (spec 001 §8 'Logged only'). */
function ignore(error: unknown): void {
  if (!(error instanceof ServiceError)) throw error;
}

/** Whether a forced password change hides the view. */
function isViewHidden(): boolean {
  const [session, screen] = [$session.get(), $screen.get()];
  return session.state === 'signed-in' && isHeldBack(session.user, screen?.route.path ?? []);
}

function send(): void {
  const pending = $pending.get();
  if (!pending) return;
  const { area, userId } = pending;
  $pending.set(null);
  const sent = recordVisit(area, userId)
    .then((visitDate) => {
      // Unlike other news, a video that was on the page is not new on the next page (decisions/messages#the-movie-panel-shows-until-seen).
      if (area === 'education') changeProfile(userId, { lastEdMaterialVisitDate: visitDate });
    })
    .catch(ignore);
  finishBeforeSignOut(sent);
}

/** Sent later, because the summary's claims come first on a slow connection. */
function sendWhenShown(): void {
  const pending = $pending.get();
  const isSummary = $visit.get().view === DEFAULT_PATH.join('/');
  if (!pending || (isSummary && $claimSummary.get().state === 'loading')) return;
  setTimeout(send, AFTER_PANELS_MS);
}

/** Sent here, because the sign-out has not ended the token yet. */
function sendBeforeSignOut(): void {
  if (currentSession().state === 'signing-out') send();
  $pending.set(null);
}

/** Whether the selected group has the page's content; otherwise the page only says that there is none. */
function hasContent(area: VisitArea): boolean {
  if (area === 'education') return hasEducation($selectedGroup.get());
  return area !== 'messages' || showsMessageCenter(pageBrand().messageCenter, $selectedGroup.get());
}

function record(): void {
  const profile = $profile.get();
  const visit = $visit.get();
  const { waiting } = visit;
  // A visit by staff must not mark news as seen by the member (decisions/staff#a-simulation-changes-nothing).
  if (isSimulation() || isViewHidden()) return;
  if (waiting === null || profile.state !== 'ready' || !hasContent(waiting)) return;
  send(); // the visit to the previous view
  $pending.set({ area: waiting, userId: profile.value.bvUserId });
  $visit.set({ ...visit, waiting: null });
  sendWhenShown();
}

function enter({ levels, route, unloaded }: Screen): void {
  if (unloaded) return;
  const before = $visit.get();
  const view = levels[0]?.key ?? '';
  const page = pageName(VIEWS, levels.at(-1)?.key ?? '', route.path);
  if (page !== before.page) startPage(page);
  const waiting = view === before.view ? before.waiting : (entryOf(VIEWS, view)?.visit ?? null);
  $visit.set({ view, page, waiting });
  record();
}

function enterScreen(): void {
  const screen = $screen.get();
  if (screen) enter(screen);
}

/** Starts over at sign-out. Returns a stop function. */
export function followVisits(): () => void {
  window.addEventListener('pagehide', send);
  const stops = [
    $screen.subscribe(enterScreen),
    $profile.listen(enterScreen),
    $claimSummary.listen(sendWhenShown),
    whenSignedOut(sendBeforeSignOut),
    () => window.removeEventListener('pagehide', send),
  ];
  return () => {
    stops.forEach((stop) => stop());
    send();
    $visit.set(NONE);
  };
}
