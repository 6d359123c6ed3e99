/** Shares the session among browser tabs (decisions/session#browser-tabs-share-a-session, decisions/session#a-sign-in-in-another-tab). */
import { isIdleTooLong } from '../timeout/last-activity.ts';
import { hasSessionCookie } from '../storage/session-cookies.ts';
import {
  isBrowserSession,
  storedSessionCookie,
  storedSessionInfo,
  storedSession,
  storedTokens,
} from '../storage/stored-session.ts';
import { fullName } from '../user/stored-user.rules.ts';
import { OTHER_TAB_SIGN_IN_EVENT } from '../storage/session-keys.ts';
import { currentSession, dispatch } from '../session-machine.ts';
import { requestSession, onTabMessage, postToTabs, type TabMessage } from './tab-channel.ts';

const mayShare = (): boolean => currentSession().state === 'signed-in' && !storedSessionInfo().simulation;

function mayBeThisSession(cookie: string | null): boolean {
  const ownCookie = storedSessionCookie();
  return cookie === null || ownCookie === null || cookie === ownCookie;
}

function onMessage(message: TabMessage): void {
  if (message.type === 'who' && mayShare()) {
    const session = storedSession();
    if (session) postToTabs({ type: 'session', session });
  }
  if (message.type === 'tokens') dispatch({ ...message, type: 'tokens-received' });
  // A simulation has no session cookie, and its user record must not change when the staff member's record changes.
  if (message.type === 'amended' && message.cookie !== null && message.cookie === storedSessionCookie())
    dispatch({ type: 'user-changed-in-other-tab', changes: message.changes });
  // A simulation has ended in another window. If this window uses the same token, its simulation must end too.
  if (message.type === 'simulation-over' && message.access === storedTokens()?.access)
    dispatch({ type: 'ended-in-other-tab', access: message.access });
  if (message.type === 'signed-out' && mayBeThisSession(message.cookie)) {
    announceOtherTabUser(null);
    dispatch({
      type: 'ended-in-other-tab',
      access: message.access,
      ...(message.to ? { to: message.to } : {}),
    });
  }
}

/** Matches text fields that autofill did not fill. */
const TYPED_FIELDS =
  'main :is(input:not([type="checkbox"], [type="radio"], [type="hidden"], :autofill), textarea)';

const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_FIELDS)].some(
    ({ value }) => value !== '',
  );

/** Tells this page about a sign-in or sign-out in another tab. @param name the user's name; null after a sign-out */
const announceOtherTabUser = (name: string | null): boolean =>
  window.dispatchEvent(new CustomEvent(OTHER_TAB_SIGN_IN_EVENT, { detail: name }));

async function requestOtherTabSession(): Promise<void> {
  const session = await requestSession(isBrowserSession);
  dispatch(session ? { type: 'joined', session } : { type: 'join-timed-out', abandoned: isIdleTooLong() });
}

export async function joinSession(): Promise<void> {
  dispatch({ type: 'session-detected' });
  if (currentSession().state === 'asking') await requestOtherTabSession();
  announceOtherTabUser(null);
}

/** Joins another tab's session at once. If the user has typed text in this page, the page offers `joinSession` instead (decisions/session#a-sign-in-in-another-tab). */
export async function joinUnlessTyping(): Promise<void> {
  if (!hasSessionCookie()) return;
  // Changes the state 'rejected' to 'signed-out', so that this tab can join. Pages with the modal 'Please Login' do not call this function.
  if (currentSession().state === 'rejected') dispatch({ type: 'session-ended' });
  if (currentSession().state !== 'signed-out') return;
  if (!hasTypedText()) return joinSession();
  const session = await requestSession(isBrowserSession);
  announceOtherTabUser(session === null ? null : fullName(session.user));
}

/**
 * Joins another tab's session, if there is one. Text in the fields does not prevent this, because it is from the ended
 * session or Firefox restored it on reload.
 */
export async function joinRemainingSession(): Promise<void> {
  if (hasSessionCookie()) await joinSession();
}

export function connectTabs(): void {
  onTabMessage(onMessage);
  if (currentSession().state === 'asking') void requestOtherTabSession();
}
