/** What follows a sign-out (spec 000 §3 'Logout info', §4 'Logout result by nextAction'). Pure. */

export interface LogoutInfo {
  nextAction: string;
  redirectionUrl: string;
}

type AfterSignOut =
  | { kind: 'close' }
  /** Go to the first of these addresses that is allowed. */
  | { kind: 'leave'; to: readonly string[] }
  /** Unknown action: log it (spec 000 §8 'Shell') and show the signed-out page. */
  | { kind: 'unknown' };

/** The portal's own signed-out page, on every brand. */
export const SIGNED_OUT_PAGE = '/logout/';
/** The same page, for a window that the browser does not let scripts close. */
export const CLOSE_WINDOW_PAGE = `${SIGNED_OUT_PAGE}#close-window`;
/** Target of a sign-out without a session (spec 000 §4). */
export const VISITOR_HOME = '/home';

/**
 * @param info null if the services could not be reached
 * @param chain the host brand's sign-out target (spec 000 §4 'the target depends on the host brand')
 */
export function afterSignOut(info: LogoutInfo | null, chain: string): AfterSignOut {
  if (info === null) return { kind: 'leave', to: [chain] };
  if (info.nextAction === 'stopSimulation') return { kind: 'close' };
  if (info.nextAction !== 'redirect') return { kind: 'unknown' };
  return { kind: 'leave', to: info.redirectionUrl === '' ? [chain] : [info.redirectionUrl, chain] };
}
