import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as progress from '../../../src/features/plan-progress/plan-progress.schema.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { memberNamed, openSandbox } from '../sandbox.fixture.ts';

const { ask, signIn } = openSandbox();

const query = (id: string, changes: Partial<progress.ProgressQuery> = {}): progress.ProgressQuery => {
  const { family, self } = memberNamed(id);
  const [group] = family.clients[0].groups;
  const [product] = group?.products ?? [];
  return {
    contractId: family.agreementId,
    channelType: 'I',
    startDate: '20260101',
    endDate: '20261231',
    pin: [self.pin],
    groupNumTable: [{ groupNum: group?.number ?? '', lob: product?.line ?? '' }],
    productIdentifier: [],
    ...changes,
  };
};

const post = async (path: string, payload: unknown, id: string) =>
  ask('POST', path, { baseMessage, payload }, await signIn(id));
const v5 = async (id: string, changes?: Partial<progress.ProgressQuery>) =>
  v
    .parse(
      progress.planProgressV5.response,
      await (await post(progress.planProgressV5.path, query(id, changes), id)).json(),
    )
    .at(0) ?? null;
const lobs = async (id: string, changes?: Partial<progress.ProgressQuery>) =>
  v.parse(
    progress.planProgress.response,
    await (await post(progress.planProgress.path, query(id, changes), id)).json(),
  );
const get = async (path: string, values: Record<string, string>, id: string) =>
  ask('GET', `${path}?${new URLSearchParams(values)}`, undefined, await signIn(id));
const whose = (id: string) => {
  const { family, self } = memberNamed(id);
  return { agreementId: family.agreementId, pinNumber: self.pin, relationshipCode: self.relationshipCode };
};
const v3 = async (id: string) =>
  v.parse(
    progress.planProgressV3.response,
    await (await get(progress.planProgressV3.path, whose(id), id)).json(),
  );
const deductible = async (id: string, changes?: Partial<progress.ProgressQuery>) =>
  (await v5(id, changes))?.accumulations.find(
    ({ kind, network }) => kind === 'deductible' && network === 'in-network',
  );

describe('the plan progress services', () => {
  it('return a family amount that is the members’ total, and a family threshold that is twice one member’s', async () => {
    const marias = await deductible('maria');
    const people = marias?.individual?.individuals ?? [];
    expect(people.map(({ firstName }) => firstName)).toEqual(['Maria', 'Daniel', 'Leo', 'Ines']);
    expect(marias?.family?.achieved).toBe(people.reduce((sum, { achieved }) => sum + achieved, 0));
    expect(people.map(({ threshold }) => threshold)).toEqual([150_000, 150_000, 150_000, 150_000]);
    expect(marias?.family?.threshold).toBe(300_000);
  });

  it('return only the amounts of the requested period and the requested member', async () => {
    const [half, year] = [await deductible('maria', { endDate: '20260630' }), await deductible('maria')];
    expect(half?.family?.achieved).toBeLessThan(year?.family?.achieved ?? 0);
    expect(half?.family?.asOf).toBe('2026-06-30');
    const leo = memberNamed('leo').self.pin;
    const names = (await deductible('maria', { pin: [leo] }))?.individual?.individuals.map(
      ({ firstName }) => firstName,
    );
    expect(names).toEqual(['Leo']);
  });

  it('return only the caller’s own amounts, equal in both formats, if the caller is a spouse', async () => {
    const daniels = (await deductible('daniel'))?.individual?.individuals ?? [];
    expect(daniels.map(({ firstName }) => firstName)).toEqual(['Daniel']);
    const [line] = await lobs('daniel');
    expect(line?.line).toBe('medical');
    expect(line?.individuals.map(({ firstName }) => firstName)).toEqual(['Daniel']);
    expect(line?.individuals[0]?.accumulations[0]?.achieved).toBe(daniels[0]?.achieved);
  });

  it('filter plans by line of business and date range', async () => {
    const group = memberNamed('maria').family.clients[0].groups[0]?.number ?? '';
    const drug = await lobs('maria', { groupNumTable: [{ groupNum: group, lob: 'X' }] });
    expect(drug.map(({ line }) => line)).toEqual(['drug']);
    expect(await v5('maria', { startDate: '20190101', endDate: '20191231' })).toBeNull();
  });

  it('return active and previous plans in V3, but no plans of a line without limits, such as vision', async () => {
    expect((await v3('maria')).active.map(({ line }) => line)).toEqual(['medical', 'drug', 'dental']);
    expect((await v3('maria')).previous.map(({ end }) => end)).toEqual(['2023-12-31']);
    const felix = await v3('felix');
    expect([felix.active.length, felix.previous.length]).toEqual([0, 3]);
    expect(await v3('lucia')).toEqual({ active: [], previous: [] });
    expect((await v3('nora')).active[0]?.groupNumber).toBe('directPay');
    expect((await v3('nora')).active[0]?.accumulations.every(({ family }) => family === null)).toBe(true);
  });

  it('return memberPlan entries that planProgressV5 accepts as queries, one for each accumulation year', async () => {
    const headers = await signIn('astrid', 'ndbcbs');
    const requested = await ask(
      'GET',
      `${progress.memberPlan.path}?${new URLSearchParams(whose('astrid'))}`,
      undefined,
      headers,
    );
    const { active } = v.parse(progress.memberPlan.response, await requested.json());
    expect(active.map(({ startDate, productIdentifier }) => [startDate, productIdentifier.length])).toEqual([
      ['20260701', 2],
      ['20260101', 1],
    ]);
    for (const payload of active) {
      const response = await ask('POST', progress.planProgressV5.path, { baseMessage, payload }, headers);
      expect(v.parse(progress.planProgressV5.response, await response.json())).toHaveLength(
        payload.groupNumTable.length,
      );
    }
  });

  it('return plans that have no accumulations, plans of type Y (no progress), and plans with thresholds of 0', async () => {
    expect((await v3('hugo')).active.map(({ accumulations }) => accumulations)).toEqual([[], []]);
    expect((await v3('yusuf')).active.map(({ isExcluded }) => isExcluded)).toEqual([false, false, true]);
    const people = (await v3('zora')).active.flatMap(({ accumulations }) =>
      accumulations.flatMap(({ kind, individual }) =>
        (individual?.individuals ?? []).map((person) => ({ kind, ...person })),
      ),
    );
    const zero = people.filter(({ threshold }) => threshold === 0);
    expect(zero.map(({ kind }) => kind)).toEqual(['deductible', 'deductible', 'visits']);
    expect(zero.at(-1)?.occurrences).toBeGreaterThan(0);
  });

  it('return a product of type Y (no progress) in V5 even if the product was not requested', async () => {
    const { active } = v.parse(
      progress.memberPlan.response,
      await (await get(progress.memberPlan.path, whose('yusuf'), 'yusuf')).json(),
    );
    const [requested] = active;
    expect(requested?.productIdentifier).toContain('LIFEADD');
    const payload = { ...requested, productIdentifier: ['PPO2000', 'RX3TIER'] };
    const response = await post(progress.planProgressV5.path, payload, 'yusuf');
    const plans = v.parse(progress.planProgressV5.response, await response.json());
    expect(plans.filter(({ isExcluded }) => isExcluded)).toHaveLength(1);
  });

  it('return no birth date if it is unknown, and an amount of 0 if a plan has not begun', async () => {
    const people = (await v3('milo')).active[0]?.accumulations[0]?.individual?.individuals ?? [];
    expect(people.map(({ firstName, dateOfBirth }) => [firstName, dateOfBirth === null])).toEqual([
      ['Milo', false],
      ['Clara', false],
      ['Rui', false],
      ['Luz', true],
    ]);
    const future = (await v3('farah')).active.find(({ line }) => line === 'dental');
    expect(future?.start).toBe('2027-01-01');
    expect(future?.accumulations[0]?.individual?.individuals[0]?.achieved).toBe(0);
  });

  it("accept 'directPay' in place of a group number only for members of a direct-pay group", async () => {
    const groupNumTable = [{ groupNum: 'directPay', lob: 'M' }];
    expect((await v5('nora', { groupNumTable }))?.groupNumber).toBe('directPay');
    const refused = await post(progress.planProgressV5.path, query('maria', { groupNumTable }), 'maria');
    expect(refused.status).toBe(403);
  });

  it.each([
    ["another family's contract", { contractId: '100613340' }, 403],
    ["another family's pin", { pin: ['5520101'] }, 403],
    ["another family's group", { groupNumTable: [{ groupNum: '50000100', lob: 'M' }] }, 403],
    ["another family's product", { productIdentifier: ['HDH2500'] }, 403],
    ['no group', { groupNumTable: [] }, 400],
    ['an unknown line', { groupNumTable: [{ groupNum: '10452000', lob: 'Q' }] }, 400],
    [
      'two groups',
      {
        groupNumTable: [
          { groupNum: '10452000', lob: 'M' },
          { groupNum: '23881000', lob: 'D' },
        ],
      },
      400,
    ],
    ['a range that ends before it starts', { startDate: '20261231', endDate: '20260101' }, 400],
    ['two pins', { pin: ['4081701', '4081702'] }, 400],
  ])('refuse %s', async (_, changes, status) => {
    for (const { path } of [progress.planProgress, progress.planProgressV5]) {
      expect((await post(path, query('maria', changes), 'maria')).status).toBe(status);
    }
  });
});
