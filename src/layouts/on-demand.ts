/**
 * What a page's shell needs only once somebody is signed in, presses something, or reads in another language: one
 * file, so that the script of every page stays small. Each function loads what it needs.
 */
import { TEXTS_ATTRIBUTE, TEXTS_EVENT } from '../lib/language-keys.ts';
import { sessionStore } from '../lib/storage.ts';
import { USER_KEY } from '../session/storage/session-keys.ts';
import { storedSessionInfo } from '../session/storage/stored-session.ts';
import { LOGOUT_FAILED } from '../session/storage/shell-keys.ts';
import { dispatch } from '../session/session-machine.ts';
import { connectTabs, joinUnlessTyping as joinSession } from '../session/browser-tabs/share-session.ts';

/** How long a press waits for the code of a sign-out, ms: the member is on the screen meanwhile. */
const SIGN_OUT_WITHIN_MS = 5000;

const late = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), SIGN_OUT_WITHIN_MS));

/**
 * Signs out and leaves for the place where the brand's sign-out ends. Where its code cannot be had nobody is asked what comes
 * next: this tab and the others are out at once all the same (decision 053).
 */
export async function leave(target: string): Promise<void> {
  try {
    const { signOut } = await Promise.race([import('../session/sign-out/sign-out.ts'), late()]);
    await signOut(target);
  } catch {
    console.error(LOGOUT_FAILED);
    dispatch({ type: 'sign-out-completed', replaced: false }); // a sign-out that got halfway
    dispatch({ type: 'session-ended', to: target });
  }
}

let joined = false;

/** From now on this tab and the others agree on the session. */
export function joinTabs(): void {
  if (joined) return;
  joined = true;
  connectTabs();
}

/** Somebody has signed in since this page was opened, in another tab: it takes that up. */
export function joinLate(): void {
  joinTabs();
  void joinSession();
}

/** Loads a page anew that the browser's memory brought back, where somebody has signed in or out since. */
export function checkSession({ dataset }: HTMLElement): void {
  if ((dataset['session'] === 'in') !== (sessionStore.get(USER_KEY) !== null)) window.location.reload();
}

/** A session that nobody uses ends; one that has ended elsewhere ends here. */
async function watchSession(): Promise<void> {
  const { startMemberTimeout } = await import('../session/timeout/timeout.ts');
  startMemberTimeout();
}

/** The shell's texts as the last page had them, and the tabs on a page without the member area. */
export async function dressForMember(page: Document): Promise<void> {
  joinTabs();
  if (storedSessionInfo().simulation)
    void import('./simulation-badge.ts').then(({ showSimulation }) => showSimulation());
  void watchSession();
  const { showShellTexts } = await import('../content/shell-texts.ts');
  showShellTexts(page);
  if (page.querySelector('#member-preloads') || page.documentElement.dataset['tabs']) return;
  const { startTabsAlone } = await import('../member/header-tabs.store.ts');
  startTabsAlone();
}

/** The texts of a page that does not speak English; without them it does. Islands wait for the event. */
export async function speak(page: HTMLElement): Promise<void> {
  try {
    await (await import('./spanish.ts')).speakSpanish();
  } catch {
    page.lang = 'en';
  }
  page.removeAttribute(`data-${TEXTS_ATTRIBUTE}`);
  window.dispatchEvent(new Event(TEXTS_EVENT));
}

/** Something was opened: a menu of the header is filled, the phone's menu started. */
export async function opened(place: Element): Promise<void> {
  if (place instanceof HTMLDetailsElement && place.dataset['fill'])
    await (await import('./header-menus.ts')).fillMenu(place);
  else if (place instanceof HTMLElement) (await import('./phone-menu.ts')).startPhoneMenu(place);
}

/** Something with code of its own was pressed. @throws where the code cannot be had */
export const press = async (place: HTMLElement): Promise<void> =>
  (await import('./click-handlers.ts')).press(place);

export const mobileWindow = async (): Promise<void> =>
  (await import('./mobile-window.ts')).startMobileWindow();
