/** What makes one of the sandbox's people; the people themselves are rows in `people.ts`. */
import type { ACTOR_TYPES, UserLoginWire } from '../../src/session/sign-in/sign-in.schema.ts';
import type { NewcomerId } from './families/unregistered.ts';
import type { FamilyId } from './families.ts';

/** The one password of them all; fits the portal's rule (spec 000 §5). */
export const PASSWORD = 'Lighthouse7!';

/**
 * What forgottenUsernamePassword 'sends by email': the sandbox has no mail, so the password is the same for
 * everybody. It has to be changed after the sign-in.
 */
export const TEMPORARY_PASSWORD = 'Harbour22!';

/** Everybody's answer to their security question, until they save another one. */
export const SECURITY_ANSWER = 'Brookside';

/** The PIN that identityPin 'sends by email'; the same for everybody, and good only for whoever has asked for it. */
export const IDENTITY_PIN = '204816';

type ActorType = (typeof ACTOR_TYPES)[number];

/** What people of the sandbox show, as the groups of the directory page, in its order. */
export const PEOPLE_GROUPS = {
  families: 'Families and claims',
  plans: 'Plans and groups',
  spending: 'Spending accounts',
  brands: 'Rules of one brand',
  staff: 'Agents and staff',
  unusual: 'Unusual sign-ins',
  errors: 'Sign-in errors',
} as const;
export type PeopleGroup = keyof typeof PEOPLE_GROUPS;

/** Sign-in's answer, before the sandbox adds the token. */
export type SignInRecord = Omit<UserLoginWire['payload'], 'token'>;

/** What an agent, agency admin or internal person works with (spec 000 §3 'User data record', §6). */
interface StaffRecord {
  readonly agentId: string;
  /** National producer number; '' where there is none yet. */
  readonly npnNo: string;
  readonly ffmId: string;
  readonly certifications: readonly string[];
  /** Region code and the brand that it belongs to. */
  readonly regions: readonly { readonly region: string; readonly brand: string }[];
  readonly agencies: readonly {
    readonly agencyId: string;
    readonly region: string;
    readonly entitlements: readonly string[];
  }[];
  /** Agencies of the senior (MA) and of the individual (ACA) broker's view (spec 000 §3). */
  readonly broker360Agencies: readonly string[];
  readonly broker360ACAAgencies: readonly string[];
  /** May simulate members by the customer-service proxy login (spec 000 §6). */
  readonly mayProxy: boolean;
}

export interface Person {
  /** Short and stable; tests and `POST /sandbox/people` call a person by it. */
  readonly id: string;
  /** Typed at sign-in; compared without regard to case. */
  readonly logonId: string;
  readonly password: string;
  /** First name, space, last name. */
  readonly name: string;
  /** One sentence for the directory page: what one sees as this person and as nobody else. */
  readonly worthTrying: string;
  readonly group: PeopleGroup;
  /** null for a visitor, who has no role attribute (spec 000 §4). */
  readonly role: ActorType | null;
  /** 'any', or the code of the one brand where this person may sign in. */
  readonly brand: string;
  /** Code of the brand whose site shows what is worth trying, where it is not to be seen on every site. */
  readonly tryAt?: string;
  readonly email: string;
  readonly phone: string;
  readonly zipCode: string;
  /** '' or 'MEDICARE', which sends to the senior site (spec 000 §4). */
  readonly market: '' | 'MEDICARE';
  /** Whose family, and who in it; people who are not members have none. */
  readonly member?: { readonly family: FamilyId | NewcomerId; readonly pin: string };
  /** A clone's: the logon id in whose household it is. Everybody else's is their family. */
  readonly household?: string;
  /** Agencies and regions; members and visitors have none. */
  readonly staff?: StaffRecord;
  /** Sign-in's refusal although name and password are right: status and errors[n].errorMessage (spec 000 §8). */
  readonly refusal?: { readonly status: 401 | 403 | 409 | 500; readonly messages: readonly string[] };
  /** Fields of sign-in's answer that differ from everybody's, for example securityStrengthEnforcement. */
  readonly signIn?: Partial<SignInRecord>;
}
