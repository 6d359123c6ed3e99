/** The user record, the profile, and what their wires need. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { memberInfo, volatileMemberInfo, type MemberInfoWire } from './profile.schema.ts';
import { mergeProfile } from './profile.rules.ts';
import { userLogout, userLogin, type UserLoginWire } from './sign-in.schema.ts';
import { mustSetPassword, userRecordOf } from './user-record.rules.ts';

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
  v.parse(userLogin.reply, { payload: { ...login.payload, ...changes } });

const CLIENT_FLAGS = {
  spendingAccountBlackoutIndicator: 'N',
  autoEnrollIndicator: 'N',
  hsaSetupIndicator: 'N',
} as const;
const NO = 'N' as const;
const GROUP_FLAGS = {
  medicareIndicator: NO,
  directPayIndicator: NO,
  spendingAccountExistsIndicator: NO,
  hsaEnrollmentInProcessIndicator: NO,
  hsaExistsIndicator: NO,
  fsaExistsIndicator: NO,
  optOutList: [],
};

const info: MemberInfoWire = {
  payload: {
    memberInfo: {
      brand: 'b',
      umi: '123456789',
      agreementId: 'A1',
      firstName: 'Maria',
      lastName: 'Delgado',
      dob: '19840506',
      relationshipCode: '18',
      pinNumber: '001',
      ecId: 'E1',
      bvUserId: 'B1',
      erisaIndicator: 'Y',
      spendingAccountExists: 'N',
      ecidList: [],
      clientList: [
        {
          clientId: 'C1',
          clientNumber: '77',
          clientName: 'Acme',
          ...CLIENT_FLAGS,
          groupList: [
            {
              groupNumber: 'G1',
              ...GROUP_FLAGS,
              directPayIndicator: 'Y',
              productList: [
                {
                  productNumber: 'P1',
                  productTypeCode: 'M',
                  benefitPlanType: 'ME',
                  benefitPlanName: 'Choice PPO',
                  integratedCoverageIndicator: 'N',
                  drugCoverage: 'N',
                  blueEdgeDentalIndv: 'N',
                  planPeriod: 'A',
                  coverageBeginDate: '20260101',
                  memberList: [
                    {
                      ecId: 'E1',
                      firstName: 'Maria',
                      lastName: 'Delgado',
                      dob: '19840506',
                      pinNumber: '001',
                      relationshipCode: '18',
                      uniqueName: 'MARIA1984',
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          clientId: 'C2',
          clientNumber: '78',
          clientName: 'Birch',
          ...CLIENT_FLAGS,
          groupList: [{ groupNumber: 'G2', ...GROUP_FLAGS, productList: [] }],
        },
      ],
    },
  },
};

describe('the user data record (000 §3)', () => {
  it('says who must choose a new password, until one was set in this session (000 §4)', () => {
    const forced = userRecordOf(signedIn({ securityStrengthEnforcement: 'FORCED' }), 1);
    expect(mustSetPassword(forced)).toBe(true);
    expect(mustSetPassword({ ...forced, passwordSet: true })).toBe(false);
    expect(mustSetPassword({ ...forced, passwordForced: false })).toBe(false);
    expect(mustSetPassword({ ...forced, passwordForced: false, temporaryPassword: true })).toBe(true);
    expect(mustSetPassword(userRecordOf(signedIn(), 1))).toBe(false);
  });

  it('has every field, the logon id in upper case', () => {
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
  ] as const)('the phone of a %s with %j is %j (000 §6)', (role, bus_phone, phone) => {
    expect(userRecordOf(signedIn({ role, bus_phone }), 1).phone1).toBe(phone);
  });

  it.each([
    [null, '15222', 'PROS'],
    [undefined, '15222', 'PROS'],
    [null, '', 'MEMBER'],
    ['AGENT', '15222', 'AGENT'],
  ] as const)('role %s with zip code %j is %s (000 §4)', (role, zipCode, actorType) => {
    expect(userRecordOf(signedIn({ role, zipCode }), 1).type.actorType).toBe(actorType);
  });

  it.each([
    ['FORCED', true],
    ['', false],
    [undefined, false],
  ])('enforcement %s: password forced is %s', (securityStrengthEnforcement, forced) => {
    expect(signedIn({ securityStrengthEnforcement }).passwordForced).toBe(forced);
  });
});

describe('the profile (001 §3)', () => {
  const page = { today: '2026-11-21', migrationDate: null };
  const visits = v.parse(volatileMemberInfo.reply, {
    payload: { volatileMemberInfo: { mhsTermsConditionsCode: 'Y', lastClaimPaymentVisitDate: '11/02/2026' } },
  });

  it('appends a 0 to the umi and lists groups and clients', () => {
    const profile = mergeProfile(v.parse(memberInfo.reply, info), visits, page);
    expect(profile).toMatchObject({
      umi: '1234567890',
      groupNumbers: ['G1', 'G2'],
      clientIds: ['C1', 'C2'],
      isSubscriber: true,
      erisaIndicator: true,
      lastClaimPaymentVisitDate: '2026-11-02',
    });
  });

  it.each([
    ['20250131', '2025-01-31'],
    ['01/31/2025', '2025-01-31'],
    ['nonsense', '2024-07-01'],
    [null, '2024-07-01'],
  ])('takes the migration date from a cookie that says %j: %s', (migrationDate, date) => {
    const answer = { payload: { memberInfo: { ...info.payload.memberInfo, ibcMigrationDate: '20240701' } } };
    const merged = mergeProfile(v.parse(memberInfo.reply, answer), visits, { ...page, migrationDate });
    expect(merged.ibcMigrationDate).toBe(date);
  });

  it.each([[''], [null], [undefined], ['00000000'], ['14 March']])(
    'a birth date of %j fails nothing: it is not known (001 §5)',
    (dob) => {
      const { clientList, ...rest } = info.payload.memberInfo;
      const text = JSON.stringify({ ...rest, dob: 'DOB', ecidList: [], clientList }).replaceAll(
        /"dob":"[^"]*"/g,
        dob === undefined ? '"unknown":""' : `"dob":${JSON.stringify(dob)}`,
      );
      const read = v.parse(memberInfo.reply, { payload: { memberInfo: JSON.parse(text) } });
      expect(read.dob).toBe(null);
      const births = read.clientList.flatMap(({ groupList }) =>
        groupList.flatMap(({ productList }) =>
          productList.flatMap(({ memberList }) => memberList.map((member) => member.dob)),
        ),
      );
      expect(new Set(births)).toEqual(new Set([null]));
    },
  );

  it.each([
    ['Y', 'Y'],
    ['N', 'N'],
    ['X', 'N'],
    ['', 'N'],
    [null, 'N'],
    [undefined, 'N'],
    [7, 'N'],
  ])('terms code %j counts as %s (001 §4 ‘otherwise hsaTC’)', (mhsTermsConditionsCode, code) => {
    const read = v.parse(volatileMemberInfo.reply, {
      payload: { volatileMemberInfo: { mhsTermsConditionsCode, lastClaimPaymentVisitDate: 'yesterday' } },
    });
    expect(read).toMatchObject({ mhsTermsConditionsCode: code, lastClaimPaymentVisitDate: null });
  });

  it('takes 60 days ago where there was no visit (001 §9)', () => {
    const none = v.parse(volatileMemberInfo.reply, {
      payload: { volatileMemberInfo: { mhsTermsConditionsCode: 'N' } },
    });
    expect(mergeProfile(v.parse(memberInfo.reply, info), none, page).lastClaimPaymentVisitDate).toBe(
      '2026-09-22',
    );
  });

  it.each([
    ['18', true],
    ['20', true],
    ['01', false],
    ['05', false],
    ['', null],
  ])('relationship code %j: subscriber is %s (001 §4)', (relationshipCode, subscriber) => {
    const parsed = v.safeParse(memberInfo.reply, {
      payload: { memberInfo: { ...info.payload.memberInfo, relationshipCode } },
    });
    expect(parsed.success ? parsed.output.isSubscriber : null).toBe(subscriber);
  });
});

describe('what a service adds', () => {
  it('unknown extra fields are tolerated', () => {
    expect(v.safeParse(userLogin.reply, { extra: 1, payload: { ...login.payload, extra: {} } }).success).toBe(
      true,
    );
    expect(
      v.safeParse(userLogout.reply, { payload: { logoutInfo: { nextAction: 'redirect', extra: 1 } } })
        .success,
    ).toBe(true);
    expect(v.safeParse(userLogout.reply, { payload: {} }).success).toBe(false);
  });
});
