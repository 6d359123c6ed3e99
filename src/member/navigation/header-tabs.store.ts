import { atom, computed } from 'nanostores';
import { vendorQuery } from '../../features/spending/vendor.rules.ts';
import { vendorDetails } from '../../features/spending/vendor.schema.ts';
import { brandToday } from '../../lib/date/brand-day.ts';
import { send } from '../../lib/http/http.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { pathKey } from '../../routing/hash.rules.ts';
import { $route } from '../../routing/route.store.ts';
import type { AppConfig } from '../../session/services/app-config.schema.ts';
import { hideMemberTabs } from '../../session/redirects/sign-in-redirect.ts';
import { $secureConfig, ensureSecureConfig } from '../../session/services/secure-config.store.ts';
import { writeGroupCookies } from '../../session/storage/session-cookies.ts';
import { $profile, ensureProfile } from '../../profile/profile.store.ts';
import { $groupChoice } from '../../profile/group/selected-group.store.ts';
import type { GroupChoice } from '../../profile/group/selected-group.rules.ts';
import { belongsInMemberArea } from '../../session/user/roles.rules.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { $session, resumeSession, whenSignedOut } from '../../session/session.store.ts';
import { markSession } from '../../session/storage/session-keys.ts';
import {
  areTabsKnown,
  forgetTabs,
  markCurrentTab,
  readHeaderTabs,
  rememberedTabs,
  rememberTabs,
  showTabs,
} from './header-tabs-dom.ts';
import { claimsAndSpendingShows, mayHaveHeading, shownTabs, type Device } from './header-tabs.rules.ts';

/** How long to wait for the services. After this time, the tabs without Claims & Spending are shown as a guess. */
const DECIDE_WITHIN_MS = 3000;

/** The result of the vendor lookup for a group. The group is stored too, because the member may select another group meanwhile. */
const vendor = memberRemote<{ groupNumber: string; shows: boolean }>();

type TabSets = Readonly<Record<Device, readonly string[]>>;

/** `sure`: all services responded, so later pages may use the tabs; `unsure`: one failed; `guess`: data is missing. */
interface Decision {
  tabs: TabSets;
  standing: 'sure' | 'unsure' | 'guess';
}

function tabSets(choice: GroupChoice | null, claimsAndSpending: boolean): TabSets {
  const { ids, brand } = readHeaderTabs();
  const facts = { group: choice?.group ?? null, claimsAndSpending, today: brandToday() };
  return {
    desktop: shownTabs(ids, brand, facts, 'desktop'),
    mobile: shownTabs(ids, brand, facts, 'mobile'),
  };
}

function mayHave(choice: GroupChoice): boolean {
  const { ids, brand } = readHeaderTabs();
  return mayHaveHeading(ids, brand, { group: choice.group, today: brandToday() });
}

/**
 * `shows`: whether the tab Claims & Spending is shown; `sure`: whether both services responded without an error. Null
 * while a service is loading.
 */
function headingOf(
  choice: GroupChoice,
  config: Remote<AppConfig>,
  lookup: ReturnType<typeof vendor.$value.get>,
): { shows: boolean; sure: boolean } | null {
  if (config.state === 'loading' || lookup.state === 'loading') return null;
  if (lookup.state === 'ready' && lookup.value.groupNumber !== choice.group.groupNumber) return null;
  const flags = config.state === 'ready' ? config.value.claimsAndSpending : null;
  const shows = lookup.state === 'ready' ? lookup.value.shows : null;
  return { shows: claimsAndSpendingShows(flags, shows), sure: flags !== null && shows !== null };
}

const $decision = computed(
  [$profile, $groupChoice, $secureConfig, vendor.$value],
  (profile, choice, config, lookup): Decision | null => {
    if (profile.state === 'loading') return null;
    if (profile.state === 'failed') return { tabs: tabSets(null, false), standing: 'guess' };
    if (!choice || !mayHave(choice)) return { tabs: tabSets(choice, false), standing: 'sure' };
    const heading = headingOf(choice, config, lookup);
    return heading && { tabs: tabSets(choice, heading.shows), standing: heading.sure ? 'sure' : 'unsure' };
  },
);

function askForHeading(choice: GroupChoice | null): void {
  if (!choice || !mayHave(choice)) return;
  ensureSecureConfig();
  const question = vendorQuery(choice, brandToday());
  void vendor.load(async (signal) => ({
    groupNumber: question.groupNumber,
    shows: (await send(vendorDetails, { query: question }, { signal })).showsClaimsAndSpending,
  }));
}

/** The member's tabs for a wide window, whatever the width of the current window; null until they are decided. */
export const $memberTabs = atom<readonly string[] | null>(null);

/** A guess never replaces the tabs that the previous page stored. */
function apply(decision: Decision | null): void {
  if (!decision || (decision.standing === 'guess' && areTabsKnown())) return;
  showTabs(decision.tabs);
  if (decision.standing !== 'guess') $memberTabs.set(decision.tabs.desktop);
  if (decision.standing === 'sure') rememberTabs(decision.tabs);
}

const applyGuess = (): void => {
  if (!areTabsKnown()) apply({ tabs: tabSets($groupChoice.get(), false), standing: 'guess' });
};

function forget(): void {
  forgetTabs();
  $memberTabs.set(null);
}

/** Writes the group cookies that other systems on the host read (spec 000 §3 'Cookies'). */
function keepGroupCookies(choice: GroupChoice | null): void {
  if (choice)
    writeGroupCookies({
      clientNumber: choice.client.clientNumber,
      groupNumber: choice.group.groupNumber,
    });
}

/** Decides which tabs show (spec 000 §6), and decides again when another group is selected. @returns a stop function */
export function startTabs(): () => void {
  $memberTabs.set(rememberedTabs());
  const timer = setTimeout(applyGuess, DECIDE_WITHIN_MS);
  const stops = [
    // A member may sign in again on the same page, and not every view loads the profile.
    $session.listen((session, before) => {
      if (session.state !== 'signed-in' || before?.state === session.state) return;
      if (belongsInMemberArea(session.user.type.actorType)) void ensureProfile();
    }),
    $groupChoice.subscribe(askForHeading),
    $groupChoice.subscribe(keepGroupCookies),
    $decision.subscribe(apply),
    whenSignedOut(forget),
    () => clearTimeout(timer),
  ];
  if ($session.get().state === 'signed-in') void ensureProfile();
  return () => stops.forEach((stop) => stop());
}

export const followTabs = (): (() => void) => $route.subscribe((route) => markCurrentTab(pathKey(route)));

export function startTabsAlone(): void {
  resumeSession();
  // On pages without the member area, no other code handles the end of the session.
  whenSignedOut(() => markSession('out'));
  const session = $session.get();
  if (session.state === 'signed-in' && !belongsInMemberArea(session.user.type.actorType))
    hideMemberTabs(session.user);
  else startTabs();
}
