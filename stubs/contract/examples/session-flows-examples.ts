/**
 * Example requests of the sign-in flows except `userLogin`, and of the calls for tokens, the user data record and
 * keep-alive.
 */
import * as v from 'valibot';
import { startCsrProxy } from '../../../src/features/simulation/simulation.schema.ts';
import * as keeping from '../../../src/session/timeout/keep-alive.schema.ts';
import * as flows from '../../../src/session/sign-in/sign-in-flows.schema.ts';
import * as ltpa from '../../../src/session/sign-out/ltpa.schema.ts';
import * as tokens from '../../../src/session/tokens/tokens.schema.ts';
import * as info from '../../../src/session/user/user-info.schema.ts';
import { PASSWORD } from '../../people/person.ts';
import { example, producerExample, type ExampleContext } from '../example.ts';

const STORE = { storeID: '10163' };

const basic = (logonId: string): string =>
  `Basic ${Buffer.from(`${logonId}:${PASSWORD}`).toString('base64')}`;

const passwordGrant = (username: string): tokens.TokenGrant => ({
  grant_type: 'password',
  scope: tokens.TOKEN_SCOPE,
  username,
  password: PASSWORD,
  brand: 'mincr',
});

/** Signs in by the token login. @returns the access and refresh tokens */
const tokensOfMaria = async ({ ask }: ExampleContext): Promise<tokens.Tokens> =>
  v.parse(
    tokens.requestTokens.response,
    await ask(tokens.requestTokens, { payload: passwordGrant('maria') }),
  );

const ltpaLogin = (logonId: string) => () => ({ params: STORE, headers: { Authorization: basic(logonId) } });
const userauthLogin = (logonId: string) => () => ({
  headers: { Authorization: basic(logonId), AppId: 'CHMMBR' },
  payload: { brand: 'mincr' },
});

export const sessionFlowExamples = [
  example(flows.ltpaLogin, null, ltpaLogin('maria')),
  producerExample(flows.ltpaLogin, ltpaLogin('gwen')),
  example(flows.userauthLogin, null, userauthLogin('maria')),
  producerExample(flows.userauthLogin, userauthLogin('gwen')),
  example(ltpa.ltpaLogout, 'maria', () => ({ params: { storeID: ltpa.SIGN_OUT_STORE } })),
  example(ltpa.validateLtpa, 'maria', () => ({})),

  example(tokens.requestTokens, null, () => ({ payload: passwordGrant('maria') })),
  producerExample(tokens.requestTokens, () => ({ payload: passwordGrant('gwen') })),
  example(tokens.requestTokens, null, async (world) => {
    const { accessToken, refreshToken } = await tokensOfMaria(world);
    return {
      payload: {
        grant_type: 'refresh_token' as const,
        access_token: accessToken,
        refresh_token: refreshToken,
      },
    };
  }),
  example(tokens.revokeTokens, null, async (world) => ({
    payload: {
      grant_type: tokens.REVOKE_GRANT as typeof tokens.REVOKE_GRANT,
      oracle_token_action: 'delete' as const,
      assertion: (await tokensOfMaria(world)).accessToken,
    },
  })),
  example(tokens.sendDecodedTokens, 'maria', () => ({
    payload: { tokens: [{ uid: 'maria' }], customHeader: 'brand=mincr; mbrGroupNumber=10452000' },
  })),
  example(tokens.issueToken, 'maria', () => ({ payload: { audience: 'spending-vendor' } })),
  example(tokens.revokeToken, 'maria', async ({ ask }) => {
    const issued = await ask(tokens.issueToken, { payload: { audience: 'spending-vendor' } });
    return { payload: { token: v.parse(tokens.issueToken.response, issued).token } };
  }),

  example(info.getUserInfo, 'maria', () => ({ query: { UserID: 'MARIA' } })),
  producerExample(info.getUserInfo, () => ({ query: {} }), 'gwen'),
  example(info.getBasicUserInfo, 'maria', () => ({})),
  producerExample(info.getBasicUserInfo, () => ({}), 'gwen'),
  example(info.getRatingInfo, 'maria', () => ({ params: STORE })),
  example(info.saveRatingInfo, null, () => ({
    params: STORE,
    payload: { ratingInfo: [{ storeId: 10_163, brand: 'mincr' }] },
  })),

  example(keeping.keepAlive, 'maria', () => ({})),
  example(keeping.vendorKeepAlive, 'maria', () => ({})),
  example(keeping.readServerStorage, 'maria', () => ({ params: { key: 'selectedGroup' } })),
  example(keeping.writeServerStorage, 'maria', () => ({
    params: { key: 'selectedGroup' },
    payload: { value: '10452000' },
  })),

  example(startCsrProxy, 'ivan', async ({ ask }) => {
    const signedIn = await ask(flows.ltpaLogin, ltpaLogin('ivan')(), 'ivan');
    return {
      params: { ...STORE, logonID: 'DANIEL' },
      headers: { ObSSOCookie: v.parse(flows.ltpaLogin.response, signedIn).trustedToken },
      payload: { reason: 'A call about a claim' },
    };
  }),
];
