import { send } from '../../lib/http/http.ts';
import { requestRevocation } from '../tokens/revoke-token.ts';
import { ltpaLogout, SIGN_OUT_STORE } from './ltpa.schema.ts';
import { userLogout } from '../sign-in/sign-in.schema.ts';
import type { LogoutInfo } from './sign-out.rules.ts';

type FlowSignOut = (access: string, signal: AbortSignal) => Promise<unknown>;

/** The additional sign-out call of a sign-in flow (spec 000 §4, §7). */
const FLOW_SIGN_OUTS: Readonly<Partial<Record<string, FlowSignOut>>> = {
  token: requestRevocation,
  older: (_access, signal) =>
    send(ltpaLogout, { params: { storeID: SIGN_OUT_STORE } }, { signal, keepalive: true }),
};

/** Sends the sign-out calls of a flow. Sends the second call even if the first fails. @throws ServiceError of the first failure */
export async function requestSignOut(flow: string, access: string, signal: AbortSignal): Promise<LogoutInfo> {
  const [first] = await Promise.allSettled([send(userLogout, {}, { signal, keepalive: true })]);
  await FLOW_SIGN_OUTS[flow]?.(access, signal);
  if (first.status === 'rejected') throw first.reason;
  return first.value;
}
