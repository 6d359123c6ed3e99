/** What follows a sign-out (spec 000 §3 'Logout info', §4 'Logout result by nextAction'). Pure. */

/** What the services want done next; `failed`: they could not be told. */
export interface LogoutInfo {
  nextAction: string;
  redirectionUrl: string;
}

type AfterSignOut =
  /** Staff have acted as a member in a window of its own: it closes. */
  | { kind: 'close' }
  /** The browser leaves for the first of these that it may go to. */
  | { kind: 'leave'; to: readonly string[] }
  /** An action that nobody knows: only logged (spec 000 §8 'Shell'), and the person is told that they are out. */
  | { kind: 'unknown' };

/** Our own page that says so, on every brand. */
export const SIGNED_OUT_PAGE = '/logout/';
/** The same page, for a window that the browser does not let us close. */
export const CLOSE_WINDOW_PAGE = `${SIGNED_OUT_PAGE}#close-window`;
/** Where a sign-out without a session leads (spec 000 §4). */
export const VISITOR_HOME = '/home';

/**
 * @param info null where the services could not be told: nobody says otherwise, so it is the brand's own chain
 * @param chain where the host brand's sign-out chain begins (spec 000 §4 'the target depends on the host brand')
 */
export function afterSignOut(info: LogoutInfo | null, chain: string): AfterSignOut {
  if (info === null) return { kind: 'leave', to: [chain] };
  if (info.nextAction === 'stopSimulation') return { kind: 'close' };
  if (info.nextAction !== 'redirect') return { kind: 'unknown' };
  return { kind: 'leave', to: info.redirectionUrl === '' ? [chain] : [info.redirectionUrl, chain] };
}
