/** Takes whoever has just signed in to where they belong (spec 000 §4 'Redirect rule after login'). */
import { readEntry } from '../../lib/entry.rules.ts';
import { goTo } from '../../lib/go.ts';
import { sessionStore } from '../../lib/storage.ts';
import { storedTokens } from '../storage/stored-session.ts';
import { signInRedirect, type SignInRedirect, type RuleSites } from './sign-in-redirect.rules.ts';
import { belongsInMemberArea } from '../user/roles.rules.ts';
import { TABS_KEY } from '../storage/session-keys.ts';
import { dispatch } from '../session-machine.ts';
import { mustSetPassword, type UserRecord } from '../user/user-record.rules.ts';

/** What the header has for whoever is no member: none of its tabs (`header-tabs.css`); one list a device. */
const NO_TABS = ['none', 'none'];

/** Hides the member's tabs from the next page on, before it paints; does nothing for members. */
export function hideMemberTabs({ type }: UserRecord): void {
  if (belongsInMemberArea(type.actorType)) return;
  sessionStore.set(TABS_KEY, NO_TABS);
  document.documentElement.dataset['tabs'] = 'none';
}

/** Where somebody who has just signed in on this page goes. */
export const redirectAfterSignIn = (user: UserRecord, sites: RuleSites): SignInRedirect =>
  signInRedirect(user, sites, {
    origin: window.location.origin,
    target: readEntry(window.location.search).target,
    referrer: document.referrer,
  });

/**
 * Where somebody goes who has opened the member area and has nothing there; null for members, and for whoever has to
 * choose a password first, which is done there.
 */
export function redirectFromMemberArea(
  user: UserRecord,
  sites: RuleSites,
): Extract<SignInRedirect, { kind: 'go' }> | null {
  if (belongsInMemberArea(user.type.actorType) || mustSetPassword(user)) return null;
  const arrival = signInRedirect(user, sites, { origin: window.location.origin, target: null, referrer: '' });
  return arrival.kind === 'go' ? arrival : null;
}

/**
 * Goes there; on the way to another site the tokens are cleared (spec 000 §4), here and at the services.
 * @returns whether this page is left
 */
export function followRedirect(arrival: SignInRedirect): boolean {
  if (arrival.kind === 'stay') return false;
  if (arrival.keepsSession) return goTo(arrival.address);
  const access = storedTokens()?.access;
  dispatch({ type: 'session-ended', to: arrival.address, ...(access === undefined ? {} : { access }) });
  return true;
}
