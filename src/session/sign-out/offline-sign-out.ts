/** Signs out if the sign-out chunk fails to load. Every page's script contains this, so keep it short (decisions/session#signing-out-without-loaded-code). */
import { LAST_ACTIVITY_KEY, CHANNEL, SESSION_INFO_KEY, LOGOUT_FAILED } from '../storage/shell-keys.ts';

/** The portal's own signed-out page. The brand's sign-out target may be on another host. */
const signedOutPage = (): string => `${location.pathname.startsWith('/es/') ? '/es' : ''}/logout/`;

const PREFERENCES = /^(fontSize|mobile|language)=/;

function endSessionInAllTabs(): void {
  new BroadcastChannel(CHANNEL).postMessage({ type: 'signed-out', access: '', cookie: null });
  localStorage.removeItem(LAST_ACTIVITY_KEY);
  for (const pair of document.cookie.split('; ')) {
    if (PREFERENCES.test(pair)) continue;
    const expired = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
    document.cookie = expired;
    document.cookie = `${expired}; Domain=${location.hostname}`;
  }
}

export function signOutOffline(): void {
  console.error(LOGOUT_FAILED);
  // Matches `"simulation":true`, the only boolean in the stored JSON.
  if (!sessionStorage.getItem(SESSION_INFO_KEY)?.includes('n":true')) endSessionInAllTabs();
  const clear = (): void => sessionStorage.clear();
  clear();
  addEventListener('pagehide', clear); // runs after the member area has saved its state on pagehide
  history.replaceState(null, '', signedOutPage()); // replaceState works only within the same origin
  location.reload();
}
