import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { isSubscriberCode } from '../../../src/profile/coverage/family.rules.ts';
import { memberInfo, volatileMemberInfo } from '../../../src/profile/profile.schema.ts';
import { MEMBERS } from '../../people/members.ts';
import { memberNamed, openSandbox, PATHS } from '../sandbox.fixture.ts';

const profileOf = async (id: string, brand?: string) => {
  const { ask, signIn } = openSandbox();
  const response = await ask('GET', PATHS.memberInfo, undefined, await signIn(id, brand));
  return v.parse(memberInfo.response, await response.json());
};

const visitsOf = async (id: string) => {
  const { ask, signIn } = openSandbox();
  const response = await ask('GET', PATHS.volatileMemberInfo, undefined, await signIn(id));
  return v.parse(volatileMemberInfo.response, await response.json());
};

const memberNames = (profile: Awaited<ReturnType<typeof profileOf>>): string[] =>
  profile.clientList.flatMap(({ groupList }) =>
    groupList.flatMap(
      ({ productList }) => productList[0]?.memberList.map(({ firstName }) => firstName) ?? [],
    ),
  );

describe('memberInfo', () => {
  it.each(MEMBERS)('returns the profile of $id', async ({ id, name, brand }) => {
    const profile = await profileOf(id, brand === 'any' ? 'mincr' : brand);
    expect(`${profile.firstName} ${profile.lastName}`).toBe(name);
    expect(profile.agreementId).toBe(memberNamed(id).family.agreementId);
    expect(isSubscriberCode(profile.relationshipCode)).toBe(
      !['daniel', 'leo', 'iris', 'kit', 'elke', 'tomas'].includes(id),
    );
    expect(new Set(profile.ecidList.map(({ ecId }) => ecId))).toEqual(
      new Set(
        (isSubscriberCode(profile.relationshipCode)
          ? memberNamed(id).family.members
          : [memberNamed(id).self]
        ).map(({ ecId }) => ecId),
      ),
    );
  });

  it('returns the brand on whose site the member signed in', async () => {
    expect((await profileOf('maria', 'NDBCBS')).brand).toBe('ndbcbs');
    expect((await profileOf('maria', 'hmbcbs')).brand).toBe('hmbcbs');
  });

  it('shows the whole family to a subscriber, but shows other members only themselves', async () => {
    expect(new Set(memberNames(await profileOf('maria')))).toEqual(
      new Set(['Maria', 'Daniel', 'Leo', 'Ines']),
    );
    expect(new Set(memberNames(await profileOf('leo')))).toEqual(new Set(['Leo']));
  });

  it('indicates Medicare, direct pay, drug coverage and previous plans', async () => {
    const groupOf = async (id: string) => (await profileOf(id)).clientList[0]?.groupList[0];
    expect(await groupOf('ruth')).toMatchObject({ medicareIndicator: true, directPayIndicator: false });
    expect(await groupOf('nora')).toMatchObject({ medicareIndicator: false, directPayIndicator: true });
    const plans = (await groupOf('maria'))?.productList ?? [];
    expect(plans.filter(({ drugCoverage }) => drugCoverage)).toHaveLength(1);
    expect(plans.map(({ coverageEndDate }) => coverageEndDate)).toEqual([null, null, null, '2023-12-31']);
  });

  it('returns a member’s own coverage end date, null for an unknown birth date, and the ERISA flag', async () => {
    const [plan] = (await profileOf('milo')).clientList[0]?.groupList[0]?.productList ?? [];
    const entries = plan?.memberList.map(({ firstName, dob, coverageCancelDate }) => ({
      firstName,
      isBorn: dob !== null,
      left: coverageCancelDate,
    }));
    expect(entries).toEqual([
      { firstName: 'Milo', isBorn: true, left: null },
      { firstName: 'Clara', isBorn: true, left: null },
      { firstName: 'Rui', isBorn: true, left: '2026-08-29' },
      { firstName: 'Luz', isBorn: false, left: null },
    ]);
    expect((await profileOf('farah')).erisaIndicator).toBe(true);
    expect((await profileOf('maria')).erisaIndicator).toBe(false);
  });

  it('indicates dental-only, opted-out, canceled, integrated and migrated coverage', async () => {
    const groupOf = async (id: string, brand?: string) =>
      (await profileOf(id, brand)).clientList[0]?.groupList[0];
    expect((await groupOf('pearl'))?.productList.map(({ blueEdgeDentalIndv }) => blueEdgeDentalIndv)).toEqual(
      [true],
    );
    expect((await groupOf('hazel'))?.optOutList).toContainEqual({ code: '904' });
    expect((await groupOf('owen'))?.productList.some(({ drugCoverage }) => drugCoverage)).toBe(false);
    expect((await groupOf('felix'))?.productList.every(({ planPeriod }) => planPeriod === 'P')).toBe(true);
    expect((await groupOf('nils'))?.productList.at(-1)?.marketingStatusDescription).toBe('Canceled');
    expect((await groupOf('wade', 'wybcbs'))?.productList.at(-1)?.productTypeCode).toBe('Y');
    const [medical] = (await groupOf('astrid', 'ndbcbs'))?.productList ?? [];
    expect(medical).toMatchObject({
      integratedCoverageIndicator: true,
      benefitAccumulationStartDate: '2026-07-01',
      benefitAccumulationEndDate: '2027-06-30',
    });
    expect((await profileOf('iris', 'ibccr')).ibcMigrationDate).toBe('2026-06-25');
    expect((await profileOf('maria')).ibcMigrationDate).toBeNull();
  });

  it('contains no social security number', async () => {
    expect(JSON.stringify(await profileOf('maria'))).not.toMatch(/ssn|XXX-XX/i);
  });

  it('returns a birth date that moves with the clock, so that ages stay the same', async () => {
    const { ask, signIn, clock } = openSandbox();
    const birth = async () => {
      const response = await ask('GET', PATHS.memberInfo, undefined, await signIn('leo'));
      return v.parse(memberInfo.response, await response.json()).dob;
    };
    expect(await birth()).toBe('2007-06-21');
    clock.now = Date.UTC(2027, 10, 12, 17);
    expect(await birth()).toBe('2008-06-21');
  });
});

describe('volatileMemberInfo', () => {
  it('returns the date of the last visit to each view, and null for a view without a visit', async () => {
    expect(await visitsOf('maria')).toEqual({
      mhsTermsConditionsCode: 'Y',
      mhsTermsVersion: '',
      mhsTermsAcceptedDate: null,
      lastClaimPaymentVisitDate: '2026-10-25',
      lastEdMaterialVisitDate: '2026-10-25',
      lastMessageCenterVisitDate: '2026-10-25',
      lastMhsLandingVisitDate: '2026-10-25',
      lastHealthPlansVisitDate: '2026-10-25',
    });
    expect((await visitsOf('nora')).lastClaimPaymentVisitDate).toBeNull();
  });
});

it.each([PATHS.memberInfo, PATHS.volatileMemberInfo])(
  '%s returns 400 without the header appid',
  async (path) => {
    const { ask, signIn } = openSandbox();
    const { Authorization } = await signIn('maria');
    expect((await ask('GET', path, undefined, { Authorization })).status).toBe(400);
  },
);
