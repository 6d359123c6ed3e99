/**
 * What the tabs of one browser tell each other: a new tab asks for the session of the others, a sign-out ends it in
 * all, a renewed token and a changed record reach all.
 */
import { isLongUnused } from '../timeout/last-activity.ts';
import { hasSessionMark } from '../storage/session-cookies.ts';
import { isThisBrowsers, keptCookie, keptFacts, keptSession, keptTokens } from '../storage/stored-session.ts';
import { nameOf } from '../user/stored-user.rules.ts';
import { ELSEWHERE_EVENT } from '../storage/session-keys.ts';
import { sessionNow, tell } from '../session-machine.ts';
import { askTabs, hear, say, type TabMessage } from './tab-channel.ts';

/** Staff who act as a member do so in one window: nobody else gets its session. */
const mayShare = (): boolean => sessionNow().state === 'signed-in' && !keptFacts().simulation;

/** Whether a session that is over may be this tab's: another one, which has begun since, goes on. */
function isOurs(cookie: string | null): boolean {
  const own = keptCookie();
  return cookie === null || own === null || cookie === own;
}

function onMessage(message: TabMessage): void {
  if (message.type === 'who' && mayShare()) {
    const session = keptSession();
    if (session) say({ type: 'session', session });
  }
  if (message.type === 'tokens') tell({ ...message, type: 'told-tokens' });
  // A window in which staff act as a member has no cookie of its own, and another record.
  if (message.type === 'amended' && message.cookie !== null && message.cookie === keptCookie())
    tell({ type: 'told-amended', changes: message.changes });
  // The staff's own window has ended: one that has been made a copy of has no session of its own.
  if (message.type === 'simulation-over' && message.access === keptTokens()?.access)
    tell({ type: 'told-out', access: message.access });
  if (message.type === 'signed-out' && isOurs(message.cookie)) {
    sayElsewhere(null);
    tell({ type: 'told-out', access: message.access, ...(message.to ? { to: message.to } : {}) });
  }
}

/** Something that a person has typed into the page; what the browser has filled in is nobody's work. */
const TYPED = 'main :is(input:not([type="checkbox"], [type="radio"], [type="hidden"], :autofill), textarea)';

const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED)].some(
    ({ value }) => value !== '',
  );

/** Says on this page who is signed in in another tab. */
const sayElsewhere = (name: string | null): boolean =>
  window.dispatchEvent(new CustomEvent(ELSEWHERE_EVENT, { detail: name }));

/** Takes over the session of another tab; shows the page to nobody where none answers. */
async function join(): Promise<void> {
  const session = await askTabs(isThisBrowsers);
  tell(session ? { type: 'joined', session } : { type: 'unanswered', abandoned: isLongUnused() });
}

/** Takes over the session of another tab for a page that was opened before it began. */
export async function joinNow(): Promise<void> {
  tell({ type: 'noticed' });
  if (sessionNow().state === 'asking') await join();
  sayElsewhere(null);
}

/**
 * Somebody may have signed in in another tab since this page was opened: it joins, as a new tab does. A page into which
 * something has been typed is told who it is, and asks (`joinNow`).
 */
export async function joinLate(): Promise<void> {
  if (!hasSessionMark()) return;
  if (sessionNow().state === 'refused') tell({ type: 'ended' }); // a page that only showed nobody
  if (sessionNow().state !== 'signed-out') return;
  if (!isTyped()) return joinNow();
  const session = await askTabs(isThisBrowsers);
  sayElsewhere(session === null ? null : nameOf(session.user));
}

/**
 * Takes over the session of another tab right after the one of this tab was ended by a press. Does not ask first, unlike
 * `joinLate`: what stands in the fields was typed for the session that is over, or Firefox has restored it on a reload.
 */
export async function joinInstead(): Promise<void> {
  if (hasSessionMark()) await joinNow();
}

/** From now on this tab and the others agree on the session. */
export function connectTabs(): void {
  hear(onMessage);
  if (sessionNow().state === 'asking') void join();
}
