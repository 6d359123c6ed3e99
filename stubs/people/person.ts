/** Types of a person; the people are in `people.ts`. */
import type { ACTOR_TYPES, UserLoginWire } from '../../src/session/sign-in/sign-in.schema.ts';
import type { UnregisteredFamilyId } from './families/unregistered.ts';
import type { FamilyId } from './families.ts';

/** Password of every person; valid by the portal's rule (spec 000 §5). */
export const PASSWORD = 'Lighthouse7!';

/**
 * The temporary password that forgottenUsernamePassword 'sends by email': the same for everyone, since the sandbox has
 * no mail. It must be changed after sign-in.
 */
export const TEMPORARY_PASSWORD = 'Harbour22!';

/** Answer to every person's security question, until they save another one. */
export const SECURITY_ANSWER = 'Brookside';

/** The PIN that identityPin 'sends by email': the same for everyone, valid only after a request. */
export const IDENTITY_PIN = '204816';

type ActorType = (typeof ACTOR_TYPES)[number];

/** Groups of people on the directory page, in order. */
export const PEOPLE_GROUPS = {
  families: 'Families and claims',
  plans: 'Plans and groups',
  spending: 'Spending accounts',
  mail: 'Messages, statements and education',
  brands: 'Rules of one brand',
  staff: 'Agents and staff',
  unusual: 'Unusual sign-ins',
  errors: 'Sign-in errors',
} as const;
export type PeopleGroup = keyof typeof PEOPLE_GROUPS;

/** Sign-in response without the token. */
export type SignInRecord = Omit<UserLoginWire['payload'], 'token'>;

/** Fields of an agent, agency admin or internal staff (spec 000 §3 'User data record', §6). */
export interface StaffRecord {
  readonly agentId: string;
  /** National producer number; '' if none yet. */
  readonly npnNo: string;
  readonly ffmId: string;
  readonly certifications: readonly string[];
  /** Region code and its brand. */
  readonly regions: readonly { readonly region: string; readonly brand: string }[];
  readonly agencies: readonly {
    readonly agencyId: string;
    readonly agencyName: string;
    readonly region: string;
    readonly entitlements: readonly string[];
  }[];
  /** Agencies of the senior (MA) and of the individual (ACA) broker's view (spec 000 §3). */
  readonly broker360Agencies: readonly string[];
  readonly broker360ACAAgencies: readonly string[];
  readonly nickName?: string;
  readonly address?: { readonly street: string; readonly city: string; readonly state: string };
  /** May simulate members by the customer-service proxy login (spec 000 §6). */
  readonly mayProxy: boolean;
}

export interface Person {
  /** Short and stable; used by tests and `POST /sandbox/people`. */
  readonly id: string;
  /** User name at sign-in, case-insensitive. */
  readonly logonId: string;
  readonly password: string;
  /** First name, space, last name. */
  readonly name: string;
  /** One sentence for the directory page: what is special about this person. */
  readonly worthTrying: string;
  readonly group: PeopleGroup;
  /** null for a visitor, who has no role attribute (spec 000 §4). */
  readonly role: ActorType | null;
  /** 'any', or the code of the one brand where this person may sign in. */
  readonly brand: string;
  /** Code of the brand to try this at, if not every site shows it. */
  readonly tryAt?: string;
  readonly email: string;
  readonly phone: string;
  readonly zipCode: string;
  /** '' or 'MEDICARE', which sends to the senior site (spec 000 §4). */
  readonly market: '' | 'MEDICARE';
  /** Family and pin of a member. */
  readonly member?: { readonly family: FamilyId | UnregisteredFamilyId; readonly pin: string };
  /** Logon id of the household that a clone belongs to; others belong to their family's. */
  readonly household?: string;
  readonly staff?: StaffRecord;
  /** Refusal in spite of correct credentials: status and errors[n].errorMessage (spec 000 §8). */
  readonly refusal?: { readonly status: 401 | 403 | 409 | 500; readonly messages: readonly string[] };
  /** Fields of the sign-in response that differ from the default, for example securityStrengthEnforcement. */
  readonly signIn?: Partial<SignInRecord>;
}

type Defaults = 'brand' | 'phone' | 'zipCode' | 'market';

/** A person whose user name is their id, with the usual password. */
export const createPerson = (
  id: string,
  fields: Omit<Person, 'id' | 'logonId' | 'password' | Defaults> & Partial<Pick<Person, Defaults>>,
): Person => ({
  id,
  logonId: id,
  password: PASSWORD,
  brand: 'any',
  phone: '',
  zipCode: '15222',
  market: '',
  ...fields,
});
