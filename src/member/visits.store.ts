/**
 * Records visits once each, and tells analytics which page is entered. A visit lasts until another view takes the place of
 * this one; a temporary view over it does not end it.
 */
import { startPage } from '../lib/analytics.ts';
import { ServiceError } from '../lib/failure.ts';
import { $profile } from '../profile/profile.store.ts';
import { $session, whenSignedOut } from '../session/session.store.ts';
import { isSimulation } from '../session/simulation/open-simulation.ts';
import { isHeldBack } from './forced-password.rules.ts';
import { $screen, type Screen } from './screen.store.ts';
import { VIEWS } from './views.ts';
import { pageName, placeOf, type VisitedPlace } from './visits.rules.ts';
import { recordVisit } from './visits.service.ts';

/** Key of the outermost view that is shown. */
let visited = '';
/** Waits for the profile, which knows who visits. */
let waiting: VisitedPlace | null = null;
let page = '';

/** A failure is logged by the request wrapper and no more (spec 001 §8 'Logged only'). */
function ignore(error: unknown): void {
  if (!(error instanceof ServiceError)) throw error;
}

/** Whoever must choose a password first has not seen the view yet. */
function seesNothing(): boolean {
  const [session, screen] = [$session.get(), $screen.get()];
  return session.state === 'signed-in' && isHeldBack(session.user, screen?.route.path ?? []);
}

function record(): void {
  const profile = $profile.get();
  // Staff who look for a member must not make what is new to the member look seen (decision 033).
  if (isSimulation() || seesNothing()) return;
  if (waiting === null || profile.state !== 'ready') return;
  const place = waiting;
  waiting = null;
  recordVisit(place, profile.value.bvUserId).catch(ignore);
}

function enter({ levels, route, unloaded }: Screen): void {
  if (unloaded) return;
  const outermost = levels[0]?.key ?? '';
  if (outermost !== visited) waiting = placeOf(outermost);
  visited = outermost;
  const name = pageName(VIEWS, levels.at(-1)?.key ?? '', route.path);
  if (name !== page) startPage(name);
  page = name;
  record();
}

function forget(): void {
  visited = '';
  waiting = null;
  page = '';
}

function look(): void {
  const screen = $screen.get();
  if (screen) enter(screen);
}

/** Follows the screen, and the profile without which nobody knows who visits. Whoever signs in next begins anew. @returns stops */
export function followVisits(): () => void {
  const stops = [$screen.subscribe(look), $profile.listen(look), whenSignedOut(forget)];
  return () => {
    stops.forEach((stop) => stop());
    forget();
  };
}
