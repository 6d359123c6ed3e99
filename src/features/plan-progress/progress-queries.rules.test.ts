import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';
import { groupOf, planOf } from '../../profile/group/groups.fixture.ts';
import { profileOf } from '../../profile/profile.fixture.ts';
import type { ProgressQuery } from './plan-progress.schema.ts';
import { planWith } from './progress.fixture.ts';
import {
  isOfGroup,
  missingPart,
  plansWithoutAccumulations,
  queriesToSend,
  userDataOf,
} from './progress-queries.rules.ts';

const queryWith = (changes: Partial<ProgressQuery> = {}): ProgressQuery => ({
  contractId: 'other',
  channelType: 'I',
  startDate: '20260101',
  endDate: '20261231',
  pin: ['999'],
  groupNumTable: [
    { groupNum: 'G1', lob: 'M' },
    { groupNum: 'G1', lob: 'X' },
  ],
  productIdentifier: ['PPO', 'RX'],
  ...changes,
});

const medical = planOf({ productNumber: 'PPO' });
const drug = planOf({
  productNumber: 'RX',
  productTypeCode: 'X',
  lineOfBusiness: 'X',
  benefitPlanType: 'DR',
});
const travel = planOf({ productNumber: 'TRAVEL', productTypeCode: 'Y' });
const member = profileOf(
  groupOf({ productList: [medical, drug, travel] }),
  groupOf({ groupNumber: 'G2', productList: [planOf({ productNumber: 'HMO' })] }),
);

describe('the progress queries (001 §7)', () => {
  it('contain the member’s agreement, pin, groups and products, and dates as yyyyMMdd', () => {
    expect(queriesToSend([queryWith()], member)).toEqual([
      {
        contractId: 'A1',
        channelType: 'I',
        startDate: '20260101',
        endDate: '20261231',
        pin: ['001'],
        groupNumTable: [
          { groupNum: 'G1', lob: 'M' },
          { groupNum: 'G1', lob: 'X' },
        ],
        productIdentifier: ['PPO', 'RX'],
      },
    ]);
    expect(userDataOf(member)).toEqual({ agreementId: 'A1', pinNumber: '001', relationshipCode: '18' });
  });

  it('are sent once for each group and date range', () => {
    const ofTwo = queryWith({
      groupNumTable: [
        { groupNum: 'G1', lob: 'M' },
        { groupNum: 'G2', lob: 'M' },
      ],
      productIdentifier: ['PPO', 'HMO'],
    });
    const drugAlone = queryWith({
      groupNumTable: [{ groupNum: 'G1', lob: 'X' }],
      productIdentifier: ['RX'],
    });
    const nextYear = queryWith({ startDate: '20270101', endDate: '20271231' });
    const sent = queriesToSend([ofTwo, drugAlone, nextYear], member);
    expect(sent.map((query) => [query.groupNumTable, query.startDate, query.productIdentifier])).toEqual([
      [
        [
          { groupNum: 'G1', lob: 'M' },
          { groupNum: 'G1', lob: 'X' },
        ],
        '20260101',
        ['PPO', 'RX'],
      ],
      [[{ groupNum: 'G2', lob: 'M' }], '20260101', ['HMO']],
      [queryWith().groupNumTable, '20270101', ['PPO', 'RX']],
    ]);
  });

  it('leave out products of type Y, and lines of business that have no other product (001 §5)', () => {
    const withTravel = queryWith({ productIdentifier: ['PPO', 'RX', 'TRAVEL'] });
    expect(queriesToSend([withTravel], member)[0]?.productIdentifier).toEqual(['PPO', 'RX']);
    const travelAlone = queryWith({
      groupNumTable: [{ groupNum: 'G1', lob: 'M' }],
      productIdentifier: ['TRAVEL'],
    });
    expect(queriesToSend([travelAlone], member)).toEqual([]);
    const travelAndDrug = queryWith({ productIdentifier: ['RX', 'TRAVEL'] });
    expect(queriesToSend([travelAndDrug], member)[0]?.groupNumTable).toEqual([{ groupNum: 'G1', lob: 'X' }]);
    const lineY = queryWith({ groupNumTable: [{ groupNum: 'G1', lob: 'Y' }], productIdentifier: [] });
    expect(queriesToSend([lineY], member)).toEqual([]);
  });

  it('keep products that the profile does not know', () => {
    const unknown = queryWith({ productIdentifier: ['NEW'] });
    expect(queriesToSend([unknown], member)[0]?.productIdentifier).toEqual(['NEW']);
  });

  it('treat directPay as the group number of a direct-pay group', () => {
    expect(isOfGroup('directPay', groupOf({ directPayIndicator: true }))).toBe(true);
    expect(isOfGroup('directPay', groupOf())).toBe(false);
    expect(isOfGroup('G1', groupOf())).toBe(true);
  });

  it('contain each line of business exactly once per group and date range', () => {
    const query = fc.record({
      groups: fc.uniqueArray(fc.constantFrom('G1', 'G2', 'G3'), { minLength: 1 }),
      lobs: fc.uniqueArray(fc.constantFrom('M', 'D', 'V', 'X'), { minLength: 1 }),
      year: fc.constantFrom('2025', '2026'),
    });
    fc.assert(
      fc.property(fc.array(query), (drawn) => {
        const planned = drawn.map(({ groups, lobs, year }) =>
          queryWith({
            startDate: `${year}0101`,
            endDate: `${year}1231`,
            groupNumTable: groups.flatMap((groupNum) => lobs.map((lob) => ({ groupNum, lob }))),
            productIdentifier: [],
          }),
        );
        const sent = queriesToSend(planned, member);
        const keys = sent.map(({ groupNumTable, startDate }) => `${groupNumTable[0]?.groupNum} ${startDate}`);
        expect(new Set(keys).size).toBe(keys.length);
        const linesOf = (queries: readonly ProgressQuery[]) =>
          queries.flatMap(({ groupNumTable, startDate }) =>
            groupNumTable.map(({ groupNum, lob }) => `${groupNum} ${lob} ${startDate}`),
          );
        expect(linesOf(sent).toSorted()).toEqual([...new Set(linesOf(planned))].toSorted());
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});

describe('lines of business missing from the responses', () => {
  it('are the lines in a query that match no plan in the responses', () => {
    const part = missingPart(queryWith(), [planWith()], member);
    expect(part?.groupNumTable).toEqual([{ groupNum: 'G1', lob: 'X' }]);
    expect(missingPart(queryWith(), [planWith(), planWith({ line: 'drug' })], member)).toBeNull();
    expect(missingPart(queryWith(), [planWith({ start: '2025-01-01' })], member)?.groupNumTable).toHaveLength(
      2,
    );
  });

  it('are requested with their own products, and with products that the query contains but the profile does not', () => {
    const query = queryWith({ productIdentifier: ['PPO', 'RX', 'NEW'] });
    expect(missingPart(query, [planWith()], member)?.productIdentifier).toEqual(['RX', 'NEW']);
    expect(missingPart(query, [planWith({ line: 'drug' })], member)?.productIdentifier).toEqual([
      'PPO',
      'NEW',
    ]);
    expect(missingPart(query, [], member)).toEqual(query);
    const medicalAlone = queryWith({ productIdentifier: ['PPO'] });
    expect(missingPart(medicalAlone, [planWith()], member)?.productIdentifier).toEqual(['PPO']);
  });

  it('do not include a line whose plan has the group number directPay if the member is in a direct-pay group', () => {
    const direct = profileOf(groupOf({ directPayIndicator: true }));
    const query = queryWith({ groupNumTable: [{ groupNum: 'G1', lob: 'M' }] });
    expect(missingPart(query, [planWith({ groupNumber: 'directPay' })], direct)).toBeNull();
    expect(missingPart(query, [planWith({ groupNumber: 'directPay' })], member)).not.toBeNull();
  });

  it('become plans without accumulations, with the benefit dates of the query', () => {
    expect(plansWithoutAccumulations(queryWith()).map(({ line, start, end }) => [line, start, end])).toEqual([
      ['medical', '2026-01-01', '2026-12-31'],
      ['drug', '2026-01-01', '2026-12-31'],
    ]);
  });
});
