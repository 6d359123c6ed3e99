/**
 * Tells the services that a session is over, where nobody waits for their answer: it has expired, was refused, leads to
 * another site or never quite began. One request by the flow that began it, which goes on when the page is left; who
 * signs out on purpose is told what comes next (`sign-out.service.ts`). Decision 044. Loaded when a session ends.
 */
import { send } from '../../lib/http.ts';
import type { SendOptions } from '../../lib/request.ts';
import type { SessionInfo } from '../storage/stored-session.ts';
import { requestRevocation } from '../tokens/revoke-token.ts';
import { ltpaLogout, SIGN_OUT_STORE } from '../sign-in/sign-in-flows.schema.ts';
import { userLogout } from '../sign-in/sign-in.schema.ts';

/** A session that is over. */
export interface EndedSession {
  /** Its access token; '' where only cookies are left of it. */
  access: string;
  /** What the single-sign-on cookie holds, a token beside the session's; null where there is none. */
  trusted: string | null;
  /** The services have refused the access token: they know that it is over. */
  refused: boolean;
  /** The browser's cookies are another session's by now, and none of this one's is sent or taken away. */
  replaced: boolean;
  facts: SessionInfo;
}

/** How long a page that stays open waits, ms. */
const WAIT_MS = 10_000;

const endIdentity = (bearer: string, options: SendOptions): Promise<unknown> =>
  send(ltpaLogout, { params: { storeID: SIGN_OUT_STORE } }, { ...options, bearer });

type EndCall = (over: EndedSession, options: SendOptions) => Promise<unknown>;

const endLogin: EndCall = async ({ access, refused }, options) => {
  if (!refused) await send(userLogout, {}, { ...options, bearer: access });
};

/** The one call that ends a session of these flows; the others end as the newer one does. */
const END_CALLS: Readonly<Partial<Record<string, EndCall>>> = {
  token: ({ access }, { signal }) => requestRevocation(access, signal),
  older: ({ access }, options) => endIdentity(access, options),
};

async function endSession(over: EndedSession, options: SendOptions): Promise<void> {
  if (over.access !== '') await (END_CALLS[over.facts.flow] ?? endLogin)(over, options);
}

/** Goes along as the bearer: by the time that the request is on its way the page has taken the cookie away. */
async function endSingleSignOn(
  { trusted, facts, replaced }: EndedSession,
  options: SendOptions,
): Promise<void> {
  if (trusted === null || replaced || facts.simulation) return; // another session's: in a simulation the staff's own
  await endIdentity(trusted, options);
}

/** Tells the services. What goes wrong is only logged, by the request wrapper: the token then ends by itself. */
export async function notifyServices(over: EndedSession): Promise<void> {
  const options = {
    signal: AbortSignal.timeout(WAIT_MS),
    keepalive: true,
    unseen: true,
    withoutCookies: over.replaced,
  };
  await Promise.allSettled([endSession(over, options), endSingleSignOn(over, options)]);
}
