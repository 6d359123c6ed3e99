/** Signing out (spec 000 §4 'Logout result by nextAction'). Loaded when somebody asks for it. */
import { goTo } from '../../lib/go.ts';
import { openDialog } from '../../ui/dialog.ts';
import { hasLogoutCookie, hasSessionCookie } from '../storage/session-cookies.ts';
import {
  isReplacedByAnotherSession,
  storedSessionCookie,
  storedSessionInfo,
} from '../storage/stored-session.ts';
import '../session.store.ts'; // calls of a tab that has loaded nothing of the session yet carry its token
import { onSessionChange, currentSession, dispatch } from '../session-machine.ts';
import { afterSignOut, CLOSE_WINDOW_PAGE, SIGNED_OUT_PAGE, VISITOR_HOME } from './sign-out.rules.ts';
import type { LogoutInfo } from './sign-out.rules.ts';
import { requestSignOut } from './sign-out.service.ts';
import { t } from './sign-out.text.ts';

/** How long somebody waits for services that do not answer, ms; nothing of theirs is on the screen by then. */
const WAIT_MS = 10_000;

/** What the services want done next; null where they could not be told. */
async function requestLogoutInfo(flow: string, access: string): Promise<LogoutInfo | null> {
  try {
    return await requestSignOut(flow, access, AbortSignal.timeout(WAIT_MS));
  } catch {
    console.error('Logout failed, please close the browser'); // spec 000 §8: logged, no message
    return null;
  }
}

/** A browser closes only windows that a script has opened; another one is told that it can be closed. */
function closeWindow(): void {
  window.close();
  goTo(CLOSE_WINDOW_PAGE, 'replace');
}

function leave(info: LogoutInfo | null, chain: string): void {
  const after = afterSignOut(info, chain);
  if (after.kind === 'close') return closeWindow();
  if (after.kind === 'leave') return void after.to.some((address) => goTo(address, 'replace'));
  console.error('Logout action not found');
  goTo(SIGNED_OUT_PAGE, 'replace');
}

/** As the loading bar: quick services would only make it flicker, ms. */
const DIALOG_DELAY_MS = 300;

/** Says that the person is on the way out, where the services take their time: the page has nothing else to show. @returns stops */
function showSigningOutDialog(): () => void {
  let close = (): void => {};
  const late = setTimeout(() => {
    const dialog = openDialog({
      heading: t('leaving'),
      body: t('leavingText'),
      actions: [],
      cancellable: false,
    });
    ({ close } = dialog);
  }, DIALOG_DELAY_MS);
  return () => {
    clearTimeout(late);
    close();
  };
}

/** A tab that asks the others for their session signs that one out. */
const joinedOtherTab = (): Promise<void> =>
  new Promise((resolve) => {
    if (currentSession().state !== 'asking') return resolve();
    const stop = onSessionChange(() => {
      stop();
      resolve();
    });
  });

/**
 * Ends a session for which no logout is called, that of an agent or of staff (spec 000 §4): the browser goes to the visitors'
 * home, and the services hear of it as of any other end, without a wait for their answer (decision 065).
 */
const endWithoutLogoutCall = (): void =>
  dispatch({ type: 'session-ended', to: VISITOR_HOME, ...(hasSessionCookie() ? {} : { skipNotice: true }) });

/**
 * Signs out everywhere: this tab at once, then the other tabs and the services.
 * @param chain where the host brand's sign-out chain begins
 */
export async function signOut(chain: string): Promise<void> {
  await joinedOtherTab();
  const { flow, simulation } = storedSessionInfo();
  if (!simulation && !hasLogoutCookie()) return endWithoutLogoutCall();
  const cookie = storedSessionCookie();
  dispatch({ type: 'sign-out-requested' });
  const now = currentSession();
  // Cookies without a session in this tab: the services are told as far as a cookie says of what.
  if (now.state !== 'signing-out') return dispatch({ type: 'session-ended', to: chain });
  const quiet = showSigningOutDialog();
  const info = await requestLogoutInfo(flow, now.access);
  quiet();
  dispatch({ type: 'sign-out-completed', replaced: isReplacedByAnotherSession(cookie) });
  leave(info, chain);
}
