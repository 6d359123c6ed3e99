/** Records visits to views. A visit lasts until another view replaces the outermost view, so an overlay does not end it. */
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
  /** Key of the visited view, which is the outermost view of the screen. */
  view: string;
  page: AnalyticsPage | '';
  /** The area to record once the profile, which contains the user id, is loaded; null if there is no area to record. */
  waiting: VisitArea | null;
}

const NONE: Visit = { view: '', page: '', waiting: null };
const $visit = memberAtom(NONE);

/** The visit to send once the panels are shown. */
const $pending = atom<{ area: VisitArea; userId: string } | null>(null);

/** Time for the browser to paint the panels. */
const AFTER_PANELS_MS = 200;

/** Ignores service failures, which the request wrapper has already logged (spec 001 §8 'Logged only'). */
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
      // Marks the new video as seen, so that the movie panel does not show it again (decisions/messages#the-movie-panel-shows-until-seen).
      if (area === 'education') changeProfile(userId, { lastEdMaterialVisitDate: visitDate });
    })
    .catch(ignore);
  finishBeforeSignOut(sent);
}

/** Sends the pending visit after the summary's claims, which matter more on a slow connection. */
function sendWhenShown(): void {
  const pending = $pending.get();
  const isSummary = $visit.get().view === DEFAULT_PATH.join('/');
  if (!pending || (isSummary && $claimSummary.get().state === 'loading')) return;
  setTimeout(send, AFTER_PANELS_MS);
}

/** Sends the pending visit at sign-out, while the token is still valid. */
function sendBeforeSignOut(): void {
  if (currentSession().state === 'signing-out') send();
  $pending.set(null);
}

/** Whether the area has content for the selected group. A page that only says that there is no content does not count as a visit. */
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
  send(); // first sends the pending visit of the previous view
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

/** Starts recording visits. @returns a stop function */
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
