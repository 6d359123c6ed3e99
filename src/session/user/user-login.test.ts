/** The user data record that is made from a sign-in response. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { userLogout, userLogin, type UserLoginWire } from '../sign-in/sign-in.schema.ts';
import { mustSetPassword } from './stored-user.rules.ts';
import { userRecordOf } from './user-record.rules.ts';

const login: UserLoginWire = {
  payload: {
    userId: 'U1',
    logonId: 'maria.d',
    firstName: 'Maria',
    lastName: 'Delgado',
    ecid: 'E1',
    dob: '05/06/1984',
    role: 'MEMBER',
    security_question: 'First pet?',
    email: 'm@mail.example',
    pwd_tempflag: 'N',
    bus_phone: '(412) 555-0118',
    shoppingBrand: 'x',
    market: '',
    zipCode: '15222',
    securityStrengthEnforcement: '',
    token: { access_token: 't', token_type: 'Bearer', expires_in: 1800 },
  },
};
const signedIn = (changes: Partial<UserLoginWire['payload']> = {}) =>
  v.parse(userLogin.response, { payload: { ...login.payload, ...changes } });

describe('the user data record (000 §3)', () => {
  it('requires a new password until the user has set a new password in this session (000 §4)', () => {
    const forced = userRecordOf(signedIn({ securityStrengthEnforcement: 'FORCED' }), 1);
    expect(mustSetPassword(forced)).toBe(true);
    expect(mustSetPassword({ ...forced, passwordSet: true })).toBe(false);
    expect(mustSetPassword({ ...forced, passwordForced: false })).toBe(false);
    expect(mustSetPassword({ ...forced, passwordForced: false, temporaryPassword: true })).toBe(true);
    expect(mustSetPassword(userRecordOf(signedIn(), 1))).toBe(false);
  });

  it('has the response’s fields, with the logon id in upper case', () => {
    expect(userRecordOf(signedIn(), 10163)).toMatchObject({
      userId: 'U1',
      logonId: 'MARIA.D',
      firstName: 'Maria',
      lastName: 'Delgado',
      dateOfBirth: '1984-05-06',
      type: { storeId: 10163, actorType: 'MEMBER' },
      ecid: 'E1',
      challengeQuestion: 'First pet?',
      email1: 'm@mail.example',
      phone1: '(412) 555-0118',
      zipCode: '15222',
      market: '',
      temporaryPassword: false,
      passwordForced: false,
      passwordSet: false,
      isLoggedIn: true,
    });
  });

  it.each([
    ['MEMBER', '', 'No phone number'],
    ['INTERNAL', '', 'No phone number'],
    ['AGENT', '', ''],
    ['AGENCY_ADMIN', '', ''],
    ['AGENT', '412', '412'],
  ] as const)(
    'of a user with the role %s and the phone %j has phone1 %j (000 §6)',
    (role, bus_phone, phone) => {
      expect(userRecordOf(signedIn({ role, bus_phone }), 1).phone1).toBe(phone);
    },
  );

  it.each([
    [null, '15222', 'PROS'],
    [undefined, '15222', 'PROS'],
    [null, '', 'MEMBER'],
    ['AGENT', '15222', 'AGENT'],
  ] as const)(
    'of a user with the role %s and the zip code %j has the actor type %s (000 §4)',
    (role, zipCode, actorType) => {
      expect(userRecordOf(signedIn({ role, zipCode }), 1).type.actorType).toBe(actorType);
    },
  );

  it.each([
    ['FORCED', true],
    ['', false],
    [undefined, false],
  ])('for securityStrengthEnforcement %s, has passwordForced %s', (securityStrengthEnforcement, forced) => {
    expect(signedIn({ securityStrengthEnforcement }).passwordForced).toBe(forced);
  });
});

describe('unknown fields of a response', () => {
  it('are ignored', () => {
    expect(
      v.safeParse(userLogin.response, { extra: 1, payload: { ...login.payload, extra: {} } }).success,
    ).toBe(true);
    expect(
      v.safeParse(userLogout.response, { payload: { logoutInfo: { nextAction: 'redirect', extra: 1 } } })
        .success,
    ).toBe(true);
    expect(v.safeParse(userLogout.response, { payload: {} }).success).toBe(false);
  });
});
