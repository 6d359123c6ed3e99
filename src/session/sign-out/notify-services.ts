/** Notifies the services of a session that ended without a sign-out (decisions/session#services-learn-of-every-end). */
import { send } from '../../lib/http/http.ts';
import type { SendOptions } from '../../lib/http/request.ts';
import type { SessionInfo } from '../storage/stored-session.ts';
import { requestRevocation } from '../tokens/revoke-token.ts';
import { ltpaLogout, SIGN_OUT_STORE } from './ltpa.schema.ts';
import { userLogout } from '../sign-in/sign-in.schema.ts';

export interface EndedSession {
  access: string; // access token; '' if only cookies are left
  trusted: string | null;
  rejected: boolean;
  /** Whether the cookies belong to another session. Such cookies must not be sent or cleared. */
  replaced: boolean;
  info: SessionInfo;
}

const WAIT_MS = 10_000;

const endIdentity = (bearer: string, options: SendOptions): Promise<unknown> =>
  send(ltpaLogout, { params: { storeID: SIGN_OUT_STORE } }, { ...options, bearer });

type EndCall = (ended: EndedSession, options: SendOptions) => Promise<unknown>;

const endLogin: EndCall = async ({ access, rejected }, options) => {
  if (!rejected) await send(userLogout, {}, { ...options, bearer: access });
};

const END_CALLS: Readonly<Partial<Record<string, EndCall>>> = {
  token: ({ access }, { signal }) => requestRevocation(access, signal),
  older: ({ access }, options) => endIdentity(access, options),
};

async function endSession(ended: EndedSession, options: SendOptions): Promise<void> {
  if (ended.access !== '') await (END_CALLS[ended.info.flow] ?? endLogin)(ended, options);
}

/** Ends the single sign-on session. Sends its token as the bearer token, because the page clears the cookie before the request is sent. */
async function endSingleSignOn(
  { trusted, info, replaced }: EndedSession,
  options: SendOptions,
): Promise<void> {
  if (trusted === null || replaced || info.simulation) return; // the cookie may belong to another session, such as the staff's own in a simulation
  await endIdentity(trusted, options);
}

/** Sends the requests with `keepalive`, so that they survive leaving the page. Failures are only logged, because the token expires anyway. */
export async function notifyServices(ended: EndedSession): Promise<void> {
  const options: SendOptions = {
    signal: AbortSignal.timeout(WAIT_MS),
    keepalive: true,
    noProgress: true,
    withoutCookies: ended.replaced,
  };
  await Promise.allSettled([endSession(ended, options), endSingleSignOn(ended, options)]);
}
