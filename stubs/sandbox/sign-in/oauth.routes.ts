/** The calls for the token login, for revocation, for the helper endpoint and for tokens of /dps (spec 000 §4, §7, §8). */
import * as tokens from '../../../src/session/tokens/tokens.schema.ts';
import { refuse } from '../http/requests.ts';
import { CLIENT } from '../http/caller.middleware.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { checkCredentials, refuseSignIn, type SignInRefusal } from './credentials.ts';
import { endCookieSessions } from './session-cookies.ts';
import { endSession, issueGrant, useRefreshToken } from './token-grants.ts';
import { serveCall } from '../serve-call.ts';
import { setStaffCookie } from './sign-in.routes.ts';
import { logSignIn } from './sign-in-log.ts';

const INCORRECT = 'invalid_grant_incorrect_creds';
const LOCKED = 'invalid_grant_account_locked';

/** Refusal codes of the other flows, each with the code that the token login sends instead (spec 000 §8). */
const TOKEN_CODES: Partial<Record<string, string>> = {
  'USER-NOT-ON-FILE': INCORRECT,
  'GEN-NOMATCH': INCORRECT,
  'GEN-NORECCHMECS': INCORRECT,
  'GEN-SUSPEND': LOCKED,
};

function refuseGrant({ status, messages: [first = '', ...rest], ...limit }: SignInRefusal): Response {
  const messages = [TOKEN_CODES[first] ?? first, ...rest];
  return refuseSignIn({ status: status === 401 ? 400 : status, messages, ...limit });
}

/** The brand of a session if the sign-in sent no brand. */
const NO_SITE = 'default';

export function oauthRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, tokens.requestTokens, ({ c, payload }) => {
    if (payload.grant_type === 'password') {
      const { username: logonId, password } = payload;
      const brand = payload.brand?.toLowerCase();
      const { person, refusal } = checkCredentials(services, c, { logonId, password, brand });
      if (refusal) return refuseGrant(refusal);
      const site = brand ?? (person.brand === 'any' ? NO_SITE : person.brand);
      endCookieSessions(services, c);
      const issued = issueGrant(services, person, site, payload.scope);
      setStaffCookie(services, c, person, issued.access_token);
      logSignIn(services, c, person, issued.access_token);
      return issued;
    }
    const { client_id = CLIENT.id, client_secret = CLIENT.secret } = payload;
    if (client_id !== CLIENT.id || client_secret !== CLIENT.secret) return refuse(401, 'invalid_client');
    const grant = useRefreshToken(services, payload.access_token, payload.refresh_token);
    const person = grant && services.accounts.find(grant.logonId);
    if (!grant || !person) return refuse(400, 'invalid_grant');
    return issueGrant(services, person, grant.brand, tokens.TOKEN_SCOPE, grant.root);
  });

  serveCall(routes, services, tokens.revokeTokens, ({ payload }) => {
    endSession(services, payload.assertion);
    return { status: 'success' as const };
  });

  serveCall(routes, services, tokens.sendDecodedTokens, ({ payload, caller: { person } }) => {
    const isOwn = payload.tokens.every(({ uid, user_id }) => (uid ?? user_id) === person.id);
    if (!isOwn) return refuse(403, 'NOT-YOUR-TOKEN');
    const pairs = payload.customHeader.split('; ').map((pair) => pair.split('='));
    if (payload.tokens.length === 0 || pairs.some(([name, value]) => !name || value === undefined))
      return refuse(400, 'BAD-REQUEST');
    return { payload: { userId: person.id, cookieNames: pairs.map(([name = '']) => name) } };
  });

  serveCall(routes, services, tokens.issueToken, ({ caller: { person, session } }) => {
    const token = services.sessions.start(person.logonId, session.brand, { root: session.root });
    return { payload: { token, expiresIn: services.sessions.secondsLeft(token) } };
  });

  serveCall(routes, services, tokens.revokeToken, ({ payload, caller: { person } }) => {
    if (services.sessions.find(payload.token)?.logonId !== person.logonId.toUpperCase())
      return refuse(403, 'NOT-YOUR-TOKEN');
    endSession(services, payload.token);
    return { payload: { status: 'success' as const } };
  });

  return routes;
}
