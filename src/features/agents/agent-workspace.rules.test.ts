import { describe, expect, it } from 'vitest';
import { recordOf } from '../../session/user/user-record.fixture.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { isOnThisSite, preferenceOf, entitlementCodes, staffRole } from './agent-workspace.rules.ts';

const agent = (changes: Partial<UserRecord> = {}) =>
  recordOf({
    type: { storeId: 1, actorType: 'AGENT' },
    agencies: [{ agencyId: '7', region: 'MN', entitlements: ['ZOO', 'ENROLL', 'QUOTE', 'QUOTE', 'ABC'] }],
    selectedAgency: '7',
    selectedRegion: 'MN',
    ...changes,
  });

describe('the agent workspace', () => {
  it('lists each entitlement once, known ones first', () => {
    expect(entitlementCodes(agent())).toEqual(['QUOTE', 'ENROLL', 'ABC', 'ZOO']);
    expect(entitlementCodes(agent({ selectedAgency: '' }))).toEqual([]);
  });

  it.each([
    ['AGENT', 'AGENT'],
    ['AGENCY_ADMIN', 'AGENCY_ADMIN'],
    ['INTERNAL', 'INTERNAL'],
  ] as const)('maps the actor type %s to %s', (actorType, role) => {
    expect(staffRole(actorType)).toBe(role);
  });
});

describe('whether an entitlement can be used on this site', () => {
  it.each([
    ['SIMULATE', 'INTERNAL', true],
    ['SIMULATE', 'AGENT', false],
    ['QUOTE', 'INTERNAL', false],
    ['BOOK_OF_BUSINESS', 'AGENCY_ADMIN', false],
    ['ABC', 'AGENT', false],
  ] as const)('%s with the role %s: %s', (code, actorType, here) => {
    expect(isOnThisSite(code, { type: { storeId: 1, actorType } })).toBe(here);
  });
});

describe('the preference for the next sign-in', () => {
  const choice = { agency: '7', region: 'MN' };

  it('is agency and region, with the broker’s view unchanged', () => {
    expect(preferenceOf(choice, agent({ isBrokerAgencyPref: true, brokerAgencyPrefLob: 'ACA' }))).toEqual({
      agencyIdPref: '7',
      regionPref: 'MN',
      rememberAgencyRegion: true,
      isBrokerAgencyPref: true,
      brokerAgencyPrefLob: 'ACA',
    });
    expect(preferenceOf(choice, agent())).not.toHaveProperty('brokerAgencyPrefLob');
  });

  it('is null without an agency', () => {
    expect(preferenceOf({ agency: '', region: 'MN' }, agent())).toBeNull();
  });
});
