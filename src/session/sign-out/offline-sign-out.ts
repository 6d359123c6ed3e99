/**
 * A sign-out for which no code could be loaded: the connection is gone, or a publish has taken the file away. In the
 * script of every page, so that it is there whatever is not (decision 053), and hence as short as it can be.
 */
import { ACTIVITY_KEY, CHANNEL, SESSION_INFO_KEY, LOGOUT_FAILED } from '../storage/shell-keys.ts';

/** Our own page that says so, on every brand (`sign-out.rules.ts`): the brand's sign-out chain may be on another host. */
const SIGNED_OUT_PAGE = '/logout/';

/** Cookies that say nothing of a session: how this device is read, whoever reads it. */
const PREFERENCES = /^(fontSize|mobile|language)=/;

/** Ends the browser's session: the other tabs hear that somebody has signed out, and tell the services if they can. */
function endSessionInAllTabs(): void {
  new BroadcastChannel(CHANNEL).postMessage({ type: 'signed-out', access: '', cookie: null });
  localStorage.removeItem(ACTIVITY_KEY);
  for (const pair of document.cookie.split('; ')) {
    if (PREFERENCES.test(pair)) continue;
    const gone = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
    document.cookie = gone;
    document.cookie = `${gone}; Domain=${location.hostname}`;
  }
}

/**
 * Takes whoever is signed in out of this tab and the others, and opens the page that says so in place of this one. A
 * window in which staff act as a member ends alone: the page that opened it does the rest once it is closed.
 */
export function signOutOffline(): void {
  console.error(LOGOUT_FAILED);
  // A simulation: the only fact that is true or false.
  if (!sessionStorage.getItem(SESSION_INFO_KEY)?.includes('n":true')) endSessionInAllTabs();
  const forget = (): void => sessionStorage.clear();
  forget();
  addEventListener('pagehide', forget); // what the member area keeps as it goes, without having heard of this
  history.replaceState(null, '', SIGNED_OUT_PAGE); // the browser takes no address of another origin here
  location.reload();
}
