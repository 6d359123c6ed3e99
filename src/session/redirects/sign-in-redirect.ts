import { readEntryParameters } from '../../lib/navigation/entry-parameters.rules.ts';
import { navigateTo } from '../../lib/navigation/navigation.ts';
import { sessionStore } from '../../lib/storage/storage.ts';
import { storedTokens } from '../storage/stored-session.ts';
import {
  ruleSitesOn,
  signInRedirect,
  type RecordSites,
  type SignInRedirect,
} from './sign-in-redirect.rules.ts';
import { belongsInMemberArea } from '../user/roles.rules.ts';
import { TABS_KEY } from '../storage/session-keys.ts';
import { dispatch } from '../session-machine.ts';
import { mustSetPassword } from '../user/stored-user.rules.ts';
import type { UserRecord } from '../user/user-record.rules.ts';

/** Header tabs stored for non-members, on desktop and on mobile. 'none' hides every header tab (`header-tabs.css`). */
const NO_TABS = ['none', 'none'];

export function hideMemberTabs({ type }: UserRecord): void {
  if (belongsInMemberArea(type.actorType)) return;
  sessionStore.set(TABS_KEY, NO_TABS);
  document.documentElement.dataset['tabs'] = 'none';
}

export const redirectAfterSignIn = (user: UserRecord, sites: RecordSites): SignInRedirect =>
  signInRedirect(user, ruleSitesOn(sites, window.location.hostname), {
    origin: window.location.origin,
    target: readEntryParameters(window.location.search).target,
    referrer: document.referrer,
  });

/** The redirect for a non-member who opens the member area. Null for members, and for users who must set a password there. */
export function redirectFromMemberArea(
  user: UserRecord,
  sites: RecordSites,
): Extract<SignInRedirect, { kind: 'go' }> | null {
  if (belongsInMemberArea(user.type.actorType) || mustSetPassword(user)) return null;
  const redirect = signInRedirect(user, ruleSitesOn(sites, window.location.hostname), {
    origin: window.location.origin,
    target: null,
    referrer: '',
  });
  return redirect.kind === 'go' ? redirect : null;
}

/** Navigates. Clears the tokens before leaving for another site (spec 000 §4). @returns whether the browser leaves this page */
export function followRedirect(redirect: SignInRedirect): boolean {
  if (redirect.kind === 'stay') return false;
  if (redirect.keepsSession) return navigateTo(redirect.address);
  const access = storedTokens()?.access;
  dispatch({ type: 'session-ended', to: redirect.address, ...(access === undefined ? {} : { access }) });
  return true;
}
