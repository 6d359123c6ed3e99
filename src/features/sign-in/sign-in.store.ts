/** The sign-in form: waiting for input, busy, on the way to another portal, refused, or limited. */
import { atom, onMount } from 'nanostores';
import type { Failure } from '../../lib/failure.ts';
import { goTo } from '../../lib/go.ts';
import { failureOf } from '../../lib/remote.ts';
import { newReference } from '../../lib/reference.ts';
import { followRedirect } from '../../session/redirects/sign-in-redirect.ts';
import { countAttempt, attemptsRemaining } from '../../session/sign-in/attempts.ts';
import { findPortal } from '../../session/redirects/brand-portals.ts';
import { signIn, type SignInBrand } from '../../session/session.store.ts';
import { OTHER_TAB_SIGN_IN_EVENT } from '../../session/storage/session-keys.ts';
import { joinUnlessTyping, joinSession } from '../../session/browser-tabs/share-session.ts';
import { clearOrphanedSession } from '../../session/browser-tabs/orphaned-session.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { GENERAL, loginOutcome, type LoginModal, type LoginOutcome } from './login-errors.rules.ts';

export type SignInState =
  /** `note`: what the form says about the try before. */
  | { state: 'waiting'; note?: 'invalid' | 'limitOver' }
  | { state: 'busy' }
  | { state: 'refused'; modal: LoginModal; failure: Failure }
  /** Too many wrong sign-ins. `until`: milliseconds since 1970; null where the service named no time. */
  | { state: 'limited'; until: number | null }
  /** The browser has not kept the session's cookies: the sign-in did not succeed. */
  | { state: 'no-cookies' };

export const $signIn = atom<SignInState>({ state: 'waiting' });

/** Nothing is sent for a user name whose guardian could not be verified too often: customer service goes on. */
const GUARDIAN_CLOSED: LoginOutcome = { kind: 'modal', modal: 'guardianClosed', clears: false };

/** The name of whoever is signed in in another tab; null for nobody. */
export const $elsewhere = atom<string | null>(null);

const noteElsewhere = (event: Event): void => {
  const name: unknown = event instanceof CustomEvent ? event.detail : null;
  $elsewhere.set(typeof name === 'string' ? name : null);
};
onMount($elsewhere, () => {
  window.addEventListener(OTHER_TAB_SIGN_IN_EVENT, noteElsewhere);
  void joinUnlessTyping(); // what was said before anybody touched the form was said to nobody
  return () => window.removeEventListener(OTHER_TAB_SIGN_IN_EVENT, noteElsewhere);
});

/** Goes on as whoever is signed in in the other tab; where nobody is any more, the form stays. */
export const goOnAsOther = (): void => void joinSession();

/** Closes the modal; a wrong user name or password stays on the form as one line. */
export function dismissProblem(): void {
  const now = $signIn.get();
  const isInvalid = now.state === 'refused' && now.modal === 'invalid';
  $signIn.set(isInvalid ? { state: 'waiting', note: 'invalid' } : { state: 'waiting' });
}

/** Longer waits are checked when the button is pressed: a timer cannot hold them. */
const LONGEST_TIMER_MS = 86_400_000;

/** Shows when to try again, until then or until another user name is typed. */
function limit(until: number | null): void {
  $signIn.set({ state: 'limited', until });
  if (until === null) return;
  const tellOver = (): void => {
    const now = $signIn.get();
    if (now.state === 'limited' && now.until === until) $signIn.set({ state: 'waiting', note: 'limitOver' });
  };
  const wait = until - Date.now();
  if (wait < LONGEST_TIMER_MS) setTimeout(tellOver, wait);
}

/** Another user name is typed: the limit may not concern it, so the service is asked. */
export function liftLimit(): void {
  if ($signIn.get().state === 'limited') $signIn.set({ state: 'waiting' });
}

/** Whether a press would come too early. */
function mustWait(): boolean {
  const now = $signIn.get();
  return now.state === 'limited' && now.until !== null && now.until > Date.now();
}

/** The form stays busy until another page is there; whoever comes back to it finds it waiting. */
const staysBusy = (): void => window.addEventListener('pageshow', dismissProblem, { once: true });

async function refuse(outcome: LoginOutcome, failure: Failure): Promise<void> {
  if (outcome.kind !== 'modal') return;
  if (outcome.clears) await clearOrphanedSession();
  $signIn.set({ state: 'refused', modal: outcome.modal, failure });
}

/** A guardian who could not be verified may try as often as spec 000 §9 says, each user name for itself. */
async function refuseGuardian(outcome: LoginOutcome, failure: Failure, userName: string): Promise<void> {
  const left = await countAttempt('guardian', userName);
  await refuse(left === 0 ? GUARDIAN_CLOSED : outcome, failure);
}

/** Does what the error table says (spec 000 §8 'Login'); the form stays busy while another portal is loaded. */
async function answerRefusal(failure: Failure, userName: string): Promise<void> {
  const outcome = loginOutcome(failure);
  if (outcome.kind === 'modal' && outcome.modal === 'guardian')
    return refuseGuardian(outcome, failure, userName);
  if (outcome.kind === 'modal') return refuse(outcome, failure);
  if (outcome.kind === 'wait') return limit(outcome.until);
  const portal = await findPortal(outcome.brand);
  if (portal === null) return refuse(GENERAL, failure);
  staysBusy();
  goTo(portal, 'assign', [portal]); // out of our own map of domains (`portals.rules.ts`)
}

/** How long a visitor waits for the service that keeps their rates, ms: it is no reason to stay. */
const RATES_WITHIN_MS = 2000;

/** A visitor who has registered shops: their rates are those of the site where they sign in (spec 000 §7 'ratingInfo'). */
async function keepVisitorRates({ type }: UserRecord, brand: SignInBrand): Promise<void> {
  if (type.actorType !== 'PROS') return;
  const kept = import('../../session/user/rating-info.ts').then(({ saveRatingLocation }) =>
    saveRatingLocation(brand, true),
  );
  const late = new Promise((resolve) => setTimeout(resolve, RATES_WITHIN_MS));
  await Promise.race([kept.catch(() => {}), late]);
}

/** Sends the form; a second press while busy, and one before the end of a limit, sends nothing. */
export async function submitSignIn(userName: string, password: string, brand: SignInBrand): Promise<void> {
  if ($signIn.get().state === 'busy' || mustWait()) return;
  $signIn.set({ state: 'busy' });
  if ((await attemptsRemaining('guardian', userName)) === 0) {
    await refuse(GUARDIAN_CLOSED, { kind: 'forbidden', reference: newReference() });
    return;
  }
  try {
    const admitted = await signIn(userName, password, brand);
    if (admitted === null) return $signIn.set({ state: 'no-cookies' });
    await keepVisitorRates(admitted.user, brand);
    if (followRedirect(admitted.redirect)) staysBusy();
    else $signIn.set({ state: 'waiting' });
  } catch (error) {
    await answerRefusal(failureOf(error), userName);
  }
}
