/** The helper endpoint that hears whose token it is, with the session's cookies (spec 000 §4 'Token login session', §7). */
import { send } from '../../lib/http.ts';
import { customHeader, userIdOf } from '../sign-in/sign-in-flows.rules.ts';
import { sendDecodedTokens } from './tokens.schema.ts';

/**
 * Sends the decoded token and the cookie values, once they are written: after a token login and after each token refresh.
 * The call outlives the page. A failure is only logged, by the request wrapper: the session does not depend on it.
 * @param accessToken the token that is new
 */
export async function sendDecodedToken(accessToken: string): Promise<void> {
  const userId = userIdOf(accessToken);
  if (userId === null) {
    console.error('The token names no user id'); // spec 000 §8: console error only
    return;
  }
  try {
    await send(
      sendDecodedTokens,
      { payload: { tokens: [{ uid: userId }], customHeader: customHeader(document.cookie) } },
      { bearer: accessToken, keepalive: true, unseen: true },
    );
  } catch {
    // logged already
  }
}
