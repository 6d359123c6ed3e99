import { send } from '../../lib/http/http.ts';
import { customHeader, userIdOf } from './decoded-token.rules.ts';
import { sendDecodedTokens } from './tokens.schema.ts';

/** Called after a token login and after each token refresh. A failure is only logged, because the session does not depend on this call. */
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
      { bearer: accessToken, keepalive: true, noProgress: true },
    );
  } catch {
    // the request wrapper has logged the failure
  }
}
