/** Starts the member area, and forgets what it holds when nobody is signed in any more. */
import { atom } from 'nanostores';
import { clearClaims } from '../features/claims/claims.store.ts';
import { clearMessages } from '../features/messages/messages.store.ts';
import { clearUnreadCount } from '../features/messages/unread.store.ts';
import type { ContentUser } from '../content/content.rules.ts';
import { clearContent, loadContent } from '../content/content.store.ts';
import { $profile, clearProfile } from '../session/profile.store.ts';
import type { Profile } from '../session/profile.rules.ts';
import { startRouting } from '../routing/route.store.ts';
import { keepViewStateFor } from '../routing/view-state.ts';
import { $session, resumeSession } from '../session/session.store.ts';
import { followMaintenance } from './maintenance.store.ts';
import { startPrefetch } from './prefetch.ts';
import { followRoute } from './screen.store.ts';
import { followTabs, startTabs } from './tabs.store.ts';
import { followVisits } from './visits.store.ts';

const contentUser = ({ brand, relationshipCode, spendingAccountExists }: Profile): ContentUser => ({
  brand,
  relationshipCode,
  spendingAccountExists,
});

/** Whether the area follows session and address yet; the baked skeleton shows until it does. */
export const $started = atom(false);

/** Whose views are kept: nobody's once this tab or another one has signed out. */
function viewsOwner(): string | null {
  const session = $session.get();
  const { session: mark } = document.documentElement.dataset;
  return session.state === 'signed-in' && mark === 'in' ? session.user.userId : null;
}

/** Takes up the session and follows the address. @param brand its code @returns stops following */
export function startMemberArea(brand: string): () => void {
  resumeSession();
  keepViewStateFor(viewsOwner);
  const stops = [
    startRouting(),
    followMaintenance(brand),
    followRoute(),
    startTabs(),
    followTabs(),
    followVisits(),
    startPrefetch(),
    loadTexts(),
    clearOnSignOut(),
  ];
  $started.set(true);
  return () => stops.forEach((stop) => stop());
}

/** The content service's texts, for whichever view it was that asked for the profile. */
const loadTexts = (): (() => void) =>
  $profile.subscribe((profile) => {
    if (profile.state === 'ready') void loadContent(contentUser(profile.value));
  });

/** Whenever nobody is signed in any more, nothing of the member stays in memory. */
const clearOnSignOut = (): (() => void) =>
  $session.listen(({ state }) => {
    if (state === 'signed-in') return;
    clearProfile();
    clearClaims();
    clearMessages();
    clearUnreadCount();
    clearContent();
  });
