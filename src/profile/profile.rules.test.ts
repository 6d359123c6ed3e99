/** The member's profile, which is merged from two responses. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { memberInfo, volatileMemberInfo, type MemberInfoWire } from './profile.schema.ts';
import { mergeProfile } from './profile.rules.ts';

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

describe('the member’s profile (001 §3)', () => {
  const page = { today: '2026-11-21', migrationDate: null };
  const visits = v.parse(volatileMemberInfo.response, {
    payload: { volatileMemberInfo: { mhsTermsConditionsCode: 'Y', lastClaimPaymentVisitDate: '11/02/2026' } },
  });

  it('contains the umi with an appended 0, all group numbers and all client ids', () => {
    const profile = mergeProfile(v.parse(memberInfo.response, info), visits, page);
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
  ])('with the migration cookie %j, has the migration date %s', (migrationDate, date) => {
    const response = {
      payload: { memberInfo: { ...info.payload.memberInfo, ibcMigrationDate: '20240701' } },
    };
    const merged = mergeProfile(v.parse(memberInfo.response, response), visits, { ...page, migrationDate });
    expect(merged.ibcMigrationDate).toBe(date);
  });

  it.each([[''], [null], [undefined], ['00000000'], ['14 March']])(
    'has no birth dates if the service sends %j (001 §5)',
    (dob) => {
      const { clientList, ...rest } = info.payload.memberInfo;
      const text = JSON.stringify({ ...rest, dob: 'DOB', ecidList: [], clientList }).replaceAll(
        /"dob":"[^"]*"/g,
        dob === undefined ? '"unknown":""' : `"dob":${JSON.stringify(dob)}`,
      );
      const read = v.parse(memberInfo.response, { payload: { memberInfo: JSON.parse(text) } });
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
  ])('reads the terms code %j as %s (001 §4 ‘otherwise hsaTC’)', (mhsTermsConditionsCode, code) => {
    const read = v.parse(volatileMemberInfo.response, {
      payload: { volatileMemberInfo: { mhsTermsConditionsCode, lastClaimPaymentVisitDate: 'yesterday' } },
    });
    expect(read).toMatchObject({ mhsTermsConditionsCode: code, lastClaimPaymentVisitDate: null });
  });

  it('contains a last visit date of 60 days ago if no visit is on record (001 §9)', () => {
    const none = v.parse(volatileMemberInfo.response, {
      payload: { volatileMemberInfo: { mhsTermsConditionsCode: 'N' } },
    });
    expect(mergeProfile(v.parse(memberInfo.response, info), none, page).lastClaimPaymentVisitDate).toBe(
      '2026-09-22',
    );
  });

  it.each([
    ['18', true],
    ['01', false],
  ])('for the relationship code %j, has isSubscriber %s (001 §4)', (relationshipCode, subscriber) => {
    const parsed = v.parse(memberInfo.response, {
      payload: { memberInfo: { ...info.payload.memberInfo, relationshipCode } },
    });
    expect(mergeProfile(parsed, visits, page).isSubscriber).toBe(subscriber);
  });

  it('requires a relationship code', () => {
    const memberWithout = { ...info.payload.memberInfo, relationshipCode: '' };
    expect(v.safeParse(memberInfo.response, { payload: { memberInfo: memberWithout } }).success).toBe(false);
  });
});
