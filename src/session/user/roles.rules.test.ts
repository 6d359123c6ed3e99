import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTOR_TYPES } from '../sign-in/sign-in.schema.ts';
import {
  actorTypeOf,
  belongsInMemberArea,
  choiceForRegion,
  resolveChoice,
  entitlementsOf,
  isStaff,
  type AgencyChoice,
} from './roles.rules.ts';

const AGENCIES = [
  { agencyId: '7', region: 'MN', entitlements: ['QUOTE'] },
  { agencyId: '8', region: 'MN', entitlements: ['ENROLL'] },
  { agencyId: '1', region: 'PA', entitlements: ['SIMULATE'] },
];
const REGIONS = ['WY', 'MN', 'PA'].map((region) => ({ region, brand: 'b' }));
const NONE: AgencyChoice = { agency: '', region: '' };

describe('for actor types (000 §4),', () => {
  it.each([
    [null, '15222', '', 'PROS'],
    [null, '', 'Erie', 'PROS'],
    [null, '15222', 'Erie', 'PROS'],
    [null, '', '', 'MEMBER'],
    ['AGENT', '15222', '', 'AGENT'],
    ['MEMBER', '15222', 'Erie', 'MEMBER'],
    ['INTERNAL', '', '', 'INTERNAL'],
  ] as const)(
    'actorTypeOf() with role %s, zip code %j and county %j returns %s',
    (actorType, zipCode, county, expected) => {
      expect(actorTypeOf({ actorType, zipCode, county })).toBe(expected);
    },
  );

  it('isStaff() is true only for agents, agency admins and internal staff', () => {
    expect(ACTOR_TYPES.filter(isStaff)).toEqual(['AGENT', 'AGENCY_ADMIN', 'INTERNAL']);
  });

  it('belongsInMemberArea() is true only for members', () => {
    expect(ACTOR_TYPES.filter(belongsInMemberArea)).toEqual(['MEMBER']);
  });
});

describe('entitlementsOf (000 §4, §6)', () => {
  const of = (actorType: (typeof ACTOR_TYPES)[number], selectedAgency: string, agencies = AGENCIES) =>
    entitlementsOf({ type: { actorType }, agencies, selectedAgency });

  it.each([
    ['AGENT', '7', ['QUOTE']],
    ['AGENCY_ADMIN', '8', ['ENROLL']],
    ['AGENT', '', []],
    ['AGENT', '99', []],
    ['INTERNAL', '7', ['SIMULATE']],
    ['INTERNAL', '', ['SIMULATE']],
    ['MEMBER', '7', []],
    ['PROS', '1', []],
  ] as const)(
    'for the actor type %s and the selected agency %j, returns %j',
    (actorType, agency, expected) => {
      expect(of(actorType, agency)).toEqual(expected);
    },
  );

  it('returns no entitlements for internal staff without agency 1', () => {
    expect(of('INTERNAL', '7', AGENCIES.slice(0, 2))).toEqual([]);
  });
});

describe('the choice of agency and region (000 §4)', () => {
  const info = (selected: AgencyChoice = NONE, preferred: AgencyChoice = NONE) => ({
    regions: REGIONS,
    agencies: AGENCIES,
    selected: { agencyId: selected.agency, region: selected.region },
    preferences: { agencyId: preferred.agency, region: preferred.region },
  });
  const first: AgencyChoice = { agency: '7', region: 'MN' };
  const second: AgencyChoice = { agency: '8', region: 'MN' };
  const third: AgencyChoice = { agency: '1', region: 'PA' };

  it.each([
    ['is the session’s choice if there is one', second, first, third, second],
    ['is the service’s selection rather than the preference', NONE, second, third, second],
    ['is the preference if there is no other choice', NONE, NONE, third, third],
    ['is the first region that has an agency if there is no choice', NONE, NONE, NONE, first],
    [
      'may be a region without an agency if the user chose that',
      { agency: '', region: 'WY' },
      first,
      first,
      { agency: '', region: 'WY' },
    ],
    ['is never an agency that the user no longer has', { agency: '9', region: 'MN' }, NONE, third, third],
    ['is never an agency of another region', { agency: '1', region: 'MN' }, NONE, NONE, first],
    ['is never a region that the user no longer has', { agency: '', region: 'XX' }, NONE, NONE, first],
  ] as const)('%s', (_, now, selected, preferred, expected) => {
    expect(resolveChoice(info(selected, preferred), now)).toEqual(expected);
  });

  it('is empty if the user has no regions', () => {
    expect(resolveChoice({ ...info(), regions: [], agencies: [] }, first)).toEqual(NONE);
  });

  it.each([
    ['MN', '8', second],
    ['MN', '1', first],
    ['PA', '8', third],
    ['WY', '7', { agency: '', region: 'WY' }],
  ])('for the new region %s and the previous agency %s, is %j', (region, agency, expected) => {
    expect(choiceForRegion(AGENCIES, region, agency)).toEqual(expected);
  });

  it('is always an allowed combination', () => {
    const text = fc.constantFrom('', '1', '7', '8', '9');
    const state = fc.constantFrom('', 'MN', 'PA', 'WY', 'XX');
    const wish = fc.record({ agency: text, region: state });
    fc.assert(
      fc.property(wish, wish, wish, (now, selected, preferred) => {
        const { agency, region } = resolveChoice(info(selected, preferred), now);
        expect(REGIONS.map((entry) => entry.region)).toContain(region);
        if (agency !== '') expect(AGENCIES.find(({ agencyId }) => agencyId === agency)?.region).toBe(region);
      }),
    );
  });
});
