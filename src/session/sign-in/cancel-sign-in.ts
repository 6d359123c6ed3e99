import { notifySessionEnded, pendingNotifications } from '../sign-out/session-ended.ts';
import { clearSingleSignOnCookie, singleSignOnToken } from '../storage/session-cookies.ts';
import type { FlowName } from './sign-in-flow.types.ts';
import { clearUnfinishedSignIn } from './unfinished-sign-in.ts';

/** Cancels an unfinished sign-in: tells the services that the session ended, and clears the single sign-on cookie and the stored partial sign-in. */
export async function cancelSignIn(access: string, flow: FlowName): Promise<void> {
  const info = { flow, simulation: false };
  await notifySessionEnded({ access, trusted: singleSignOnToken(), rejected: false, replaced: false, info });
  await pendingNotifications();
  clearSingleSignOnCookie();
  clearUnfinishedSignIn();
}
