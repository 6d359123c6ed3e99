/** The user data record (spec 000 §3), in session storage under `UserData`; fields have the spec's names. Pure. */
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

/** Fields that only `getUserInfo` has; empty until it was called (decision 032). */
interface InfoFields {
  ldapLogonId: string;
  nickName: string;
  address: string;
  city: string;
  /** Two letters. */
  state: string;
  /** National producer number. */
  npnNo: string;
  /** Number at the federal marketplace. */
  ffmId: string;
  certifications: readonly string[];
  agentId: string;
  storeDefault: { uniqueID: string };
  regions: readonly Region[];
  agencies: readonly Agency[];
  /** '' where nothing is chosen in this session. */
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

/** Dates are `yyyy-MM-dd`. */
export interface UserRecord extends InfoFields {
  userId: string;
  /** In upper case. */
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
  /** Code of the brand in which the person shops (spec 000 §3); '' if the sign-in has none. */
  shoppingBrand: string;
  temporaryPassword: boolean;
  isLoggedIn: true;
  /** Not in the spec's record: the service requires a new password (spec 000 §4 'FORCED'). */
  passwordForced: boolean;
  /** Not in the spec's record: a new password was set in this session (spec 000 §4). */
  passwordSet: boolean;
}

/** A sign-in response, with getUserInfo's record if the flow has called it. */
export type SignInData = SignedIn & { info?: UserInfo };

const NO_PHONE = 'No phone number'; // spec 000 §6

/** Actors whose phone stays empty when the service has none (spec 000 §6). */
const PHONE_STAYS_EMPTY: readonly ActorType[] = ['AGENT', 'AGENCY_ADMIN'];

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

/** The record right after a sign-in (spec 000 §3, §4). @param storeId the brand's store number */
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

/**
 * The choice in this session. The region comes from the browser's cookie: another tab may have changed it while
 * this page was loading.
 * @param region of the data-dictionary token; '' if none was chosen
 */
function currentChoice(
  { selectedAgency, selectedRegion }: UserRecord,
  info: UserInfo,
  region: string,
): AgencyChoice {
  const isTheirs = info.regions.some((one) => one.region === region);
  return region === selectedRegion || !isTheirs
    ? { agency: selectedAgency, region: selectedRegion }
    : choiceForRegion(info.agencies, region, selectedAgency);
}

/**
 * Adds getUserInfo's fields for the same person. The session's choice of agency stays while it is allowed, and a
 * forced password stays forced.
 * @param region chosen in this browser, from its cookie; '' if none was chosen
 */
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

/** The fields that differ, for the other tabs. */
export function changedFields(before: UserRecord, after: UserRecord): Partial<UserRecord> {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(known.get(field)),
    ),
  );
}

/**
 * Whether the person must set a new password before anything else (spec 000 §4 'Session': FORCED). Chosen here:
 * also after a sign-in with a temporary password, which was sent by mail.
 */
export const mustSetPassword = ({
  passwordForced,
  passwordSet,
  temporaryPassword,
}: Pick<UserRecord, 'passwordForced' | 'passwordSet' | 'temporaryPassword'>): boolean =>
  (passwordForced || temporaryPassword) && !passwordSet;
