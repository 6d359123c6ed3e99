/** The sign-in flows 'userauth', 'older' and 'token' (spec 000 §3, §4, §7; decisions/sign-in#four-flows-one-result). */
import type { ResponseOf } from '../../lib/http/call.schema.ts';
import { ServiceError } from '../../lib/remote/failure.ts';
import { send } from '../../lib/http/http.ts';
import { basicHeader } from './basic-header.rules.ts';
import { cancelSignIn } from './cancel-sign-in.ts';
import { markSignInStarted, clearUnfinishedSignIn } from './unfinished-sign-in.ts';
import type { Credentials, FlowName, SignInFlow } from './sign-in-flow.types.ts';
import { ltpaLogin, userauthLogin } from './sign-in-flows.schema.ts';
import { toSignInData } from './sign-in-flows.rules.ts';
import { requestTokens, TOKEN_SCOPE, type Tokens } from '../tokens/tokens.schema.ts';
import { getUserInfo, type UserInfo } from '../user/user-info.schema.ts';

const APP_ID = 'CHMMBR'; // not in the spec: the same AppId as in the sign-out call (spec 000 §7)

const userauth: SignInFlow = ({ logonId, password, brand }) =>
  send(userauthLogin, {
    headers: { Authorization: basicHeader(logonId, password), AppId: APP_ID },
    payload: { brand },
  });

/** Loads the user info with a new token. On failure, revokes the token and clears its cookie. @throws ServiceError */
async function fetchTokenUser(token: string, flow: FlowName): Promise<UserInfo> {
  try {
    return await send(getUserInfo, { query: {} }, { bearer: token });
  } catch (error) {
    void cancelSignIn(token, flow);
    throw error;
  }
}

const FIRST_ERROR_STATUS = 400;

/** Whether the service refused the sign-in and therefore set no cookie. If the response was lost, the service may have set a cookie. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ServiceError && (error.failure.status ?? 0) >= FIRST_ERROR_STATUS;

/** The first of the two calls of a sign-in. It sets cookies, so the sign-in is marked as unfinished. @throws ServiceError */
async function loginWithCookies(
  logonId: string,
  password: string,
  storeId: number,
): Promise<ResponseOf<typeof ltpaLogin>> {
  markSignInStarted();
  try {
    return await send(ltpaLogin, {
      params: { storeID: String(storeId) },
      headers: { Authorization: basicHeader(logonId, password) },
    });
  } catch (error) {
    if (isRefusal(error)) clearUnfinishedSignIn();
    throw error;
  }
}

const older: SignInFlow = async ({ logonId, password, storeId }) => {
  const login = await loginWithCookies(logonId, password, storeId);
  const { token, phone, passwordForced, temporaryPassword, attributes } = login;
  const info = await fetchTokenUser(token, 'older');
  clearUnfinishedSignIn();
  return toSignInData(info, { accessToken: token, phone, passwordForced, temporaryPassword, attributes });
};

/** Requests tokens. @throws ServiceError, with the message 'No /tokens response' if the response contains no tokens (spec 000 §8 'Shell') */
async function tokensFor({ logonId, password, brand }: Credentials): Promise<Tokens> {
  try {
    return await send(requestTokens, {
      payload: { grant_type: 'password', scope: TOKEN_SCOPE, username: logonId, password, brand },
    });
  } catch (error) {
    if (error instanceof ServiceError && error.failure.kind === 'bad-response')
      error.message = 'No /tokens response';
    throw error;
  }
}

const token: SignInFlow = async (credentials) => {
  const { accessToken, lifetimeSeconds, refreshToken } = await tokensFor(credentials);
  const user = await fetchTokenUser(accessToken, 'token');
  return toSignInData(user, { accessToken, lifetimeSeconds, refreshToken });
};

export const otherFlows = { userauth, older, token } satisfies Record<Exclude<FlowName, 'newer'>, SignInFlow>;
