/**
 * What the tabs of one browser tell each other: a new tab asks for the session of the others, a sign-out ends it in
 * all, a renewed token and a changed record reach all.
 */
import { isLongUnused } from './activity.ts';
import { isThisBrowsers, keptCookie, keptFacts, keptSession } from './kept-session.ts';
import { sessionNow, tell } from './session-tab.ts';
import { askTabs, hear, say, type TabMessage } from './tab-channel.ts';

/** Staff who act as a member do so in one window: nobody else gets its session. */
const mayShare = (): boolean => sessionNow().state === 'signed-in' && !keptFacts().simulation;

function onMessage(message: TabMessage): void {
  if (message.type === 'who' && mayShare()) {
    const session = keptSession();
    if (session) say({ type: 'session', session });
  }
  if (message.type === 'tokens') tell({ ...message, type: 'told-tokens' });
  // A window in which staff act as a member has no cookie of its own, and another record.
  if (message.type === 'amended' && message.cookie !== null && message.cookie === keptCookie())
    tell({ type: 'told-amended', changes: message.changes });
  if (message.type === 'signed-out')
    tell({ type: 'told-out', access: message.access, ...(message.to ? { to: message.to } : {}) });
}

/** Takes over the session of another tab; shows the page to nobody where none answers. */
async function join(): Promise<void> {
  const session = await askTabs(isThisBrowsers);
  tell(session ? { type: 'joined', session } : { type: 'unanswered', abandoned: isLongUnused() });
}

/** From now on this tab and the others agree on the session. */
export function connectTabs(): void {
  hear(onMessage);
  if (sessionNow().state === 'asking') void join();
}
