/** Loads the claims panel and the messages panel of the activity summary separately, once the profile is loaded. */
import { pageBrand } from '../../brand/page-brand.ts';
import {
  $claimSummary,
  failClaimSummary,
  leaveClaims,
  loadClaimSummary,
} from '../../features/claims/claims.store.ts';
import {
  failMessageSummary,
  leaveMessages,
  loadMessageSummary,
} from '../../features/messages/messages.store.ts';
import { $profile, ensureProfile } from '../../profile/profile.store.ts';
import { showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { memberAtom } from '../../session/member-data.store.ts';

const loadPanel = { claims: loadClaimSummary, messages: loadMessageSummary };
const failPanel = { claims: failClaimSummary, messages: failMessageSummary };
type PanelName = keyof typeof loadPanel;

/**
 * Loads the profile, then the given panels. If the profile fails, each panel fails. Messages are left out if there is no message
 * center (spec 000 §6).
 */
async function load(panels: readonly PanelName[], messageCenter = pageBrand().messageCenter): Promise<void> {
  await ensureProfile();
  const profile = $profile.get();
  const skipsMessages = !showsMessageCenter(messageCenter, $selectedGroup.get());
  for (const panel of panels) {
    if (panel === 'messages' && skipsMessages) continue;
    if (profile.state === 'ready') void loadPanel[panel]();
    else if (profile.state === 'failed') failPanel[panel](profile.failure);
  }
}

const PANELS = ['claims', 'messages'] as const;

/** If a view opens this many milliseconds or more after the early start, it loads the panels again. The specification sets no limit. */
const EARLY_MS = 10_000;

/** When the panels started to load ahead of their view, as `performance.now()`. -Infinity: no early load has started; null: a view has opened. */
const $startedAt = memberAtom<number | null>(-Infinity);

/** Loads the panels while the code of their view is still loading (decisions/code#reads-that-start-before-their-code). @param messageCenter whether the brand has a message center */
export function startSummary(messageCenter: boolean): void {
  if ($startedAt.get() !== -Infinity) return;
  $startedAt.set(performance.now());
  void load(PANELS, messageCenter);
}

export function loadSummary(): Promise<void> {
  const startedAt = $startedAt.get();
  const isLoading = startedAt !== null && performance.now() - startedAt < EARLY_MS;
  $startedAt.set(null);
  return isLoading ? Promise.resolve() : load(PANELS);
}

/** How long the first rendering may wait for claims. After that time, the rest of the page renders without them. The specification sets no limit. */
const LONGEST_CLAIMS_WAIT_MS = 200;

/**
 * A promise to await before the first rendering: resolves when claims that started loading early are loaded, or after
 * `LONGEST_CLAIMS_WAIT_MS`. A first rendering without claims would delay them by a third of a second on a slow phone.
 * Undefined if no claims are loading early.
 */
export function earlyClaims(): Promise<void> | undefined {
  const startedAt = $startedAt.get();
  if (startedAt === null || startedAt < 0 || $claimSummary.get().state !== 'loading') return undefined;
  return new Promise((resolve) => {
    const stop = $claimSummary.listen(() => {
      stop();
      resolve();
    });
    setTimeout(resolve, LONGEST_CLAIMS_WAIT_MS);
  });
}

export function leaveSummary(): void {
  leaveClaims();
  leaveMessages();
}

/** Reloads a panel. If the profile is not loaded, reloads the profile and all panels. */
export const reloadPanel = (panel: PanelName): Promise<void> =>
  $profile.get().state === 'ready' ? load([panel]) : load(PANELS);
