import { atom, onMount } from 'nanostores';
import type { Failure } from '../../lib/remote/failure.ts';
import { navigateTo } from '../../lib/navigation/navigation.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { followRedirect } from '../../session/redirects/sign-in-redirect.ts';
import { signIn, type SignInBrand } from '../../session/sign-in/start-session.ts';
import { ATTEMPTS_KEY, OTHER_TAB_SIGN_IN_EVENT } from '../../session/storage/session-keys.ts';
import { joinUnlessTyping, joinSession } from '../../session/browser-tabs/share-session.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import type { LoginModal } from './login-errors.rules.ts';

export type SignInState =
  /** `note`: a message about the previous attempt. */
  | { state: 'waiting'; note?: 'invalid' | 'limitOver' }
  | { state: 'busy' }
  | { state: 'refused'; modal: LoginModal; failure: Failure }
  /** Too many sign-ins failed. `until`: in epoch ms; null if the service returned no time. */
  | { state: 'limited'; until: number | null }
  /** The browser blocks the session's cookies, so the sign-in did not succeed. */
  | { state: 'cookies-blocked' };

export const $signIn = atom<SignInState>({ state: 'waiting' });

/** Name of the user who is signed in in another browser tab; null if there is none. */
export const $userInOtherTab = atom<string | null>(null);

const onOtherTabChange = (event: Event): void => {
  const name: unknown = event instanceof CustomEvent ? event.detail : null;
  $userInOtherTab.set(typeof name === 'string' ? name : null);
};
onMount($userInOtherTab, () => {
  window.addEventListener(OTHER_TAB_SIGN_IN_EVENT, onOtherTabChange);
  void joinUnlessTyping(); // asks again, because other browser tabs may have announced a sign-in before this form was hydrated
  return () => window.removeEventListener(OTHER_TAB_SIGN_IN_EVENT, onOtherTabChange);
});

/** Takes over the other browser tab's session. The form stays if that session has ended. */
export const continueAsOtherTab = (): void => void joinSession();

/** Closes the modal. After 'Wrong user name or password', the form still shows the error at its fields. */
export function dismissModal(): void {
  const now = $signIn.get();
  const isInvalid = now.state === 'refused' && now.modal === 'invalid';
  $signIn.set(isInvalid ? { state: 'waiting', note: 'invalid' } : { state: 'waiting' });
}

/** Longer waits get no timer, because setTimeout has a maximum delay; the button checks the time when it is clicked. */
const LONGEST_TIMER_MS = 86_400_000;

/**
 * Shows a message that says when the next attempt is allowed. The message stays until that time or until the user name
 * changes.
 */
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

/** Clears the message about the limit. Limits are per user name, so another user name can be tried at once. */
export function clearLimit(): void {
  if ($signIn.get().state === 'limited') $signIn.set({ state: 'waiting' });
}

function mustWait(): boolean {
  const now = $signIn.get();
  return now.state === 'limited' && now.until !== null && now.until > Date.now();
}

/** Leaves the form busy while the next page loads. Returning from the back/forward cache resets it. */
const stayBusy = (): void => window.addEventListener('pageshow', dismissModal, { once: true });

const loadRefused = () => import('./refused-sign-in.ts');
type Refused = Awaited<ReturnType<typeof loadRefused>>;

/** Shows the prerendered note that offers to reload the page. */
function offerReload(): null {
  document.querySelector('#form-failed')?.toggleAttribute('hidden', false);
  return null;
}

/**
 * Shows the refusal, or the reload note if the code for refusals fails to load. @returns false if there is no refusal
 */
async function showRefusal(
  find: (refused: Refused) => ReturnType<Refused['refusalOf'] | Refused['refusalBefore']>,
): Promise<boolean> {
  const refused = await loadRefused().catch(offerReload);
  const refusal = refused && (await find(refused));
  if (refused && !refusal) return false;
  if (refusal?.state === 'portal') {
    stayBusy();
    navigateTo(refusal.address, 'assign', [refusal.address]); // safe, because it comes from our own map of domains (`brand-portals.rules.ts`)
  } else if (refusal?.state === 'limited') showLimit(refusal.until);
  else $signIn.set(refusal ?? { state: 'waiting' });
  return true;
}

/** Whether any attempts were counted. Only then can a user name have used up its attempts. */
const hasCountedAttempts = (): boolean => sessionStore.get(ATTEMPTS_KEY) !== null;

/** Maximum time that saving a visitor's rating information may delay the sign-in. */
const RATES_TIMEOUT_MS = 2000;

/** Saves this brand as the rating information of a registered visitor who signs in here (spec 000 §7 'ratingInfo'). */
async function saveVisitorRates({ type }: UserRecord, brand: SignInBrand): Promise<void> {
  if (type.actorType !== 'PROS') return;
  const saved = import('../../session/user/rating-info.ts').then(({ saveRatingLocation }) =>
    saveRatingLocation(brand, true),
  );
  const timeout = new Promise((resolve) => setTimeout(resolve, RATES_TIMEOUT_MS));
  await Promise.race([saved.catch(() => {}), timeout]);
}

/** Sends the form. Does nothing if a sign-in is already in progress or the next attempt is not allowed yet. */
export async function submitSignIn(userName: string, password: string, brand: SignInBrand): Promise<void> {
  if ($signIn.get().state === 'busy' || mustWait()) return;
  $signIn.set({ state: 'busy' });
  if (hasCountedAttempts() && (await showRefusal(({ refusalBefore }) => refusalBefore(userName)))) return;
  try {
    const signedIn = await signIn(userName, password, brand);
    if (signedIn === null) return $signIn.set({ state: 'cookies-blocked' });
    await saveVisitorRates(signedIn.user, brand);
    if (followRedirect(signedIn.redirect)) stayBusy();
    else $signIn.set({ state: 'waiting' });
  } catch (error) {
    const failure = failureOf(error);
    await showRefusal(({ refusalOf }) => refusalOf(failure, userName));
  }
}
