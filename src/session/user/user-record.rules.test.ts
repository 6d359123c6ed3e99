/** The user data record (spec 000 §3): every field, from a sign-in and from getUserInfo. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toSignInData } from '../sign-in/sign-in-flows.rules.ts';
import { recordOf } from './user-record.fixture.ts';
import { mustSetPassword } from './stored-user.rules.ts';
import { changedFields, withUserInfo, userRecordOf } from './user-record.rules.ts';
import { getUserInfo, type UserInfoWire } from './user-info.schema.ts';

const wire: UserInfoWire['payload']['userInfo'] = {
  userId: 'U7',
  firstName: 'Gwen',
  lastName: 'Okafor',
  dateOfBirth: '',
  type: { storeId: 10163, actorType: 'AGENT' },
  ldapLogonId: 'gwen.o',
  ecid: '',
  challengeQuestion: 'First pet?',
  email1: 'g@agency.example',
  address: '1 Main St',
  state: 'PA',
  city: 'Erie',
  zipCode: '16501',
  county: 'Erie',
  npnNo: '8840211',
  ffmId: 'FFM1',
  certifications: ['MA'],
  nickName: 'G',
  isLoggedIn: true,
  temporaryPassword: false,
  storeDefault: { uniqueID: '10163' },
  regions: [
    { region: 'MN', brand: 'm' },
    { region: 'ND', brand: 'n' },
  ],
  agencies: [
    { agencyId: '40211', region: 'MN', entitlements: ['QUOTE'] },
    { agencyId: '40388', region: 'ND', entitlements: [] },
  ],
  selectedAgency: '40388',
  selectedRegion: 'ND',
  rememberAgencyRegion: true,
  agentId: 'AG1',
  phone1: '',
  logonId: 'gwen',
  market: '',
  agencyIdPref: '40388',
  regionPref: 'ND',
  isBrokerAgencyPref: true,
  brokerAgencyPrefLob: 'ACA',
  broker360Agencies: ['40211'],
  broker360ACAAgencies: ['40388'],
};
const infoOf = (changes: Partial<typeof wire> = {}) =>
  v.parse(getUserInfo.response, { payload: { userInfo: { ...wire, ...changes } } });

/** The fields of spec 000 §3 'User data record' and 'Preference fields', in that order. */
const FIELDS = [
  'userId firstName lastName dateOfBirth type ldapLogonId ecid challengeQuestion',
  'email1 address state city zipCode npnNo ffmId certifications',
  'nickName isLoggedIn temporaryPassword storeDefault regions agencies selectedAgency selectedRegion',
  'rememberAgencyRegion agentId phone1 logonId market agencyIdPref regionPref isBrokerAgencyPref',
  'brokerAgencyPrefLob broker360Agencies broker360ACAAgencies',
].flatMap((line) => line.split(' '));

const signedIn = (changes: Partial<typeof wire> = {}) => toSignInData(infoOf(changes), { accessToken: 't' });

describe('the user record', () => {
  it('has every field of 000 §3 before getUserInfo is called', () => {
    expect(Object.keys(recordOf())).toEqual(expect.arrayContaining(FIELDS));
    expect(recordOf()).toMatchObject({
      agencies: [],
      selectedAgency: '',
      storeDefault: { uniqueID: '10163' },
    });
  });

  it('has every field of 000 §3 after a sign-in flow that calls getUserInfo', () => {
    const record = userRecordOf(signedIn(), 10163);
    expect(Object.keys(record)).toEqual(expect.arrayContaining(FIELDS));
    const { county: _county, ...fields } = wire; // the county decides the actor type, but is not a field of the record
    expect(record).toMatchObject({ ...fields, dateOfBirth: null, logonId: 'GWEN' });
  });

  it('is the same whether getUserInfo is called at sign-in or later', () => {
    const { info: _info, ...alone } = signedIn();
    expect(withUserInfo(userRecordOf(alone, 10163), infoOf(), '')).toEqual(userRecordOf(signedIn(), 10163));
  });
});

describe('a user record that is completed by getUserInfo', () => {
  it('keeps the agency that the user chose in this session, as long as it is allowed', () => {
    const user = { ...userRecordOf(signedIn(), 10163), selectedAgency: '40211', selectedRegion: 'MN' };
    expect(withUserInfo(user, infoOf(), '')).toMatchObject({ selectedAgency: '40211', selectedRegion: 'MN' });
    const lost = infoOf({ agencies: wire.agencies?.slice(1) ?? [] });
    expect(withUserInfo(user, lost, '')).toMatchObject({ selectedAgency: '40388', selectedRegion: 'ND' });
  });

  it.each([
    ['another region of the user, with its agency', 'ND', { selectedAgency: '40388', selectedRegion: 'ND' }],
    ['the current region', 'MN', { selectedAgency: '40211', selectedRegion: 'MN' }],
    ['a region that the user does not have', 'WV', { selectedAgency: '40211', selectedRegion: 'MN' }],
    ['no region', '', { selectedAgency: '40211', selectedRegion: 'MN' }],
  ])('uses the region in the cookie only if the user has that region: %s', (_, region, chosen) => {
    const user = { ...userRecordOf(signedIn(), 10163), selectedAgency: '40211', selectedRegion: 'MN' };
    expect(withUserInfo(user, infoOf(), region)).toMatchObject(chosen);
  });

  it('equals the record in another tab after that tab applies only the changed fields', () => {
    const before = recordOf();
    const after = { ...before, selectedRegion: 'ND', broker360Agencies: ['40388'] };
    expect(changedFields(before, before)).toEqual({});
    expect(changedFields(before, after)).toEqual({ selectedRegion: 'ND', broker360Agencies: ['40388'] });
    const record = withUserInfo(before, infoOf(), '');
    expect({ ...before, ...changedFields(before, record) }).toEqual(record);
  });

  it('has the role from the service, and keeps the password flags that the portal set', () => {
    const user = { ...userRecordOf(signedIn(), 10163), passwordForced: true, passwordSet: true };
    const now = withUserInfo(user, infoOf({ type: { storeId: 1, actorType: null } }), '');
    expect(now).toMatchObject({
      type: { storeId: 10163, actorType: 'PROS' },
      phone1: 'No phone number',
      passwordForced: true,
      passwordSet: true,
    });
  });

  it.each([
    ['AGENT', '', ''],
    ['AGENCY_ADMIN', '', ''],
    ['INTERNAL', '', 'No phone number'],
    ['MEMBER', '', 'No phone number'],
    ['AGENT', '(412) 555-0160', '(412) 555-0160'],
  ] as const)('for the role %s and the phone %j, has phone1 %j (000 §6)', (actorType, phone1, phone) => {
    expect(withUserInfo(recordOf(), infoOf({ type: { storeId: 1, actorType }, phone1 }), '').phone1).toBe(
      phone,
    );
  });
});

it('toSignInData() returns the refresh token if the flow has one (000 §4)', () => {
  const facts = { accessToken: 't', lifetimeSeconds: 60, refreshToken: 'r' };
  expect(toSignInData(infoOf({}), facts).token).toMatchObject(facts);
  expect(toSignInData(infoOf({}), { accessToken: 't' }).token).not.toHaveProperty('refreshToken');
});

it.each([
  { passwordForced: false, temporaryPassword: false, passwordSet: false, must: false },
  { passwordForced: true, temporaryPassword: false, passwordSet: false, must: true },
  { passwordForced: false, temporaryPassword: true, passwordSet: false, must: true },
  { passwordForced: true, temporaryPassword: true, passwordSet: false, must: true },
  { passwordForced: false, temporaryPassword: false, passwordSet: true, must: false },
  { passwordForced: true, temporaryPassword: true, passwordSet: true, must: false },
])('mustSetPassword() is true until a forced or temporary password is replaced (000 §4): %j', (facts) => {
  expect(mustSetPassword(facts)).toBe(facts.must);
});
