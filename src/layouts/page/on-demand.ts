/** The part of the shell that is only needed after sign-in or a click. Not in `shell.ts`, to keep every page small. */
import { once } from '../../lib/page/once.ts';
import { pageLanguage } from '../../lib/text/i18n.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { USER_KEY } from '../../session/storage/session-keys.ts';
import { CART_KEY } from '../../session/storage/visitor-keys.ts';
import { storedSessionInfo } from '../../session/storage/stored-session.ts';
import { LOGOUT_FAILED } from '../../session/storage/shell-keys.ts';
import { dispatch } from '../../session/session-machine.ts';
import { connectTabs, joinUnlessTyping } from '../../session/browser-tabs/share-session.ts';

/** Loads a part together with the texts of the page's language. If the texts do not load, the part shows English texts. */
async function withTexts<Part>(part: Promise<Part>): Promise<Part> {
  if (pageLanguage() !== 'en') await import('./spanish-texts.ts').catch(() => null);
  return part;
}

/** Maximum time to wait for the sign-out chunk. It is short, because the member's data stays on the screen during the wait. */
const SIGN_OUT_TIMEOUT_MS = 5000;

const timeout = (): Promise<never> =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error('the sign-out chunk took too long')), SIGN_OUT_TIMEOUT_MS),
  );

/** Signs out. All browser tabs sign out even if the sign-out chunk does not load (decisions/session#signing-out-without-loaded-code). */
export async function leave(target: string): Promise<void> {
  try {
    const { signOut } = await Promise.race([
      withTexts(import('../../session/sign-out/sign-out.ts')),
      timeout(),
    ]);
    await signOut(target);
  } catch {
    console.error(LOGOUT_FAILED);
    dispatch({ type: 'sign-out-completed', replaced: false }); // completes a sign-out that stopped halfway
    dispatch({ type: 'session-ended', to: target });
  }
}

export const joinTabs = once(connectTabs);

/** Joins a session that started in another browser tab after this page was opened, unless the user is typing. */
export function joinDeferred(): void {
  joinTabs();
  void joinUnlessTyping();
}

/** Reloads a page from the back/forward cache if the user has signed in or out since it was cached. */
export function checkSession({ dataset }: HTMLElement): void {
  if ((dataset['session'] === 'in') !== (sessionStore.get(USER_KEY) !== null)) window.location.reload();
}

async function watchSession(): Promise<void> {
  const { startMemberTimeout } = await withTexts(import('../../session/timeout/timeout.ts'));
  startMemberTimeout();
}

/**
 * Updates the shell for a signed-in member: texts, session timeout, and header tabs on pages without the member area.
 * @param isFirst whether the member area's files start to load only now. If so, the session and a cached profile come
 *   from another browser tab.
 */
export async function showMemberShell(page: Document, isFirst: boolean): Promise<void> {
  joinTabs();
  if (storedSessionInfo().simulation)
    void withTexts(import('./simulation-badge.ts')).then(({ showSimulation }) => showSimulation());
  void watchSession();
  // Moves the visitor's cart to the account, whatever kind of user has signed in.
  if (sessionStore.get(CART_KEY) !== null && !storedSessionInfo().simulation)
    void import('../../features/coverage/hand-over-cart.ts').then(({ handOverCart }) => handOverCart());
  if (isFirst)
    void import('../../member/early-reads/early-reads.ts').then(({ startEarlyReads }) => startEarlyReads());
  const { showShellTexts } = await import('../../content/shell-texts.ts');
  showShellTexts(page);
  if (page.querySelector('#member-preloads') || page.documentElement.dataset['tabs']) return;
  const { startTabsAlone } = await import('../../member/navigation/header-tabs.store.ts');
  startTabsAlone();
}

export async function openMenu(menu: Element): Promise<void> {
  if (menu instanceof HTMLDetailsElement && menu.dataset['fill'])
    await (await import('../header/header-menus.ts')).fillMenu(menu);
  else if (menu instanceof HTMLElement)
    (await withTexts(import('../header/phone-menu.ts'))).startPhoneMenu(menu);
}

/** Runs the click handler of an element. @throws if the handler's code does not load */
export const onClick = async (element: HTMLElement): Promise<void> =>
  (await import('./click-handlers.ts')).handleClick(element);

export const mobileWindow = async (): Promise<void> =>
  (await withTexts(import('./mobile-window.ts'))).startMobileWindow();
