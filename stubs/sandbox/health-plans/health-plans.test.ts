import { describe, expect, it } from 'vitest';
import * as health from '../../../src/features/health-plans/health-plans.schema.ts';
import { idCardHelp } from '../../../src/features/health-plans/id-card.schema.ts';
import { callsOf } from '../calls.fixture.ts';
import { openSandbox } from '../sandbox.fixture.ts';

const { read, status, respond } = callsOf(openSandbox());

const PDF = 'application/pdf';

describe('getHealthPlans', () => {
  const plans = async (id: string) => (await read(health.getHealthPlans, id, {})).plans;

  it('returns active and previous plans, and marks canceled ones', async () => {
    expect((await plans('maria')).map(({ period }) => period)).toEqual([
      'active',
      'active',
      'active',
      'previous',
      'active',
    ]);
    expect((await plans('felix')).every(({ isCurrent, end }) => !isCurrent && end !== null)).toBe(true);
    expect((await plans('nils')).filter((plan) => plan.status === 'Canceled')).toHaveLength(1);
    expect((await plans('daniel'))[0]?.members).toEqual(['Daniel Delgado']);
  });

  it('for farah, returns pharmacy, ERISA, future and canceled plans, and integrated plans that begin on different dates', async () => {
    const found = await plans('farah');
    expect(found.map(({ type, begin, isIntegrated }) => [type, begin, isIntegrated])).toEqual([
      ['medical', '2024-01-01', true],
      ['pharmacy', '2025-01-01', true],
      ['dental', '2027-01-01', false],
      ['medical', '2022-01-01', false],
    ]);
    expect(found.map(({ isActive, isCurrent }) => [isActive, isCurrent])).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, false],
    ]);
    expect(found.every(({ isErisa }) => isErisa)).toBe(true);
    expect(found.at(-1)?.status).toBe('Canceled');
  });
});

describe('benefitBooklet', () => {
  const booklet = (changes: object) => ({
    payload: {
      visionCoverage: 'N' as const,
      medicalCoverage: 'Y' as const,
      dentalCoverage: 'N' as const,
      icisClientId: '204518',
      groupNumber: '10452000',
      coverageCancelDate: '',
      curEffDate: '20260101',
      ...changes,
    },
  });
  const urlOf = (changes: object) => read(health.benefitBooklet, 'maria', booklet(changes));

  it('returns a different PDF URL for each plan year, and no URL for vision', async () => {
    const url = await urlOf({});
    const fileName = url.split('/').at(-1) ?? '';
    const file = await respond(health.benefitFile, 'maria', { params: { fileName } });
    expect(file.headers.get('Content-Type')).toBe(PDF);
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(await status(health.benefitFile, 'ruth', { params: { fileName } })).toBe(404);
    expect(await urlOf({ curEffDate: '20230101' })).not.toBe(url);
    expect(await urlOf({ medicalCoverage: 'N', visionCoverage: 'Y' })).toBe('');
  });

  it.each([
    ["another family's group", 'ruth', {}, 403],
    ['another client', 'maria', { icisClientId: '318077' }, 403],
    ['a cancel date before the effective date', 'maria', { coverageCancelDate: '20251231' }, 400],
    ['dates with dashes', 'maria', { curEffDate: '2026-01-01' }, 400],
  ])('refuses %s', async (_, id, changes, expected) => {
    expect(await status(health.benefitBooklet, id, booklet(changes))).toBe(expected);
  });
});

describe('summaryOfBooklets', () => {
  const summary = (changes: object) => ({
    payload: {
      productId: 'PPO1500',
      isErisaIndicator: 'N' as const,
      groupNumber: '10452000',
      effectiveCoverageDate: '20260101',
      ...changes,
    },
  });
  const nameOf = (changes: object, id = 'maria') => read(health.summaryOfBooklets, id, summary(changes));

  it('returns a file name only for a non-vision plan that is in force on the requested day', async () => {
    const file = await respond(health.benefitFile, 'maria', { params: { fileName: await nameOf({}) } });
    expect(file.headers.get('Content-Type')).toBe(PDF);
    expect(await nameOf({ effectiveCoverageDate: '20200101' })).toBe('');
    expect(await nameOf({ productId: 'VIS0100' })).toBe('');
    const underErisa = { productId: 'PPO1200', groupNumber: '70540400', isErisaIndicator: 'Y' };
    expect(await nameOf(underErisa, 'farah')).toBe('summary-70540400-PPO1200.pdf');
  });

  it.each([
    ["another family's group", 'ruth', {}, 403],
    ['ERISA for a plan that is not under ERISA', 'maria', { isErisaIndicator: 'Y' }, 400],
    ['a day that does not exist', 'maria', { effectiveCoverageDate: '20261341' }, 400],
  ])('refuses %s', async (_, id, changes, expected) => {
    expect(await status(health.summaryOfBooklets, id, summary(changes))).toBe(expected);
  });
});

describe('idCardHelp', () => {
  it('returns a pharmacy phone number only for drug coverage, and refuses other people’s groups', async () => {
    const desks = async (id: string, groupNumber: string) =>
      (await read(idCardHelp, id, { query: { groupNumber } })).helpNumbers.map(({ desk }) => desk);
    expect(await desks('maria', '10452000')).toContain('pharmacy');
    expect(await desks('owen', '70220200')).not.toContain('pharmacy');
    expect(await status(idCardHelp, 'owen', { query: { groupNumber: '10452000' } })).toBe(403);
  });
});
