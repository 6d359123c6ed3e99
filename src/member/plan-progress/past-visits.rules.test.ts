import { describe, expect, it } from 'vitest';
import { claimWith } from '../../features/claims/claims.fixture.ts';
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import { lastVisitTo, pricedVisits, visitsOf } from './past-visits.rules.ts';

const GROUP = { groupNumber: 'G1', directPayIndicator: false };
const MARIA = { firstName: 'Maria', lastName: 'Delgado', dateOfBirth: '1984-03-14' };

describe('visitsOf', () => {
  it.each([
    ['includes a visit of the person', {}, true],
    ['leaves out a prescription', { planType: 'drug' }, false],
    [
      'leaves out a visit of another person',
      { patient: { ...claimWith().patient, firstName: 'Leo' } },
      false,
    ],
    ['leaves out a visit under another group’s plan', { groupNumber: 'G2' }, false],
    [
      'leaves out a visit of a person with the same name and another birth date',
      { patient: { ...claimWith().patient, dateOfBirth: '2010-01-01' } },
      false,
    ],
  ] as const)('%s', (_, changes, isOne) =>
    expect(visitsOf([claimWith(changes)], MARIA, GROUP)).toHaveLength(isOne ? 1 : 0),
  );
});

describe('lastVisitTo', () => {
  const visits = [
    claimWith({ number: 'old', billingProviderId: '7', serviceDate: '2026-02-03' }),
    claimWith({ number: 'new', billingProviderId: '8', serviceDate: '2026-05-03' }),
    claimWith({ number: 'other', billingProviderId: '9', serviceDate: '2026-11-03' }),
  ];

  it.each([
    [['7', '8'], 'new'],
    [['7'], 'old'],
    [['1'], undefined],
    [[], undefined],
  ])('for a provider with billing ids %j, returns the visit "%s"', (billingProviderIds, number) =>
    expect(lastVisitTo({ billingProviderIds }, visits)?.number).toBe(number),
  );

  it.each<[string, Parameters<typeof claimWith>[0]]>([
    ['denied', { status: 'denied' }],
    ['denied in part', { status: 'partly-approved' }],
    ['approved with a denied service', { denied: 1200 }],
    ['in process', { status: 'in-process', memberCost: null }],
    ['of an unknown status', { status: 'unknown', memberCost: null }],
  ])('returns an older approved visit if the newest visit is %s', (_, changes) => {
    const newest = claimWith({ billingProviderId: '7', serviceDate: '2026-10-01', ...changes });
    expect(lastVisitTo({ billingProviderIds: ['7'] }, [newest, ...visits])?.number).toBe('old');
    expect(lastVisitTo({ billingProviderIds: ['7'] }, [newest])).toBeUndefined();
  });
});

const person = (key: string, name: string) => ({ key, name, pin: key, uniqueName: name });
const PLAN: Parameters<typeof pricedVisits>[1] = {
  line: 'medical',
  people: [person('1', 'Maria Delgado'), person('2', 'Leo Delgado')],
};

describe('pricedVisits', () => {
  const priced = { memberCost: 4000, planPaid: 14_500 };
  const of = (changes: Parameters<typeof claimWith>[0]) =>
    pricedVisits([claimWith({ ...priced, ...changes })], PLAN, GROUP, new Map());

  it('returns at most ten visits, sorted from newest to oldest', () => {
    const days = Array.from({ length: 12 }, (_, at) => `2026-03-${String(at + 10)}`);
    const claims = days.map((serviceDate, at) => claimWith({ ...priced, number: String(at), serviceDate }));
    const visits = pricedVisits(claims, PLAN, GROUP, new Map());
    expect(visits.map(({ date }) => date)).toEqual(days.toReversed().slice(0, 10));
    expect(visits[0]).toMatchObject({ patient: 'Maria', provider: 'Riverside Clinic', ...priced });
  });

  it('returns the person and the service of a visit if they are known and unambiguous', () => {
    const claim = claimWith({ ...priced, patient: { ...claimWith().patient, firstName: 'Leo' } });
    const services = new Map([[claimKey(claim), { first: 'Office visit', others: 0 }]]);
    const twins = { ...PLAN, people: [...PLAN.people, person('3', 'Leo Delgado')] };
    expect(pricedVisits([claim], PLAN, GROUP, services)).toMatchObject([
      { person: '2', service: 'Office visit' },
    ]);
    expect(pricedVisits([claim], twins, GROUP, new Map())).toMatchObject([{ person: null, service: '' }]);
  });

  it.each<[string, Parameters<typeof claimWith>[0]]>([
    ['under another group', { groupNumber: 'G2' }],
    ['of another line of business', { planType: 'dental' }],
    ['whose claim is in process', { status: 'in-process', memberCost: null }],
    ['with denied services', { denied: 1200 }],
    ['whose claim was adjusted', { status: 'adjusted' }],
    ['without the plan’s share of the price', { planPaid: null }],
    ['that cost nothing', { memberCost: 0, planPaid: 0 }],
  ])('leaves out visits %s', (_, changes) => expect(of(changes)).toEqual([]));
});
