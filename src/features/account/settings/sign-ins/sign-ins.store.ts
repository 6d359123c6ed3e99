import { send } from '../../../../lib/http/http.ts';
import type { LenientList } from '../../../../lib/http/lenient-list.schema.ts';
import { failureOf } from '../../../../lib/remote/remote.ts';
import { memberAtom, memberRemote } from '../../../../session/member-data.store.ts';
import { forgetPaidMarks } from '../../../../profile/payments/paid-marks.store.ts';
import { leaveAfterEverywhere } from '../../../../session/sign-out/signed-out-everywhere.ts';
import { recentSignIns, signOutEverywhere as everywhereCall, type SignIn } from '../settings.schema.ts';

export type EverywhereState =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'busy' }
  | { state: 'failed'; reference: string };

const signIns = memberRemote<LenientList<SignIn>>();
export const $signIns = signIns.$value;
export const $everywhere = memberAtom<EverywhereState>({ state: 'idle' });

export const leaveSignIns = signIns.leave;

export function loadSignIns(): Promise<void> {
  $everywhere.set({ state: 'idle' });
  return signIns.load((signal) => send(recentSignIns, {}, { signal }));
}

export const askEverywhere = (): void => $everywhere.set({ state: 'asking' });
export const cancelEverywhere = (): void => $everywhere.set({ state: 'idle' });

/** Ends every session of the member, then this browser's session, and opens the confirmation page. */
export async function signOutEverywhere(): Promise<void> {
  if ($everywhere.get().state === 'busy') return;
  $everywhere.set({ state: 'busy' });
  try {
    await send(everywhereCall, {});
    await forgetPaidMarks();
    leaveAfterEverywhere();
  } catch (error) {
    $everywhere.set({ state: 'failed', reference: failureOf(error).reference });
  }
}
