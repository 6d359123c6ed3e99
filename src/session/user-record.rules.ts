/** The user data record (spec 000 §3), as kept in session storage under `UserData`. */
import type { SignedIn } from './sign-in.schema.ts';

/** Actor types of spec 000 §4. */
export type ActorType = 'MEMBER' | 'AGENT' | 'AGENCY_ADMIN' | 'INTERNAL' | 'PROS';

/** What the portal keeps of the person who is signed in. Dates are `yyyy-MM-dd`. */
export interface UserRecord {
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
  temporaryPassword: boolean;
  /** The service wants a new password before anything else (spec 000 §4 'FORCED'). */
  passwordForced: boolean;
  /** The session flag of spec 000 §4: a password was already set. */
  passwordSet: boolean;
  isLoggedIn: true;
}

const NO_PHONE = 'No phone number'; // spec 000 §6

/** Actors whose phone stays empty when the service has none (spec 000 §6). */
const PHONE_STAYS_EMPTY: readonly ActorType[] = ['AGENT', 'AGENCY_ADMIN'];

/** A user without a role but with a zip code is a PROS visitor (spec 000 §4); others without a role are members. */
const actorTypeOf = ({ actorType, zipCode }: SignedIn): ActorType =>
  actorType ?? (zipCode ? 'PROS' : 'MEMBER');

/**
 * The record of a person who has just signed in.
 * @param storeId store number of the brand
 */
export function userRecordOf(signedIn: SignedIn, storeId: number): UserRecord {
  const actorType = actorTypeOf(signedIn);
  return {
    userId: signedIn.userId,
    logonId: signedIn.logonId.toUpperCase(),
    firstName: signedIn.firstName,
    lastName: signedIn.lastName,
    dateOfBirth: signedIn.dateOfBirth,
    type: { storeId, actorType },
    ecid: signedIn.ecid,
    challengeQuestion: signedIn.challengeQuestion,
    email1: signedIn.email,
    phone1: signedIn.phone || (PHONE_STAYS_EMPTY.includes(actorType) ? '' : NO_PHONE),
    zipCode: signedIn.zipCode,
    market: signedIn.market,
    temporaryPassword: signedIn.temporaryPassword,
    passwordForced: signedIn.passwordForced,
    passwordSet: false,
    isLoggedIn: true,
  };
}

/**
 * Whether a person must choose a new password before anything else (spec 000 §4 'Session': FORCED). Chosen here: also one
 * who has signed in with a temporary password, which has lain in a mailbox.
 */
export const mustSetPassword = ({
  passwordForced,
  passwordSet,
  temporaryPassword,
}: Pick<UserRecord, 'passwordForced' | 'passwordSet' | 'temporaryPassword'>): boolean =>
  (passwordForced || temporaryPassword) && !passwordSet;
