export interface LogoutInfo {
  nextAction: string;
  redirectionUrl: string;
}

/** `close`: close the window. `leave`: open the first allowed address of `to`. `unknown`: log the unknown action (spec 000 §8 'Shell'). */
type AfterSignOut = { kind: 'close' } | { kind: 'leave'; to: readonly string[] } | { kind: 'unknown' };

export const SIGNED_OUT_PAGE = '/logout/';
export const CLOSE_WINDOW_PAGE = `${SIGNED_OUT_PAGE}#close-window`; // for a window that scripts cannot close
export const VISITOR_HOME = '/home'; // after a sign-out without a session (spec 000 §4)

/** What to do after a sign-out, by the service's nextAction (spec 000 §3 'Logout info', §4). @param info null if the service did not respond @param chain the brand's sign-out target */
export function afterSignOut(info: LogoutInfo | null, chain: string): AfterSignOut {
  if (info === null) return { kind: 'leave', to: [chain] };
  if (info.nextAction === 'stopSimulation') return { kind: 'close' };
  if (info.nextAction !== 'redirect') return { kind: 'unknown' };
  return { kind: 'leave', to: info.redirectionUrl === '' ? [chain] : [info.redirectionUrl, chain] };
}
