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
  /** `note`: about the previous attempt. */
  | { state: 'waiting'; note?: 'invalid' | 'limitOver' }
  | { state: 'busy' }
  | { state: 'refused'; modal: LoginModal; failure: Failure }
  /** Too many failed sign-ins. `until`: epoch ms; null if the service named no time. */
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

const loadRefused = () => import('./refused-sign-in.ts');
type Refused = Awaited<ReturnType<typeof loadRefused>>;

/** The prerendered note offers a reload. */
function offerReload(): null {
  document.querySelector('#form-failed')?.toggleAttribute('hidden', false);
  return null;
}

/** Shows the refusal that the loaded code finds. @returns whether there is one; true if the code does not load */
async function showRefusal(
  find: (refused: Refused) => ReturnType<Refused['refusalOf'] | Refused['refusalBefore']>,
): Promise<boolean> {
  const refused = await loadRefused().catch(offerReload);
  const refusal = refused && (await find(refused));
  if (refused && !refusal) return false;
  if (refusal?.state === 'portal') {
    stayBusy();
    navigateTo(refusal.address, 'assign', [refusal.address]); // from our own map of domains (`brand-portals.rules.ts`)
  } else if (refusal?.state === 'limited') showLimit(refusal.until);
  else $signIn.set(refusal ?? { state: 'waiting' });
  return true;
}

/** Only then can they be used up. */
const hasCountedAttempts = (): boolean => sessionStore.get(ATTEMPTS_KEY) !== null;

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
