/** The calls that end a session at the services, by the flow that began it (spec 000 §4, §7). */
import { send } from '../../lib/http.ts';
import { requestRevocation } from '../tokens/revoke-token.ts';
import { ltpaLogout, SIGN_OUT_STORE } from '../sign-in/sign-in-flows.schema.ts';
import { userLogout } from '../sign-in/sign-in.schema.ts';
import type { LogoutInfo } from './sign-out.rules.ts';

type FlowSignOut = (access: string, signal: AbortSignal) => Promise<unknown>;

/** What a flow needs beside the sign-out that all have. The token login revokes; the older flow ends its identity. */
const FLOW_SIGN_OUTS: Readonly<Partial<Record<string, FlowSignOut>>> = {
  token: requestRevocation,
  older: (_access, signal) =>
    send(ltpaLogout, { params: { storeID: SIGN_OUT_STORE } }, { signal, keepalive: true }),
};

/**
 * Ends the session at the services: first the call that says what comes next, then what the flow needs beside it,
 * also where the first could not be had.
 * @param access the token of the session
 * @throws ServiceError of the first that failed
 */
export async function requestSignOut(flow: string, access: string, signal: AbortSignal): Promise<LogoutInfo> {
  const [first] = await Promise.allSettled([send(userLogout, {}, { signal, keepalive: true })]);
  await FLOW_SIGN_OUTS[flow]?.(access, signal);
  if (first.status === 'rejected') throw first.reason;
  return first.value;
}
