/** Loads the activity summary: its panels, each as soon as what it needs is known. */
import { failClaimSummary, leaveClaims, loadClaimSummary } from '../features/claims/claims.store.ts';
import {
  failMessageSummary,
  leaveMessages,
  loadMessageSummary,
} from '../features/messages/messages.store.ts';
import { coveredPeople } from '../profile/coverage.rules.ts';
import { isSubscriberCode } from '../profile/family.rules.ts';
import type { Profile } from '../profile/profile.rules.ts';
import { $profile, ensureProfile } from '../profile/profile.store.ts';
import { hasMessages } from '../profile/selected-group.rules.ts';
import { $selectedGroup } from '../profile/selected-group.store.ts';

/**
 * The members whose messages a person sees: a subscriber the family's, others their own. A person without an ecId has none:
 * the service keeps messages by it.
 */
function messagesMember(profile: Profile) {
  const family = coveredPeople(profile);
  const ids = profile.isSubscriber ? family.map(({ ecId }) => ecId) : [];
  const subscriber = family.find(({ relationshipCode }) => isSubscriberCode(relationshipCode));
  return {
    ecId: profile.ecId,
    relationshipCode: profile.relationshipCode,
    ecIds: [...new Set([profile.ecId, ...ids])].filter(Boolean),
    subscriberEcId: subscriber?.ecId || profile.ecId,
  };
}

const loadPanels = {
  claims: (profile: Profile, timeZone: string) => loadClaimSummary(profile, timeZone),
  messages: (profile: Profile, timeZone: string) => loadMessageSummary(messagesMember(profile), timeZone),
};
const failPanels = { claims: failClaimSummary, messages: failMessageSummary };
type PanelName = keyof typeof loadPanels;

/** What the summary asks of a brand. */
interface SummaryBrand {
  timeZone: string;
  /** Without one messages are not asked for (spec 000 §6). */
  messageCenter: boolean;
}

/** Loads one panel, or all after the profile that they need; without a profile each panel says that it failed. */
async function load(panels: readonly PanelName[], { timeZone, messageCenter }: SummaryBrand): Promise<void> {
  await ensureProfile(timeZone);
  const profile = $profile.get();
  const skipsMessages = !hasMessages(messageCenter, $selectedGroup.get());
  for (const panel of panels) {
    if (panel === 'messages' && skipsMessages) continue;
    if (profile.state === 'ready') void loadPanels[panel](profile.value, timeZone);
    else if (profile.state === 'failed') failPanels[panel](profile.failure);
  }
}

/** Loads the summary of the person who is signed in. The panels fail or succeed each on its own. */
export const loadSummary = (brand: SummaryBrand): Promise<void> => load(['claims', 'messages'], brand);

/** The view has closed: nobody waits for what is still under way. */
export function leaveSummary(): void {
  leaveClaims();
  leaveMessages();
}

/** Tries one panel again; without a profile the others are tried with it. */
export const reloadPanel = (panel: PanelName, brand: SummaryBrand): Promise<void> =>
  $profile.get().state === 'ready' ? load([panel], brand) : loadSummary(brand);
