import { notifySessionEnded, pendingNotifications } from '../sign-out/session-ended.ts';
import { clearSingleSignOnCookie, singleSignOnToken } from '../storage/session-cookies.ts';
import type { FlowName } from './sign-in-flow.types.ts';
import { clearUnfinishedSignIn } from './unfinished-sign-in.ts';

/** Ends what the first call of a sign-in has started. */
export async function cancelSignIn(access: string, flow: FlowName): Promise<void> {
  const info = { flow, simulation: false };
  await notifySessionEnded({ access, trusted: singleSignOnToken(), rejected: false, replaced: false, info });
  await pendingNotifications();
  clearSingleSignOnCookie();
  clearUnfinishedSignIn();
}
