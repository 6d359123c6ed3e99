import { describe, expect, it } from 'vitest';
import { respond, network } from '../../lib/http/http.fixture.ts';
import { ServiceError } from '../../lib/remote/failure.ts';
import { groupOf, planOf } from '../../profile/group/groups.fixture.ts';
import { profileOf } from '../../profile/profile.fixture.ts';
import { loadProgress } from './load-progress.ts';
import type { AccumulatorWire, ProgressQuery } from './plan-progress.schema.ts';
import type { PlanWire } from './plan.schema.ts';

const person = {
  ecId: 'E1',
  firstName: 'Maria',
  lastName: 'Delgado',
  suffix: '',
  dob: '1984-03-14',
  coverageEffectiveDate: null,
  coverageCancelDate: null,
  pinNumber: '001',
  relationship: '',
  relationshipCode: '18',
  uniqueName: 'Maria Delgado',
  claimCount: null,
};
const member = profileOf(groupOf({ productList: [planOf({ productNumber: 'PPO', memberList: [person] })] }));

const query = (changes: Partial<ProgressQuery> = {}): ProgressQuery => ({
  contractId: 'A1',
  channelType: 'I',
  startDate: '20260101',
  endDate: '20261231',
  pin: ['001'],
  groupNumTable: [
    { groupNum: 'G1', lob: 'M' },
    { groupNum: 'G1', lob: 'X' },
  ],
  productIdentifier: [],
  ...changes,
});

const medical: PlanWire = {
  groupNumber: 'G1',
  lob: 'M',
  benefitStartDate: '20260101',
  benefitEndDate: '20261231',
  accumulations: [
    {
      typeCd: 'DED',
      descriptorCd: 'INN',
      familyAccum: { accumDesc: 'Deductible, in network', achieved: 400, threshold: 3000 },
      individualAccum: {
        accumDesc: 'Deductible, in network',
        accumDetail: '',
        individuals: [
          {
            firstName: 'Maria',
            lastName: 'Delgado',
            pinNumber: '001',
            dob: '19840314',
            uniqueName: 'Maria Delgado',
            achieved: 400,
            threshold: 1500,
          },
        ],
      },
    },
  ],
};
const drug: PlanWire = { ...medical, lob: 'X', accumulations: [] };

const lines: AccumulatorWire['payload'] = {
  lobList: [
    {
      lob: 'M',
      ...Object.fromEntries(
        (
          [
            ['accumCatFObject', 3000],
            ['accumCatIObject', 1500],
          ] as const
        ).map(([category, accumThreshold]) => [
          category,
          {
            memberObject: [
              {
                memberFirstName: 'Maria',
                memberLastName: 'Delgado',
                memberPin: '001',
                accumTypeCodeObject: [
                  {
                    accumTypeCode: 'DED',
                    description: 'Deductible',
                    accumDescriptorCodeObject: [
                      {
                        accumDescriptorCode: 'INN',
                        description: 'in network',
                        accumAchieved: 400,
                        accumThreshold,
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ]),
      ),
    },
    { lob: 'X' },
  ],
};

/** Fakes responses by the last part of the path. Null makes the call fail. */
const respondWith = (byPath: Record<string, unknown>): void => {
  network.mockImplementation((request: Request) => {
    const { pathname } = new URL(request.url);
    const path = Object.keys(byPath).find((end) => pathname.endsWith(end));
    const payload = path === undefined ? null : byPath[path];
    return Promise.resolve(payload === null ? respond({}, 500) : respond({ payload }));
  });
};
const planned = (...active: ProgressQuery[]) => ({
  activePlanProgressQuery: active,
  previousPlanProgressQuery: [],
});
const requested = (): string[] =>
  network.mock.calls
    .map(([request]) => new URL(request.url).pathname.split('x-services/')[1] ?? '')
    .toSorted();
const load = (version: 'V3' | 'V5') => loadProgress(version, member, new AbortController().signal);

describe('plan progress (001 §7)', () => {
  it('is the same whether it comes from V3, V5 or plan/progress', async () => {
    respondWith({ memberplan: planned(query()), 'v5/progress': { plan: [medical, drug] } });
    const v5 = await load('V5');
    respondWith({
      memberplan: planned(query()),
      'v3/progress': { activePlan: [medical, drug], previousPlan: [] },
    });
    const v3 = await load('V3');
    respondWith({
      memberplan: planned(query()),
      'v3/progress': { activePlan: [], previousPlan: [] },
      'plan/progress': lines,
    });
    const byLine = await load('V3');
    expect(v5.plans.map(({ line, period }) => [line, period])).toEqual([
      ['medical', 'active'],
      ['drug', 'active'],
    ]);
    expect(v3).toEqual(v5);
    expect(byLine).toEqual(v5);
  });

  it('is requested from V5 once per group and date range', async () => {
    const later = query({ startDate: '20260701', endDate: '20270630' });
    respondWith({ memberplan: planned(query(), later), 'v5/progress': { plan: [medical] } });
    await load('V5');
    expect(requested()).toEqual(['plan/memberplan', 'plan/v5/progress', 'plan/v5/progress']);
  });

  it('is not requested from plan/progress if V3 returns every line', async () => {
    respondWith({
      memberplan: planned(query()),
      'v3/progress': { activePlan: [medical, drug], previousPlan: [] },
    });
    await load('V3');
    expect(requested()).toEqual(['plan/memberplan', 'plan/v3/progress']);
  });

  it('comes from V3 even if plan/memberplan fails, and contains that failure with the period null', async () => {
    respondWith({ 'v3/progress': { activePlan: [medical], previousPlan: [] } });
    expect(await load('V3')).toMatchObject({
      plans: [{ line: 'medical' }],
      failures: [{ period: null }],
    });
  });

  it('contains an unloaded plan, without accumulations, for each line of business that the progress responses lack', async () => {
    respondWith({ memberplan: planned(query()), 'v5/progress': { plan: [] } });
    const { plans } = await load('V5');
    expect(
      plans.map(({ line, start, accumulations, isLoaded }) => [line, start, accumulations, isLoaded]),
    ).toEqual([
      ['medical', '2026-01-01', [], false],
      ['drug', '2026-01-01', [], false],
    ]);
  });

  it('leaves out a plan of product type Y even if the service sent it', async () => {
    respondWith({
      memberplan: planned(query()),
      'v5/progress': { plan: [medical, drug, { ...medical, productTypeCode: 'Y' }] },
    });
    expect((await load('V5')).plans).toHaveLength(2);
  });

  it('leaves out the plans of a failed request but counts the failure, and fails to load if all requests fail', async () => {
    const later = query({ startDate: '20260701', endDate: '20270630' });
    respondWith({ memberplan: planned(query(), later), 'v5/progress': { plan: [medical] } });
    const inTurn = network.getMockImplementation();
    network.mockImplementation(async (request: Request) =>
      (await request.clone().text()).includes('20260701')
        ? respond({}, 500)
        : (inTurn?.(request) ?? respond({})),
    );
    expect(await load('V5')).toMatchObject({
      failures: [{ period: 'active' }],
      plans: [{ line: 'medical' }, { line: 'drug' }],
    });
    respondWith({ memberplan: planned(query()), 'v5/progress': null });
    await expect(load('V5')).rejects.toThrow(ServiceError);
    respondWith({ memberplan: null, 'v5/progress': null });
    await expect(load('V5')).rejects.toThrow(ServiceError);
  });
});
