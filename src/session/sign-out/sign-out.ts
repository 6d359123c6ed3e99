import { navigateTo } from '../../lib/navigation/navigation.ts';
import { openDialogIfSlow } from '../../ui/dialog/dialog.ts';
import { hasLogoutCookie, hasSessionCookie } from '../storage/session-cookies.ts';
import {
  isReplacedByAnotherSession,
  storedSessionCookie,
  storedSessionInfo,
} from '../storage/stored-session.ts';
import '../session.store.ts'; // adds the bearer token to requests
import { sessionSettled } from '../browser-tabs/session-settled.ts';
import { currentSession, dispatch } from '../session-machine.ts';
import { afterSignOut, CLOSE_WINDOW_PAGE, SIGNED_OUT_PAGE, VISITOR_HOME } from './sign-out.rules.ts';
import type { LogoutInfo } from './sign-out.rules.ts';
import { simulationCookiesSettled } from '../simulation/simulation-windows.ts';
import { lastCalls } from './last-calls.ts';
import { requestSignOut } from './sign-out.service.ts';
import { t } from './sign-out.text.ts';

const WAIT_MS = 10_000; // the page no longer shows the member's data during this wait

async function requestLogoutInfo(flow: string, access: string): Promise<LogoutInfo | null> {
  try {
    return await requestSignOut(flow, access, AbortSignal.timeout(WAIT_MS));
  } catch {
    console.error('Logout failed, please close the browser'); // spec 000 §8: logged, but not shown to the user
    return null;
  }
}

/** Closes the window. A browser closes only windows that a script opened; otherwise a page asks the user to close it. */
function closeWindow(): void {
  void simulationCookiesSettled().then(() => {
    window.close();
    navigateTo(CLOSE_WINDOW_PAGE, 'replace');
  });
}

function leave(info: LogoutInfo | null, chain: string): void {
  const after = afterSignOut(info, chain);
  if (after.kind === 'close') return closeWindow();
  if (after.kind === 'leave') return void after.to.some((address) => navigateTo(address, 'replace'));
  console.error('Logout action not found');
  navigateTo(SIGNED_OUT_PAGE, 'replace');
}

/** Signs out agents and staff, who have no logout call (spec 000 §4; decisions/staff#agents-sign-out-without-a-call). */
const endWithoutLogoutCall = (): void =>
  dispatch({ type: 'session-ended', to: VISITOR_HOME, ...(hasSessionCookie() ? {} : { skipNotice: true }) });

/** Signs out all tabs, then calls the services (decisions/session#sign-out-clears-first). @param chain sign-out URL */
export async function signOut(chain: string): Promise<void> {
  await sessionSettled(); // so that the sign-out can end a session that this tab is joining
  const { flow, simulation } = storedSessionInfo();
  if (!simulation && !hasLogoutCookie()) return endWithoutLogoutCall();
  const cookie = storedSessionCookie();
  dispatch({ type: 'sign-out-requested' });
  const now = currentSession();
  // If this tab has no session but still has cookies of an earlier one, clears them and notifies the services.
  if (now.state !== 'signing-out') return dispatch({ type: 'session-ended', to: chain });
  const closeDialog = openDialogIfSlow({
    heading: t('leaving'),
    body: t('leavingText'),
    actions: [],
    cancellable: false,
  });
  await lastCalls();
  const info = await requestLogoutInfo(flow, now.access);
  closeDialog();
  dispatch({ type: 'sign-out-completed', replaced: isReplacedByAnotherSession(cookie) });
  leave(info, chain);
}
