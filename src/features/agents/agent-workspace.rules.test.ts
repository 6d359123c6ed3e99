import { describe, expect, it } from 'vitest';
import { recordOf } from '../../session/user/user-record.fixture.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { isHere, preferenceOf, rightsOf, staffKind } from './agent-workspace.rules.ts';

const agent = (changes: Partial<UserRecord> = {}) =>
  recordOf({
    type: { storeId: 1, actorType: 'AGENT' },
    agencies: [{ agencyId: '7', region: 'MN', entitlements: ['ZOO', 'ENROLL', 'QUOTE', 'QUOTE', 'ABC'] }],
    selectedAgency: '7',
    selectedRegion: 'MN',
    ...changes,
  });

describe('what the desk shows', () => {
  it('names each right once: those it has words for, then the others', () => {
    expect(rightsOf(agent())).toEqual(['QUOTE', 'ENROLL', 'ABC', 'ZOO']);
    expect(rightsOf(agent({ selectedAgency: '' }))).toEqual([]);
  });

  it.each([
    ['AGENT', 'AGENT'],
    ['AGENCY_ADMIN', 'AGENCY_ADMIN'],
    ['INTERNAL', 'INTERNAL'],
  ] as const)('a %s is called %s', (actorType, kind) => {
    expect(staffKind(actorType)).toBe(kind);
  });
});

describe('which rights can be used on the desk', () => {
  it.each([
    ['SIMULATE', 'INTERNAL', true],
    ['SIMULATE', 'AGENT', false],
    ['QUOTE', 'INTERNAL', false],
    ['BOOK_OF_BUSINESS', 'AGENCY_ADMIN', false],
    ['ABC', 'AGENT', false],
  ] as const)('%s of a person with the role %s: %s', (code, actorType, here) => {
    expect(isHere(code, { type: { storeId: 1, actorType } })).toBe(here);
  });
});

describe('what is kept for the next sign-in', () => {
  const place = { agency: '7', region: 'MN' };

  it('is agency and region, and leaves the broker’s view as it was', () => {
    expect(preferenceOf(place, agent({ isBrokerAgencyPref: true, brokerAgencyPrefLob: 'ACA' }))).toEqual({
      agencyIdPref: '7',
      regionPref: 'MN',
      rememberAgencyRegion: true,
      isBrokerAgencyPref: true,
      brokerAgencyPrefLob: 'ACA',
    });
    expect(preferenceOf(place, agent())).not.toHaveProperty('brokerAgencyPrefLob');
  });

  it('is nothing without an agency', () => {
    expect(preferenceOf({ agency: '', region: 'MN' }, agent())).toBeNull();
  });
});
