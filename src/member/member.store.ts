/** Loads what the member area shows, as soon as what it needs is known. */
import { atom } from 'nanostores';
import {
  clearClaims,
  failClaimSummary,
  leaveClaims,
  loadClaimSummary,
} from '../features/claims/claims.store.ts';
import {
  clearMessages,
  failMessageSummary,
  leaveMessages,
  loadMessageSummary,
} from '../features/messages/messages.store.ts';
import type { ContentUser } from '../content/content.rules.ts';
import { clearContent, loadContent } from '../content/content.store.ts';
import { $profile, clearProfile, loadProfile } from '../session/profile.store.ts';
import type { Profile } from '../session/profile.rules.ts';
import { startRouting } from '../routing/route.store.ts';
import { $session, resumeSession } from '../session/session.store.ts';

/** The members whose messages a person sees: a subscriber the family's, others their own. */
function messagesMember(profile: Profile) {
  const family = profile.clientList.flatMap(({ groupList }) =>
    groupList.flatMap(({ productList }) => productList.flatMap(({ memberList }) => memberList)),
  );
  const ids = profile.isSubscriber ? family.map(({ ecId }) => ecId) : [];
  const subscriber = family.find(
    ({ relationshipCode }) => relationshipCode === '18' || relationshipCode === '20',
  );
  return {
    ecId: profile.ecId,
    relationshipCode: profile.relationshipCode,
    ecIds: [...new Set([profile.ecId, ...ids])],
    subscriberEcId: subscriber?.ecId ?? profile.ecId,
  };
}

const loadPanels = {
  claims: (profile: Profile, timeZone: string) => loadClaimSummary(profile, timeZone),
  messages: (profile: Profile, timeZone: string) => loadMessageSummary(messagesMember(profile), timeZone),
};
const failPanels = { claims: failClaimSummary, messages: failMessageSummary };
type PanelName = keyof typeof loadPanels;

const contentUser = ({ brand, relationshipCode, spendingAccountExists }: Profile): ContentUser => ({
  brand,
  relationshipCode,
  spendingAccountExists,
});

/** Loads one panel, or all after the profile that they need; without a profile each panel says that it failed. */
async function load(panels: readonly PanelName[], timeZone: string): Promise<void> {
  if ($profile.get().state !== 'ready') await loadProfile(timeZone);
  const profile = $profile.get();
  if (profile.state === 'ready') void loadContent(contentUser(profile.value));
  for (const panel of panels) {
    if (profile.state === 'ready') void loadPanels[panel](profile.value, timeZone);
    else if (profile.state === 'failed') failPanels[panel](profile.failure);
  }
}

/** Loads the summary of the person who is signed in. The panels fail or succeed each on its own. */
export const loadSummary = (timeZone: string): Promise<void> => load(['claims', 'messages'], timeZone);

/** The view has closed: nobody waits for what is still under way. */
export function leaveSummary(): void {
  leaveClaims();
  leaveMessages();
}

/** Tries one panel again; without a profile the others are tried with it. */
export const reloadPanel = (panel: PanelName, timeZone: string): Promise<void> =>
  $profile.get().state === 'ready' ? load([panel], timeZone) : loadSummary(timeZone);

/** Whether the area follows session and address yet; the baked skeleton shows until it does. */
export const $started = atom(false);

/** Takes up the session and follows the address. @returns stops following */
export function startMemberArea(): () => void {
  resumeSession();
  const stops = [startRouting(), clearOnSignOut()];
  $started.set(true);
  return () => stops.forEach((stop) => stop());
}

/** Whenever nobody is signed in any more, nothing of the member stays in memory. */
const clearOnSignOut = (): (() => void) =>
  $session.listen(({ state }) => {
    if (state === 'signed-in') return;
    clearProfile();
    clearClaims();
    clearMessages();
    clearContent();
  });
