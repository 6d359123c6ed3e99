/** Signs out if the sign-out chunk cannot be loaded. Part of every page's script, so keep it short (decisions/session#signing-out-without-loaded-code). */
import { LAST_ACTIVITY_KEY, CHANNEL, SESSION_INFO_KEY, LOGOUT_FAILED } from '../storage/shell-keys.ts';

/** The portal's own signed-out page, because the brand's sign-out target may be on another host. */
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
  // `simulation` is the only boolean in the stored text.
  if (!sessionStorage.getItem(SESSION_INFO_KEY)?.includes('n":true')) endSessionInAllTabs();
  const clear = (): void => sessionStorage.clear();
  clear();
  addEventListener('pagehide', clear); // clears what the member area saves on pagehide
  history.replaceState(null, '', signedOutPage()); // same origin only
  location.reload();
}
