/** The response fields that the session reads: those of the sign-in flows, the tokens and the user data record. */
import { startCsrProxy } from '../../../src/features/simulation/simulation.schema.ts';
import * as keeping from '../../../src/session/timeout/keep-alive.schema.ts';
import * as flows from '../../../src/session/sign-in/sign-in-flows.schema.ts';
import * as ltpa from '../../../src/session/sign-out/ltpa.schema.ts';
import * as tokens from '../../../src/session/tokens/tokens.schema.ts';
import * as info from '../../../src/session/user/user-info.schema.ts';
import type { CallNeeds } from './call-needs.fixture.ts';

const USER = 'payload.userInfo';
const TOKEN = 'payload.token';

export const sessionFlowNeeds: readonly CallNeeds[] = [
  [
    flows.ltpaLogin,
    [
      'WCToken',
      'WCTrustedToken',
      'logonId',
      'contextAttribute',
      'contextAttribute.*.attributeName',
      'contextAttribute.*.attributeValue',
      'contextAttribute.*.attributeValue.0.value',
    ],
  ],
  [
    flows.userauthLogin,
    [
      'payload.userId',
      'payload.logonId',
      `${TOKEN}.access_token`,
      `${TOKEN}.token_type`,
      `${TOKEN}.expires_in`,
    ],
  ],
  [ltpa.ltpaLogout, ['status']],
  [ltpa.validateLtpa, ['valid']],
  [tokens.requestTokens, ['access_token', 'expires_in', 'refresh_token', 'scope', 'token_type']],
  [tokens.revokeTokens, ['status']],
  [tokens.sendDecodedTokens, ['payload.userId', 'payload.cookieNames']],
  [tokens.issueToken, ['payload.token', 'payload.expiresIn']],
  [tokens.revokeToken, ['payload.status']],
  [
    info.getUserInfo,
    [
      ...['userId', 'logonId', 'type', 'type.storeId'],
      ...['regions.*.region', 'regions.*.brand', 'agencies.*.agencyId', 'agencies.*.region'],
    ].map((field) => `${USER}.${field}`),
  ],
  [info.getBasicUserInfo, ['payload.logonId']],
  [info.getRatingInfo, ['ratingInfo', 'ratingInfo.*.storeId', 'ratingInfo.*.brand']],
  [info.saveRatingInfo, ['ratingInfo', 'ratingInfo.*.storeId', 'ratingInfo.*.brand']],
  [keeping.keepAlive, ['payload.status']],
  [keeping.vendorKeepAlive, ['payload.status']],
  [keeping.readServerStorage, ['payload.key', 'payload.value']],
  [keeping.writeServerStorage, ['payload.key', 'payload.value']],
  [startCsrProxy, ['HMCSRProxyToken', 'logonId', 'expiresIn']],
];
