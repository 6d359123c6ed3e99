/** The user data in the responses of sign-in and getUserInfo. */
import { toUsDate, type IsoDate } from '../../../src/lib/date/date.ts';
import type { UserInfoWire } from '../../../src/session/user/user-info.schema.ts';
import { memberOf } from '../../people/member-of.ts';
import type { Person, SignInRecord } from '../../people/person.ts';
import { chosenQuestion, type AccountState } from '../account/account-state.ts';
import { birthDate } from '../data/days.ts';

interface Subject {
  person: Person;
  account: AccountState;
  brand: string;
  day: IsoDate;
}

function namesOf({ name }: Person): { firstName: string; lastName: string } {
  const [firstName = '', ...lastNames] = name.split(' ');
  return { firstName, lastName: lastNames.join(' ') };
}

/** The birth date in the format mm/dd/yyyy; '' if the person is not a member. */
function birthDateOf(person: Person, day: IsoDate): string {
  const self = memberOf(person)?.self;
  return self ? toUsDate(birthDate(self, day)) : '';
}

/** The payload of the sign-in response, without the token (spec 000 §3 'Login response (newer flow)'). */
export function signInRecord({ person, account, brand, day }: Subject): SignInRecord {
  return {
    userId: person.id,
    logonId: person.logonId.toUpperCase(),
    ...namesOf(person),
    ecid: memberOf(person)?.self.ecId ?? '',
    dob: birthDateOf(person, day),
    role: person.role,
    email: account.profile.email1 ?? person.email,
    bus_phone: account.profile.phone1 ?? person.phone,
    shoppingBrand: brand,
    market: person.market,
    zipCode: account.profile.zipCode ?? person.zipCode,
    ...person.signIn,
    security_question: chosenQuestion(person, account),
    pwd_tempflag: account.temporary ? 'Y' : 'N',
    securityStrengthEnforcement: account.forced ? 'FORCED' : '',
  };
}

type UserInfo = UserInfoWire['payload']['userInfo'];

/** The fields of staff in the user data record: agencies, regions and which of them are selected (spec 000 §3 'User data record'). */
function staffRecord({ person: { staff }, account: { preference, npnNo } }: Subject) {
  // Agency and region are sent only if the person wants them remembered. The preferred broker view is always sent.
  const remembered = preference?.rememberAgencyRegion ? preference : undefined;
  return {
    npnNo: npnNo ?? staff?.npnNo ?? '',
    ffmId: staff?.ffmId ?? '',
    certifications: [...(staff?.certifications ?? [])],
    agentId: staff?.agentId ?? '',
    regions: [...(staff?.regions ?? [])],
    agencies: (staff?.agencies ?? []).map((agency) => ({
      ...agency,
      entitlements: [...agency.entitlements],
    })),
    selectedAgency: remembered?.agencyIdPref ?? '',
    selectedRegion: remembered?.regionPref ?? '',
    rememberAgencyRegion: remembered !== undefined,
    agencyIdPref: remembered?.agencyIdPref ?? '',
    regionPref: remembered?.regionPref ?? '',
    isBrokerAgencyPref: preference?.isBrokerAgencyPref ?? false,
    brokerAgencyPrefLob: preference?.brokerAgencyPrefLob ?? ('' as const),
    broker360Agencies: [...(staff?.broker360Agencies ?? [])],
    broker360ACAAgencies: [...(staff?.broker360ACAAgencies ?? [])],
  };
}

/** The user data record. @param storeId store number of the session's brand */
export function userInfoRecord(subject: Subject, storeId: number): UserInfo {
  const { person, account, day } = subject;
  const { profile } = account;
  const home = person.staff?.address;
  return {
    userId: person.id,
    ...namesOf(person),
    dateOfBirth: birthDateOf(person, day),
    type: { storeId, actorType: person.role },
    ldapLogonId: person.logonId.toLowerCase(),
    ecid: memberOf(person)?.self.ecId ?? '',
    challengeQuestion: chosenQuestion(person, account),
    email1: profile.email1 ?? person.email,
    address: profile.address ?? home?.street ?? '',
    city: profile.city ?? home?.city ?? '',
    state: profile.state ?? home?.state ?? '',
    zipCode: profile.zipCode ?? person.zipCode,
    nickName: profile.nickName ?? person.staff?.nickName ?? '',
    isLoggedIn: true,
    temporaryPassword: account.temporary,
    storeDefault: { uniqueID: String(storeId) },
    phone1: profile.phone1 ?? person.phone,
    logonId: person.logonId.toUpperCase(),
    market: person.market,
    ...staffRecord(subject),
  };
}
