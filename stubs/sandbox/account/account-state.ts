/** Stores the changes that people make to their account. They override the row in `stubs/people`. */
import * as v from 'valibot';
import {
  CHANNELS,
  DOCUMENT_TYPES,
  NOTIFIED_EVENTS,
} from '../../../src/features/account/settings/communication/communication-choices.ts';
import type { Person } from '../../people/person.ts';
import type { SandboxServices } from '../context.ts';
import { questionOf } from './security-questions.ts';
import { hashOf } from '../sign-in/session-store.ts';

const KIND = 'account';

const password = v.object({ hash: v.string(), temporary: v.boolean() });
const question = v.object({ questionId: v.string(), answer: v.string() });
const profile = v.partial(
  v.object({
    nickName: v.string(),
    email1: v.string(),
    phone1: v.string(),
    businessPhone: v.string(),
    cellPhone: v.string(),
    address: v.string(),
    city: v.string(),
    state: v.string(),
    zipCode: v.string(),
  }),
);
const preference = v.object({
  agencyIdPref: v.string(),
  regionPref: v.string(),
  rememberAgencyRegion: v.boolean(),
  isBrokerAgencyPref: v.boolean(),
  brokerAgencyPrefLob: v.optional(v.picklist(['MA', 'ACA'])),
});

const communication = v.object({
  paperless: v.array(v.picklist(DOCUMENT_TYPES)),
  notifications: v.array(
    v.object({ eventType: v.picklist(NOTIFIED_EVENTS), channels: v.array(v.picklist(CHANNELS)) }),
  ),
});
export type StoredCommunication = v.InferOutput<typeof communication>;

/** A plain hash, salted with the logon id. That is enough here, because all people are invented. */
const passwordHash = ({ logonId }: Person, typed: string): string =>
  hashOf(`${logonId.toUpperCase()}:${typed}`);

export interface AccountState {
  readonly profile: v.InferOutput<typeof profile>;
  readonly question: v.InferOutput<typeof question> | undefined;
  readonly preference: v.InferOutput<typeof preference> | undefined;
  readonly npnNo: string | undefined;
  /** Whether the password was set by the service desk or the forgotten-password call, and not changed since. */
  readonly temporary: boolean;
  /** Whether the password must be changed before anything else (spec 000 §4 'FORCED'). */
  readonly forced: boolean;
}

export function accountOf({ state }: SandboxServices, person: Person): AccountState {
  const get = <S extends v.GenericSchema>(key: string, schema: S) =>
    state.get(person.logonId, KIND, key, schema);
  const changed = get('password', password);
  return {
    profile: get('profile', profile) ?? {},
    question: get('question', question),
    preference: get('preference', preference),
    npnNo: get('npnNo', v.string()),
    temporary: changed?.temporary ?? person.signIn?.pwd_tempflag === 'Y',
    forced: !changed && person.signIn?.securityStrengthEnforcement === 'FORCED',
  };
}

/** The saved question; otherwise the question in `stubs/people`, which may be ''; otherwise the first question. */
export const chosenQuestion = (
  { signIn }: Person,
  { question: persisted }: Pick<AccountState, 'question'>,
): string =>
  persisted ? questionOf(persisted.questionId) : (signIn?.security_question ?? questionOf(undefined));

export function isPassword({ state }: SandboxServices, person: Person, typed: string): boolean {
  const changed = state.get(person.logonId, KIND, 'password', password);
  return changed ? changed.hash === passwordHash(person, typed) : person.password === typed;
}

/** @param temporary whether the password must be changed after the next sign-in */
export const savePassword = (
  { state }: SandboxServices,
  person: Person,
  typed: string,
  temporary: boolean,
): void => state.set(person.logonId, KIND, 'password', { hash: passwordHash(person, typed), temporary });

export const resetPassword = ({ state }: SandboxServices, person: Person): void =>
  state.remove(person.logonId, KIND, 'password');

/** Stores changed profile fields. Fields that are not passed keep their stored values. */
export const saveProfile = (
  services: SandboxServices,
  person: Person,
  changes: AccountState['profile'],
): void =>
  services.transaction(() =>
    services.state.set(person.logonId, KIND, 'profile', {
      ...accountOf(services, person).profile,
      ...changes,
    }),
  );

export const saveQuestion = (
  { state }: SandboxServices,
  { logonId }: Person,
  chosen: v.InferOutput<typeof question>,
): void => state.set(logonId, KIND, 'question', chosen);

export const savePreference = (
  { state }: SandboxServices,
  { logonId }: Person,
  chosen: v.InferOutput<typeof preference>,
): void => state.set(logonId, KIND, 'preference', chosen);

export const saveNpn = ({ state }: SandboxServices, { logonId }: Person, npnNo: string): void =>
  state.set(logonId, KIND, 'npnNo', npnNo);

/** A person's communication preferences until the person saves different preferences. */
const FIRST_COMMUNICATION: StoredCommunication = {
  paperless: [],
  notifications: [{ eventType: 'CLAIM', channels: ['EMAIL'] }],
};

export const communicationOf = ({ state }: SandboxServices, { logonId }: Person): StoredCommunication =>
  state.get(logonId, KIND, 'communication', communication) ?? FIRST_COMMUNICATION;

export const saveCommunication = (
  { state }: SandboxServices,
  { logonId }: Person,
  chosen: StoredCommunication,
): void => state.set(logonId, KIND, 'communication', chosen);
