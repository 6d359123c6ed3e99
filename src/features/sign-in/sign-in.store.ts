import { atom, onMount } from 'nanostores';
import type { Failure } from '../../lib/failure.ts';
import { navigateTo } from '../../lib/navigation.ts';
import { failureOf } from '../../lib/remote.ts';
import { newReference } from '../../lib/reference-code.ts';
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
  /** `note`: about the previous attempt. */
  | { state: 'waiting'; note?: 'invalid' | 'limitOver' }
  | { state: 'busy' }
  | { state: 'refused'; modal: LoginModal; failure: Failure }
  /** Too many failed sign-ins. `until`: epoch ms; null if the service named no time. */
  | { state: 'limited'; until: number | null }
  /** The browser blocks the session's cookies, so the sign-in did not succeed. */
  | { state: 'cookies-blocked' };

export const $signIn = atom<SignInState>({ state: 'waiting' });

/** All guardian verification attempts of a user name are used up: nothing is sent, customer service takes over. */
const GUARDIAN_CLOSED: LoginOutcome = { kind: 'modal', modal: 'guardianClosed', clears: false };

/** Name of the user who is signed in in another browser tab; null if there is none. */
export const $userInOtherTab = atom<string | null>(null);

const onOtherTabChange = (event: Event): void => {
  const name: unknown = event instanceof CustomEvent ? event.detail : null;
  $userInOtherTab.set(typeof name === 'string' ? name : null);
};
onMount($userInOtherTab, () => {
  window.addEventListener(OTHER_TAB_SIGN_IN_EVENT, onOtherTabChange);
  void joinUnlessTyping(); // repeats what other browser tabs announced before this form was hydrated
  return () => window.removeEventListener(OTHER_TAB_SIGN_IN_EVENT, onOtherTabChange);
});

/** Takes over the session of the other browser tab; the form stays if that session has ended. */
export const continueAsOtherTab = (): void => void joinSession();

/** 'Wrong user name or password' stays on the form as a field error. */
export function dismissModal(): void {
  const now = $signIn.get();
  const isInvalid = now.state === 'refused' && now.modal === 'invalid';
  $signIn.set(isInvalid ? { state: 'waiting', note: 'invalid' } : { state: 'waiting' });
}

/** Longer waits are checked when the button is clicked, because setTimeout cannot count them. */
const LONGEST_TIMER_MS = 86_400_000;

/** Shows when to try again, until that time or until the user name changes. */
function showLimit(until: number | null): void {
  $signIn.set({ state: 'limited', until });
  if (until === null) return;
  const onOver = (): void => {
    const now = $signIn.get();
    if (now.state === 'limited' && now.until === until) $signIn.set({ state: 'waiting', note: 'limitOver' });
  };
  const wait = until - Date.now();
  if (wait < LONGEST_TIMER_MS) setTimeout(onOver, wait);
}

/** Limits are per user name, so another name may be tried at once. */
export function clearLimit(): void {
  if ($signIn.get().state === 'limited') $signIn.set({ state: 'waiting' });
}

function mustWait(): boolean {
  const now = $signIn.get();
  return now.state === 'limited' && now.until !== null && now.until > Date.now();
}

/** The form stays busy while the next page loads. Coming back from the browser's back/forward cache resets it. */
const stayBusy = (): void => window.addEventListener('pageshow', dismissModal, { once: true });

async function showRefusal(outcome: LoginOutcome, failure: Failure): Promise<void> {
  if (outcome.kind !== 'modal') return;
  if (outcome.clears) await clearOrphanedSession();
  $signIn.set({ state: 'refused', modal: outcome.modal, failure });
}

/** Guardian verification is limited to the attempts of spec 000 §9, per user name. */
async function showGuardianRefusal(outcome: LoginOutcome, failure: Failure, userName: string): Promise<void> {
  const left = await countAttempt('guardian', userName);
  await showRefusal(left === 0 ? GUARDIAN_CLOSED : outcome, failure);
}

/** Applies the login error table (spec 000 §8 'Login'). */
async function handleRefusal(failure: Failure, userName: string): Promise<void> {
  const outcome = loginOutcome(failure);
  if (outcome.kind === 'modal' && outcome.modal === 'guardian')
    return showGuardianRefusal(outcome, failure, userName);
  if (outcome.kind === 'modal') return showRefusal(outcome, failure);
  if (outcome.kind === 'wait') return showLimit(outcome.until);
  const portal = await findPortal(outcome.brand);
  if (portal === null) return showRefusal(GENERAL, failure);
  stayBusy();
  navigateTo(portal, 'assign', [portal]); // the address comes from our own map of domains (`portals.rules.ts`)
}

/** Saving the rates of a visitor must not hold up the sign-in longer than this. */
const RATES_TIMEOUT_MS = 2000;

/** A registered visitor gets the rates of the brand where they sign in (spec 000 §7 'ratingInfo'). */
async function saveVisitorRates({ type }: UserRecord, brand: SignInBrand): Promise<void> {
  if (type.actorType !== 'PROS') return;
  const saved = import('../../session/user/rating-info.ts').then(({ saveRatingLocation }) =>
    saveRatingLocation(brand, true),
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, RATES_TIMEOUT_MS));
  await Promise.race([saved.catch(() => {}), timeout]);
}

/** Sends the form; does nothing while busy or before the end of a limit. */
export async function submitSignIn(userName: string, password: string, brand: SignInBrand): Promise<void> {
  if ($signIn.get().state === 'busy' || mustWait()) return;
  $signIn.set({ state: 'busy' });
  if ((await attemptsRemaining('guardian', userName)) === 0) {
    await showRefusal(GUARDIAN_CLOSED, { kind: 'forbidden', reference: newReference() });
    return;
  }
  try {
    const signedIn = await signIn(userName, password, brand);
    if (signedIn === null) return $signIn.set({ state: 'cookies-blocked' });
    await saveVisitorRates(signedIn.user, brand);
    if (followRedirect(signedIn.redirect)) stayBusy();
    else $signIn.set({ state: 'waiting' });
  } catch (error) {
    await handleRefusal(failureOf(error), userName);
  }
}
