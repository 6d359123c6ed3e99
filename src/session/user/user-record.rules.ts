/** The user data record in session storage; fields have the spec's names (spec 000 §3). */
import {
  actorTypeOf,
  choiceForRegion,
  resolveChoice,
  type ActorType,
  type AgencyChoice,
} from './roles.rules.ts';
import type { SignedIn } from '../sign-in/sign-in.schema.ts';
import type { Agency, Region, UserInfo } from './user-info.schema.ts';

export type { ActorType } from './roles.rules.ts';

/** Fields that only `getUserInfo` returns; empty until `getUserInfo` is called (decisions/sign-in#where-the-user-record-comes-from). */
interface InfoFields {
  ldapLogonId: string;
  nickName: string;
  address: string;
  city: string;
  state: string;
  npnNo: string; // National producer number
  ffmId: string; // number at the federal marketplace
  certifications: readonly string[];
  agentId: string;
  storeDefault: { uniqueID: string };
  regions: readonly Region[];
  agencies: readonly Agency[];
  selectedAgency: string;
  selectedRegion: string;
  rememberAgencyRegion: boolean;
  agencyIdPref: string;
  regionPref: string;
  isBrokerAgencyPref: boolean;
  brokerAgencyPrefLob: 'MA' | 'ACA' | '';
  broker360Agencies: readonly string[];
  broker360ACAAgencies: readonly string[];
}

/** The user data record. Dates are `yyyy-MM-dd`. */
export interface UserRecord extends InfoFields {
  userId: string;
  logonId: string;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  type: { storeId: number; actorType: ActorType };
  ecid: string;
  challengeQuestion: string;
  email1: string;
  phone1: string;
  zipCode: string;
  market: string;
  shoppingBrand: string; // a brand code; '' if the sign-in response has none (spec 000 §3)
  temporaryPassword: boolean;
  isLoggedIn: true;
  passwordForced: boolean; // whether a new password is required (spec 000 §4 'FORCED'); not in the spec's record
  passwordSet: boolean;
}

export type SignInData = SignedIn & { info?: UserInfo };

const NO_PHONE = 'No phone number'; // spec 000 §6

const PHONE_STAYS_EMPTY: readonly ActorType[] = ['AGENT', 'AGENCY_ADMIN']; // spec 000 §6

const phoneOf = (phone: string, actorType: ActorType): string =>
  phone || (PHONE_STAYS_EMPTY.includes(actorType) ? '' : NO_PHONE);

const emptyInfo = (storeId: number): InfoFields => ({
  ldapLogonId: '',
  nickName: '',
  address: '',
  city: '',
  state: '',
  npnNo: '',
  ffmId: '',
  certifications: [],
  agentId: '',
  storeDefault: { uniqueID: String(storeId) },
  regions: [],
  agencies: [],
  selectedAgency: '',
  selectedRegion: '',
  rememberAgencyRegion: false,
  agencyIdPref: '',
  regionPref: '',
  isBrokerAgencyPref: false,
  brokerAgencyPrefLob: '',
  broker360Agencies: [],
  broker360ACAAgencies: [],
});

function infoFields(info: UserInfo, now: { agency: string; region: string }): InfoFields {
  const choice = resolveChoice(info, now);
  return {
    ldapLogonId: info.directoryId,
    nickName: info.nickName,
    address: info.address.street,
    city: info.address.city,
    state: info.address.state,
    npnNo: info.producer.producerNumber,
    ffmId: info.producer.marketplaceId,
    certifications: info.producer.certifications,
    agentId: info.producer.agentId,
    storeDefault: { uniqueID: info.defaultStore },
    regions: info.regions,
    agencies: info.agencies,
    selectedAgency: choice.agency,
    selectedRegion: choice.region,
    rememberAgencyRegion: info.selected.remember,
    agencyIdPref: info.preferences.agencyId,
    regionPref: info.preferences.region,
    isBrokerAgencyPref: info.preferences.isBrokerAgency,
    brokerAgencyPrefLob: info.preferences.brokerLine ?? '',
    broker360Agencies: info.brokerAgencies.MA,
    broker360ACAAgencies: info.brokerAgencies.ACA,
  };
}

export function userRecordOf(signedIn: SignInData, storeId: number): UserRecord {
  const { info } = signedIn;
  const actorType = actorTypeOf(signedIn);
  return {
    ...(info ? infoFields(info, { agency: '', region: '' }) : emptyInfo(storeId)),
    userId: signedIn.userId,
    logonId: signedIn.logonId.toUpperCase(),
    firstName: signedIn.firstName,
    lastName: signedIn.lastName,
    dateOfBirth: signedIn.dateOfBirth,
    type: { storeId, actorType },
    ecid: signedIn.ecid,
    challengeQuestion: signedIn.challengeQuestion,
    email1: signedIn.email,
    phone1: phoneOf(signedIn.phone, actorType),
    zipCode: signedIn.zipCode,
    market: signedIn.market,
    shoppingBrand: signedIn.shoppingBrand,
    temporaryPassword: signedIn.temporaryPassword,
    isLoggedIn: true,
    passwordForced: signedIn.passwordForced,
    passwordSet: false,
  };
}

/** The agency and region chosen in this session. Prefers the region in the cookie, because another tab may have changed it while this page was loading. */
function currentChoice(
  { selectedAgency, selectedRegion }: UserRecord,
  info: UserInfo,
  region: string,
): AgencyChoice {
  const isTheirs = info.regions.some((entry) => entry.region === region);
  return region === selectedRegion || !isTheirs
    ? { agency: selectedAgency, region: selectedRegion }
    : choiceForRegion(info.agencies, region, selectedAgency);
}

/** Adds the response of `getUserInfo` to the record. Keeps a required password change, and the agency chosen in this session if that agency is still allowed. @param region value of the region cookie */
export function withUserInfo(user: UserRecord, info: UserInfo, region: string): UserRecord {
  const actorType = actorTypeOf({ ...info, zipCode: info.address.zipCode });
  return {
    ...user,
    ...infoFields(info, currentChoice(user, info, region)),
    firstName: info.firstName,
    lastName: info.lastName,
    dateOfBirth: info.dateOfBirth,
    type: { storeId: user.type.storeId, actorType },
    ecid: info.ecid,
    challengeQuestion: info.challengeQuestion,
    email1: info.email,
    phone1: phoneOf(info.phone, actorType),
    zipCode: info.address.zipCode,
    market: info.market,
  };
}

export function changedFields(before: UserRecord, after: UserRecord): Partial<UserRecord> {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(known.get(field)),
    ),
  );
}
