/** Loads the panels of the activity summary, each on its own once the profile is there. */
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
import { showsMessageCenter } from '../profile/selected-group.rules.ts';
import { $selectedGroup } from '../profile/selected-group.store.ts';

/** A subscriber sees the family's messages. They are stored by ecId: a member without one has none. */
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

interface SummaryBrand {
  timeZone: string;
  /** Without one, messages are not loaded (spec 000 §6). */
  messageCenter: boolean;
}

/** Loads the profile, then panels; without a profile each panel fails. */
async function load(panels: readonly PanelName[], { timeZone, messageCenter }: SummaryBrand): Promise<void> {
  await ensureProfile(timeZone);
  const profile = $profile.get();
  const skipsMessages = !showsMessageCenter(messageCenter, $selectedGroup.get());
  for (const panel of panels) {
    if (panel === 'messages' && skipsMessages) continue;
    if (profile.state === 'ready') void loadPanels[panel](profile.value, timeZone);
    else if (profile.state === 'failed') failPanels[panel](profile.failure);
  }
}

export const loadSummary = (brand: SummaryBrand): Promise<void> => load(['claims', 'messages'], brand);

export function leaveSummary(): void {
  leaveClaims();
  leaveMessages();
}

/** Retries a panel; without a profile it retries all of them. */
export const reloadPanel = (panel: PanelName, brand: SummaryBrand): Promise<void> =>
  $profile.get().state === 'ready' ? load([panel], brand) : loadSummary(brand);
