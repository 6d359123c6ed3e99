import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as health from '../../../src/features/health-plans/health-plans.schema.ts';
import { idCardHelp } from '../../../src/features/health-plans/id-card.schema.ts';
import * as progress from '../../../src/features/plan-progress/plan-progress.schema.ts';
import { baseMessage } from '../../../src/lib/base-message.ts';
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
      progress.planProgressV5.reply,
      await (await post(progress.planProgressV5.path, query(id, changes), id)).json(),
    )
    .at(0) ?? null;
const lobs = async (id: string, changes?: Partial<progress.ProgressQuery>) =>
  v.parse(
    progress.planProgress.reply,
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
    progress.planProgressV3.reply,
    await (await get(progress.planProgressV3.path, whose(id), id)).json(),
  );
const deductible = async (id: string, changes?: Partial<progress.ProgressQuery>) =>
  (await v5(id, changes))?.accumulations.find(
    ({ kind, network }) => kind === 'deductible' && network === 'in-network',
  );

describe('plan progress', () => {
  it('the family’s amount is the sum of its members’, of twice the threshold', async () => {
    const found = await deductible('maria');
    const people = found?.individual?.individuals ?? [];
    expect(people.map(({ firstName }) => firstName)).toEqual(['Maria', 'Daniel', 'Leo', 'Ines']);
    expect(found?.family?.achieved).toBe(people.reduce((sum, { achieved }) => sum + achieved, 0));
    expect(people.map(({ threshold }) => threshold)).toEqual([150_000, 150_000, 150_000, 150_000]);
    expect(found?.family?.threshold).toBe(300_000);
  });

  it('half a year has accumulated less; another member’s pin returns only that member', async () => {
    const [half, year] = [await deductible('maria', { endDate: '20260630' }), await deductible('maria')];
    expect(half?.family?.achieved).toBeLessThan(year?.family?.achieved ?? 0);
    expect(half?.family?.asOf).toBe('2026-06-30');
    const leo = memberNamed('leo').self.pin;
    const names = (await deductible('maria', { pin: [leo] }))?.individual?.individuals.map(
      ({ firstName }) => firstName,
    );
    expect(names).toEqual(['Leo']);
  });

  it('a dependent sees only themselves; the format by line of business agrees', async () => {
    const own = (await deductible('daniel'))?.individual?.individuals ?? [];
    expect(own.map(({ firstName }) => firstName)).toEqual(['Daniel']);
    const [line] = await lobs('daniel');
    expect(line?.line).toBe('medical');
    expect(line?.individuals.map(({ firstName }) => firstName)).toEqual(['Daniel']);
    expect(line?.individuals[0]?.accumulations[0]?.achieved).toBe(own[0]?.achieved);
  });

  it('filters plans by line of business and date range', async () => {
    const group = memberNamed('maria').family.clients[0].groups[0]?.number ?? '';
    const drug = await lobs('maria', { groupNumTable: [{ groupNum: group, lob: 'X' }] });
    expect(drug.map(({ line }) => line)).toEqual(['drug']);
    expect(await v5('maria', { startDate: '20190101', endDate: '20191231' })).toBeNull();
  });

  it('v3 has active and previous plans, and is empty without accumulations', async () => {
    // Vision has no limits, so no progress.
    expect((await v3('maria')).active.map(({ line }) => line)).toEqual(['medical', 'drug', 'dental']);
    expect((await v3('maria')).previous.map(({ end }) => end)).toEqual(['2023-12-31']);
    const felix = await v3('felix');
    expect([felix.active.length, felix.previous.length]).toEqual([0, 3]);
    expect(await v3('lucia')).toEqual({ active: [], previous: [] });
    expect((await v3('nora')).active[0]?.groupNumber).toBe('directPay');
    expect((await v3('nora')).active[0]?.accumulations.every(({ family }) => family === null)).toBe(true);
  });

  it('memberplan returns valid queries for the other calls, each in its accumulation year', async () => {
    const headers = await signIn('astrid', 'ndbcbs');
    const asked = await ask(
      'GET',
      `${progress.memberPlan.path}?${new URLSearchParams(whose('astrid'))}`,
      undefined,
      headers,
    );
    const { active } = v.parse(progress.memberPlan.reply, await asked.json());
    expect(active.map(({ startDate, productIdentifier }) => [startDate, productIdentifier.length])).toEqual([
      ['20260701', 2],
      ['20260101', 1],
    ]);
    for (const payload of active) {
      const reply = await ask('POST', progress.planProgressV5.path, { baseMessage, payload }, headers);
      expect(v.parse(progress.planProgressV5.reply, await reply.json())).toHaveLength(
        payload.groupNumTable.length,
      );
    }
  });

  it.each([
    ["another family's contract", { contractId: '100613340' }, 403],
    ["another family's pin", { pin: ['5520101'] }, 403],
    ["another family's group", { groupNumTable: [{ groupNum: '50000100', lob: 'M' }] }, 403],
    ['a range that ends before it starts', { startDate: '20261231', endDate: '20260101' }, 400],
    ['two pins', { pin: ['4081701', '4081702'] }, 400],
  ])('refuses %s', async (_, changes, status) => {
    for (const { path } of [progress.planProgress, progress.planProgressV5]) {
      expect((await post(path, query('maria', changes), 'maria')).status).toBe(status);
    }
  });
});

describe('health plans', () => {
  const plans = async (id: string) =>
    v.parse(health.getHealthPlans.reply, await (await get(health.getHealthPlans.path, {}, id)).json()).plans;

  it('are active or previous; canceled ones are flagged', async () => {
    expect((await plans('maria')).map(({ period }) => period)).toEqual([
      'active',
      'active',
      'active',
      'previous',
      'active',
    ]);
    expect((await plans('felix')).every(({ isCurrent, end }) => !isCurrent && end !== null)).toBe(true);
    expect((await plans('nils')).filter(({ status }) => status === 'Canceled')).toHaveLength(1);
    expect((await plans('daniel'))[0]?.members).toEqual(['Daniel Delgado']);
  });

  const booklet = (changes: object) => ({
    visionCoverage: 'N',
    medicalCoverage: 'Y',
    dentalCoverage: 'N',
    icisClientId: '204518',
    groupNumber: '10452000',
    coverageCancelDate: '',
    curEffDate: '20260101',
    ...changes,
  });
  const urlOf = async (changes: object) => {
    const answer = await post(health.benefitBooklet.path, booklet(changes), 'maria');
    return v.parse(health.benefitBooklet.reply, await answer.json());
  };

  it('the booklet is a PDF, different in an earlier year, and missing for vision', async () => {
    const url = await urlOf({});
    const file = await get(url, {}, 'maria');
    expect(file.headers.get('Content-Type')).toBe('application/pdf');
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await get(url, {}, 'ruth')).status).toBe(404);
    expect(await urlOf({ curEffDate: '20230101' })).not.toBe(url);
    expect(await urlOf({ medicalCoverage: 'N', visionCoverage: 'Y' })).toBe('');
    expect((await post(health.benefitBooklet.path, booklet({}), 'ruth')).status).toBe(403);
  });

  it('the ID card has numbers for what the group covers', async () => {
    const desks = async (id: string, groupNumber: string) => {
      const answer = await get(idCardHelp.path, { groupNumber }, id);
      return v.parse(idCardHelp.reply, await answer.json()).helpNumbers.map(({ desk }) => desk);
    };
    expect(await desks('maria', '10452000')).toContain('pharmacy');
    expect(await desks('owen', '70220200')).not.toContain('pharmacy');
    expect((await get(idCardHelp.path, { groupNumber: '10452000' }, 'owen')).status).toBe(403);
  });
});
