/** The calls that end a session at the services, by sign-in flow (spec 000 §4, §7). */
import { send } from '../../lib/http.ts';
import { requestRevocation } from '../tokens/revoke-token.ts';
import { ltpaLogout, SIGN_OUT_STORE } from '../sign-in/sign-in-flows.schema.ts';
import { userLogout } from '../sign-in/sign-in.schema.ts';
import type { LogoutInfo } from './sign-out.rules.ts';

type FlowSignOut = (access: string, signal: AbortSignal) => Promise<unknown>;

/** A flow's second call: the token login revokes its token, the older flow ends its identity. */
const FLOW_SIGN_OUTS: Readonly<Partial<Record<string, FlowSignOut>>> = {
  token: requestRevocation,
  older: (_access, signal) =>
    send(ltpaLogout, { params: { storeID: SIGN_OUT_STORE } }, { signal, keepalive: true }),
};

/**
 * Signs out; the flow's second call is made even if the first fails.
 * @param access the session's token
 * @throws ServiceError of the first call that failed
 */
export async function requestSignOut(flow: string, access: string, signal: AbortSignal): Promise<LogoutInfo> {
  const [first] = await Promise.allSettled([send(userLogout, {}, { signal, keepalive: true })]);
  await FLOW_SIGN_OUTS[flow]?.(access, signal);
  if (first.status === 'rejected') throw first.reason;
  return first.value;
}
