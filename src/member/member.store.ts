/** Starts the member area. */
import { atom } from 'nanostores';
import type { ContentUser } from '../content/content.rules.ts';
import { clearContent, loadContent } from '../content/content.store.ts';
import { $profile } from '../profile/profile.store.ts';
import type { Profile } from '../profile/profile.rules.ts';
import { failureOf } from '../lib/remote.ts';
import { startRouting } from '../routing/route.store.ts';
import { keepViewStateFor } from '../routing/view-state.ts';
import { followRedirect, redirectFromMemberArea } from '../session/redirects/sign-in-redirect.ts';
import type { RuleSites } from '../session/redirects/sign-in-redirect.rules.ts';
import { belongsInMemberArea } from '../session/user/roles.rules.ts';
import { $session, resumeSession, whenSignedOut } from '../session/session.store.ts';
import { isSimulation } from '../session/simulation/open-simulation.ts';
import { completeUser } from '../session/user/user-record.store.ts';
import { followMaintenance } from './maintenance.store.ts';
import { startPrefetch } from './prefetch.ts';
import { followRoute } from './screen.store.ts';
import { followTabs, startTabs } from './header-tabs.store.ts';
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

/** What the area needs to know of its brand. */
interface AreaBrand {
  code: string;
  rules: { sites: RuleSites };
}

/** The one view of the area that everybody may need. */
const CHANGE_PASSWORD = '#/change-password';

/** Whether somebody is here who has nothing in the area, and is on the way to where they have (spec 000 §4). */
function leaves({ rules }: AreaBrand): boolean {
  const session = $session.get();
  if (session.state !== 'signed-in' || belongsInMemberArea(session.user.type.actorType)) return false;
  const out = redirectFromMemberArea(session.user, rules.sites);
  // First a password that is forced: no other view has anything to say to them.
  if (!out) window.history.replaceState(window.history.state, '', CHANGE_PASSWORD);
  return out !== null && followRedirect(out);
}

/** Takes up the session and follows the address. @returns stops following */
export function startMemberArea(brand: AreaBrand): () => void {
  resumeSession();
  if (leaves(brand)) return () => {};
  // Who starts a simulation is told little of the member: the rest is for the member's own token to ask.
  if (isSimulation()) completeUser().catch(failureOf);
  keepViewStateFor(viewsOwner);
  const stops = [
    startRouting(),
    followMaintenance(brand.code),
    followRoute(),
    startTabsOfMember(),
    followTabs(),
    followVisits(),
    startPrefetch(),
    loadTexts(),
    whenSignedOut(clearContent),
    $session.listen(() => void leaves(brand)),
  ];
  $started.set(true);
  return () => stops.forEach((stop) => stop());
}

/** The header's tabs are asked for members alone. */
function startTabsOfMember(): () => void {
  const session = $session.get();
  const isOther = session.state === 'signed-in' && !belongsInMemberArea(session.user.type.actorType);
  return isOther ? () => {} : startTabs();
}

/** The content service's texts, for whichever view it was that asked for the profile. */
const loadTexts = (): (() => void) =>
  $profile.subscribe((profile) => {
    if (profile.state === 'ready') void loadContent(contentUser(profile.value));
  });
