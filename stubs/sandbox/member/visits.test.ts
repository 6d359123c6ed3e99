import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { visitedEducationalMaterial } from '../../../src/features/education/education.schema.ts';
import { accessLog } from '../../../src/features/account/settings/sign-ins/access-log.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import * as visits from '../../../src/member/visits/visits.schema.ts';
import { volatileMemberInfo } from '../../../src/profile/profile.schema.ts';
import { DAY, memberNamed, openSandbox, PATHS } from '../sandbox.fixture.ts';

const bvUserId = (id: string): string => `BV${memberNamed(id).self.ecId}`;

const GETS = [
  [visits.visitedMhsLanding, 'lastMhsLandingVisitDate'],
  [visits.visitedHealthPlans, 'lastHealthPlansVisitDate'],
  [visits.insertMessageCenterActivity, 'lastMessageCenterVisitDate'],
  [visitedEducationalMaterial, 'lastEdMaterialVisitDate'],
] as const;

describe('visit records', () => {
  it.each(GETS)(
    'change one date in volatileMemberInfo, only for the sender, when they are sent to $path',
    async ({ path }, field) => {
      const { ask, signIn } = openSandbox();
      const profile = async (id: string) => {
        const response = await ask('GET', PATHS.volatileMemberInfo, undefined, await signIn(id));
        return v.parse(volatileMemberInfo.response, await response.json());
      };
      const [before, theirs] = [await profile('nora'), await profile('daniel')];
      const response = await ask(
        'GET',
        `${path}?userId=${bvUserId('nora')}`,
        undefined,
        await signIn('nora'),
      );
      expect(response.status).toBe(200);
      expect(await profile('nora')).toEqual({ ...before, [field]: DAY });
      expect(await profile('daniel')).toEqual(theirs);
    },
  );

  it('for the claims and payments view are accepted with either the bvUserId or the userId', async () => {
    const { ask, signIn } = openSandbox();
    const headers = await signIn('maria');
    for (const id of [bvUserId('maria'), 'maria']) {
      const body = { baseMessage, payload: { bvUserId: id } };
      expect((await ask('POST', visits.visitedClaimsAndPayments.path, body, headers)).status).toBe(200);
    }
    const profile = await ask('GET', PATHS.volatileMemberInfo, undefined, headers);
    expect(v.parse(volatileMemberInfo.response, await profile.json()).lastClaimPaymentVisitDate).toBe(DAY);
  });

  it('can have a different date for each view, or no date', async () => {
    const { ask, signIn } = openSandbox();
    const response = await ask('GET', PATHS.volatileMemberInfo, undefined, await signIn('noor'));
    expect(v.parse(volatileMemberInfo.response, await response.json())).toMatchObject({
      lastClaimPaymentVisitDate: addDays(DAY, -40),
      lastMessageCenterVisitDate: addDays(DAY, -10),
      lastEdMaterialVisitDate: null,
      lastMhsLandingVisitDate: addDays(DAY, -18),
    });
  });

  it("are refused with 403 for another person's id, and with 400 for a missing id", async () => {
    const { ask, signIn } = openSandbox();
    const { path } = visits.visitedHealthPlans;
    const headers = await signIn('maria');
    expect((await ask('GET', `${path}?userId=${bvUserId('daniel')}`, undefined, headers)).status).toBe(403);
    expect((await ask('GET', path, undefined, headers)).status).toBe(400);
  });
});

describe('accessLog', () => {
  const log = async (id: string, fromDate = addDays(DAY, -730), toDate = DAY) => {
    const { ask, signIn } = openSandbox();
    const query = new URLSearchParams({ fromDate, toDate });
    const response = await ask('GET', `${accessLog.path}?${query}`, undefined, await signIn(id));
    return v.parse(accessLog.response, await response.json()).items;
  };

  it('shows a subscriber the accesses to all family records, but other members only the accesses to their own', async () => {
    const all = await log('maria');
    const names = new Set(all.map(({ memberFirstName }) => memberFirstName));
    expect(all).toHaveLength(9);
    expect(names).toEqual(new Set(['Maria', 'Daniel', 'Leo', 'Ines']));
    expect(new Set((await log('daniel')).map(({ memberFirstName }) => memberFirstName))).toEqual(
      new Set(['Daniel']),
    );
    const days = all.map(({ at }) => at.slice(0, 10));
    expect(days).toEqual(days.toSorted().toReversed());
    expect(await log('nora')).toEqual([]);
  });

  it('returns only accesses within the requested dates', async () => {
    const recent = await log('maria', addDays(DAY, -100));
    expect(recent.length).toBeGreaterThan(0);
    expect(recent.length).toBeLessThan(9);
  });
});
