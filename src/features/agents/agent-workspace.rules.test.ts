import { describe, expect, it } from 'vitest';
import { recordOf } from '../../session/user/user-record.fixture.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import {
  addressText,
  bookLine,
  brokerLines,
  brokerPreferenceOf,
  entitlementCodes,
  isOnThisSite,
  isProducerNumber,
  mayActForClients,
  maySeeBook,
  preferenceOf,
  staffRole,
} from './agent-workspace.rules.ts';

const agent = (changes: Partial<UserRecord> = {}) =>
  recordOf({
    type: { storeId: 1, actorType: 'AGENT' },
    agencies: [{ agencyId: '7', region: 'MN', entitlements: ['ZOO', 'ENROLL', 'QUOTE', 'QUOTE', 'ABC'] }],
    selectedAgency: '7',
    selectedRegion: 'MN',
    ...changes,
  });

describe('the agent workspace', () => {
  it('lists each entitlement once, and entitlements with a translated name first', () => {
    expect(entitlementCodes(agent())).toEqual(['QUOTE', 'ENROLL', 'ABC', 'ZOO']);
    expect(entitlementCodes(agent({ selectedAgency: '' }))).toEqual([]);
  });

  it.each([
    ['AGENT', 'AGENT'],
    ['AGENCY_ADMIN', 'AGENCY_ADMIN'],
    ['INTERNAL', 'INTERNAL'],
  ] as const)('shows the actor type %s as %s', (actorType, role) => {
    expect(staffRole(actorType)).toBe(role);
  });
});

describe('isOnThisSite', () => {
  it.each([
    ['SIMULATE', 'INTERNAL', true],
    ['SIMULATE', 'AGENT', false],
    ['QUOTE', 'INTERNAL', false],
    ['BOOK_OF_BUSINESS', 'AGENCY_ADMIN', true],
    ['ACT_FOR_CLIENT', 'AGENT', true],
    ['MANAGE_AGENTS', 'AGENCY_ADMIN', false],
    ['ABC', 'AGENT', false],
  ] as const)('for the entitlement %s and the role %s is %s', (code, actorType, here) => {
    expect(isOnThisSite(code, { type: { storeId: 1, actorType } })).toBe(here);
  });
});

describe('the saved preference for the next sign-in', () => {
  const choice = { agency: '7', region: 'MN' };

  it("contains the chosen agency and region, and keeps the broker's view that was saved before", () => {
    expect(
      preferenceOf(choice, true, agent({ isBrokerAgencyPref: true, brokerAgencyPrefLob: 'ACA' })),
    ).toEqual({
      agencyIdPref: '7',
      regionPref: 'MN',
      rememberAgencyRegion: true,
      isBrokerAgencyPref: true,
      brokerAgencyPrefLob: 'ACA',
    });
    expect(preferenceOf(choice, false, agent())).not.toHaveProperty('brokerAgencyPrefLob');
  });

  it('is null if no agency is selected', () => {
    expect(preferenceOf({ agency: '', region: 'MN' }, true, agent())).toBeNull();
  });
});

describe("access to an agency's clients", () => {
  const agencies = [
    { agencyId: '7', region: 'MN', entitlements: ['BOOK_OF_BUSINESS'] },
    { agencyId: '1', region: 'PA', entitlements: ['ACT_FOR_CLIENT'] },
  ];

  it.each([
    ['AGENT', '7', true, false],
    ['AGENT', '1', false, true],
    ['AGENT', '', false, false],
    ['INTERNAL', '7', false, true], // internal staff have the entitlements of agency 1
    ['MEMBER', '7', false, false],
  ] as const)(
    "for the role %s and the selected agency %j is %s for the book and %s for the clients' portals",
    (actorType, selectedAgency, book, portal) => {
      const user = agent({ type: { storeId: 1, actorType }, agencies, selectedAgency });
      expect([maySeeBook(user), mayActForClients(user)]).toEqual([book, portal]);
    },
  );
});

describe('the broker’s view', () => {
  const broker = (changes: Partial<UserRecord> = {}) =>
    agent({
      broker360Agencies: ['7'],
      broker360ACAAgencies: [],
      isBrokerAgencyPref: true,
      brokerAgencyPrefLob: 'MA',
      ...changes,
    });

  it("offers the lines of coverage that the user's agencies sell", () => {
    expect(brokerLines(broker())).toEqual(['MA']);
    expect(brokerLines(agent())).toEqual([]);
  });

  it.each([
    ['MA', {}],
    ['ALL', { selectedAgency: '8' }],
    ['ALL', { isBrokerAgencyPref: false }],
    ['ALL', { brokerAgencyPrefLob: 'ACA' }],
  ] as const)('shows the line of coverage %s first in the book of a user with %j', (line, changes) => {
    expect(bookLine(broker(changes))).toBe(line);
  });

  it('is saved with the remembered agency, or with the selected agency if none is remembered', () => {
    const remembered = broker({
      regions: [{ region: 'ND', brand: 'ndbcbs' }],
      agencies: [{ agencyId: '9', region: 'ND', entitlements: [] }],
      rememberAgencyRegion: true,
      agencyIdPref: '9',
      regionPref: 'ND',
    });
    expect(brokerPreferenceOf('ACA', remembered)).toEqual({
      agencyIdPref: '9',
      regionPref: 'ND',
      rememberAgencyRegion: true,
      isBrokerAgencyPref: true,
      brokerAgencyPrefLob: 'ACA',
    });
    expect(brokerPreferenceOf('ALL', broker())).toEqual({
      agencyIdPref: '7',
      regionPref: 'MN',
      rememberAgencyRegion: false,
      isBrokerAgencyPref: false,
    });
  });

  it.each([
    ['agency', '9', 'MN'],
    ['region', '7', 'ND'],
  ])('is saved with the selected agency if the user no longer has the remembered %s', (_, agency, region) => {
    const lost = broker({
      regions: [{ region: 'MN', brand: 'mincr' }],
      rememberAgencyRegion: true,
      agencyIdPref: agency,
      regionPref: region,
    });
    expect(brokerPreferenceOf('MA', lost)).toMatchObject({
      agencyIdPref: '7',
      regionPref: 'MN',
      rememberAgencyRegion: false,
    });
  });
});

describe("the agent's profile", () => {
  it.each([
    ['1', true],
    [' 0012345678 ', true],
    ['12345678901', false],
    ['12-34', false],
    ['', false],
  ])('accepts the producer number %j: %s', (typed, valid) => {
    expect(isProducerNumber(typed)).toBe(valid);
  });

  it('shows the address on one line', () => {
    const home = { address: '18 Canal Row', city: 'Pittsburgh', state: 'PA', zipCode: '15222' };
    expect(addressText(home)).toBe('18 Canal Row, Pittsburgh, PA 15222');
    expect(addressText({ address: '', city: '', state: '', zipCode: '82001' })).toBe('82001');
  });
});
