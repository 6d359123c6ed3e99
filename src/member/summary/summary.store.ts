/** Loads the panels of the activity summary, each on its own once the profile is there. */
import { failClaimSummary, leaveClaims, loadClaimSummary } from '../../features/claims/claims.store.ts';
import {
  failMessageSummary,
  leaveMessages,
  loadMessageSummary,
} from '../../features/messages/messages.store.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { $profile, ensureProfile } from '../../profile/profile.store.ts';
import { showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import { messagesMember } from '../early-reads/messages-member.rules.ts';

const loadPanel = {
  claims: (profile: Profile, timeZone: string) => loadClaimSummary(profile, timeZone),
  messages: (profile: Profile, timeZone: string) => loadMessageSummary(messagesMember(profile), timeZone),
};
const failPanel = { claims: failClaimSummary, messages: failMessageSummary };
type PanelName = keyof typeof loadPanel;

export interface SummaryBrand {
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
    if (profile.state === 'ready') void loadPanel[panel](profile.value, timeZone);
    else if (profile.state === 'failed') failPanel[panel](profile.failure);
  }
}

const loadPanels = (brand: SummaryBrand): Promise<void> => load(['claims', 'messages'], brand);

/** A view that opens later loads the panels itself. Chosen here. */
const EARLY_MS = 10_000;

/** When the panels began to load before their view, by `performance.now()`; null once a view has loaded them. */
let startedAt: number | null = -Infinity;

// The next session's view loads the panels itself, also within those seconds.
whenSignedOut(() => (startedAt = null));

/** Loads the panels while the code of their view is still loading (decision 112). */
export function startSummary(brand: SummaryBrand): void {
  if (startedAt !== -Infinity) return;
  startedAt = performance.now();
  void loadPanels(brand);
}

export function loadSummary(brand: SummaryBrand): Promise<void> {
  const isLoading = startedAt !== null && performance.now() - startedAt < EARLY_MS;
  startedAt = null;
  return isLoading ? Promise.resolve() : loadPanels(brand);
}

export function leaveSummary(): void {
  leaveClaims();
  leaveMessages();
}

/** Retries a panel; without a profile it retries all of them. */
export const reloadPanel = (panel: PanelName, brand: SummaryBrand): Promise<void> =>
  $profile.get().state === 'ready' ? load([panel], brand) : loadPanels(brand);
