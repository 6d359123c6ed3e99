/**
 * What the tabs of one browser tell each other: a new tab asks for the session of the others, a sign-out ends it in
 * all, a renewed token and a changed record reach all.
 */
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
import { SIGNED_IN_ELSEWHERE_EVENT } from '../storage/session-keys.ts';
import { currentSession, dispatch } from '../session-machine.ts';
import { requestSession, onTabMessage, postToTabs, type TabMessage } from './tab-channel.ts';

/** Staff who act as a member do so in one window: nobody else gets its session. */
const mayShare = (): boolean => currentSession().state === 'signed-in' && !storedSessionInfo().simulation;

/** Whether a session that is over may be this tab's: another one, which has begun since, goes on. */
function mayBeThisSession(cookie: string | null): boolean {
  const own = storedSessionCookie();
  return cookie === null || own === null || cookie === own;
}

function onMessage(message: TabMessage): void {
  if (message.type === 'who' && mayShare()) {
    const session = storedSession();
    if (session) postToTabs({ type: 'session', session });
  }
  if (message.type === 'tokens') dispatch({ ...message, type: 'tokens-received' });
  // A window in which staff act as a member has no cookie of its own, and another record.
  if (message.type === 'amended' && message.cookie !== null && message.cookie === storedSessionCookie())
    dispatch({ type: 'user-changed-in-other-tab', changes: message.changes });
  // The staff's own window has ended: one that has been made a copy of has no session of its own.
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

/** Something that a person has typed into the page; what the browser has filled in is nobody's work. */
const TYPED_FIELDS =
  'main :is(input:not([type="checkbox"], [type="radio"], [type="hidden"], :autofill), textarea)';

const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED_FIELDS)].some(
    ({ value }) => value !== '',
  );

/** Says on this page who is signed in in another tab. */
const announceOtherTabUser = (name: string | null): boolean =>
  window.dispatchEvent(new CustomEvent(SIGNED_IN_ELSEWHERE_EVENT, { detail: name }));

/** Takes over the session of another tab; shows the page to nobody where none answers. */
async function requestOtherTabSession(): Promise<void> {
  const session = await requestSession(isBrowserSession);
  dispatch(session ? { type: 'joined', session } : { type: 'join-timed-out', abandoned: isIdleTooLong() });
}

/** Takes over the session of another tab for a page that was opened before it began. */
export async function joinSession(): Promise<void> {
  dispatch({ type: 'session-detected' });
  if (currentSession().state === 'asking') await requestOtherTabSession();
  announceOtherTabUser(null);
}

/**
 * Somebody may have signed in in another tab since this page was opened: it joins, as a new tab does. A page into which
 * something has been typed is told who it is, and asks (`joinNow`).
 */
export async function joinUnlessTyping(): Promise<void> {
  if (!hasSessionCookie()) return;
  if (currentSession().state === 'refused') dispatch({ type: 'session-ended' }); // a page that only showed nobody
  if (currentSession().state !== 'signed-out') return;
  if (!hasTypedText()) return joinSession();
  const session = await requestSession(isBrowserSession);
  announceOtherTabUser(session === null ? null : fullName(session.user));
}

/**
 * Takes over the session of another tab right after the one of this tab was ended by a press. Does not ask first, unlike
 * `joinLate`: what stands in the fields was typed for the session that is over, or Firefox has restored it on a reload.
 */
export async function joinRemainingSession(): Promise<void> {
  if (hasSessionCookie()) await joinSession();
}

/** From now on this tab and the others agree on the session. */
export function connectTabs(): void {
  onTabMessage(onMessage);
  if (currentSession().state === 'asking') void requestOtherTabSession();
}
