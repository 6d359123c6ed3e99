import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { toSignInData } from './sign-in-flows.rules.ts';
import { ltpaLogin } from './sign-in-flows.schema.ts';
import { getUserInfo } from '../user/user-info.schema.ts';
import { userRecordOf } from '../user/user-record.rules.ts';

const INFO = v.parse(getUserInfo.response, {
  payload: { userInfo: { userId: 'U1', logonId: 'maria', type: { storeId: 10163 }, market: 'individual' } },
});
const response = (contextAttribute: object[]) =>
  v.parse(ltpaLogin.response, {
    WCToken: 't',
    WCTrustedToken: 'trusted-secret',
    HMCSRProxyToken: 'proxy-secret',
    contextAttribute,
    logonId: 'maria',
  });
const attribute = (attributeName: string, ...value: string[]) => ({
  attributeName,
  attributeValue: [{ value }],
});

describe('the attributes in the older flow’s response (000 §3)', () => {
  it('fill fields of the user record that would otherwise be empty', () => {
    const { attributes } = response([
      attribute('role', 'AGENT'),
      attribute('ecid', 'E7'),
      attribute('dob', '03/14/1984'),
      attribute('email', 'm@mail.example', 'second@mail.example'),
      attribute('securityQuestion', 'First pet?'),
      attribute('market', 'medicare'),
      attribute('zipCode', '55401'),
      attribute('brand', 'abc'),
    ]);
    const record = userRecordOf(toSignInData(INFO, { accessToken: 't', attributes }), 10_163);
    expect(record).toMatchObject({
      type: { actorType: 'AGENT' },
      ecid: 'E7',
      dateOfBirth: '1984-03-14',
      email1: 'm@mail.example',
      challengeQuestion: 'First pet?',
      market: 'individual',
      zipCode: '55401',
      shoppingBrand: 'abc',
    });
  });

  it.each(['role', 'dob'])('do not prevent the sign-in if the %s is invalid', (name) => {
    expect(response([attribute(name, 'nonsense')]).attributes).toMatchObject({
      actorType: null,
      dateOfBirth: null,
    });
  });

  it('are not copied to the user record if they are unknown', () => {
    const login = response([attribute('ssoTicket', 'ticket-secret')]);
    const { attributes } = login;
    const record = userRecordOf(toSignInData(INFO, { accessToken: login.token, attributes }), 10_163);
    expect(JSON.stringify(record)).not.toMatch(/secret/);
  });
});
