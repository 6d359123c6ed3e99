/** Types of a person. The people themselves are in `people.ts`. */
import type { ACTOR_TYPES, UserLoginWire } from '../../src/session/sign-in/sign-in.schema.ts';
import type { UnregisteredFamilyId } from './families/unregistered.ts';
import type { FamilyId } from './families.ts';

/** The password of every person. It meets the portal's password rule (spec 000 §5). */
export const PASSWORD = 'Lighthouse7!';

/**
 * The temporary password that forgottenUsernamePassword would send by email. Every person has the same temporary
 * password, because the sandbox sends no mail. It must be changed after sign-in.
 */
export const TEMPORARY_PASSWORD = 'Harbour22!';

/** The answer to every person's security question, until they save another question. */
export const SECURITY_ANSWER = 'Brookside';

/** The PIN that identityPin sends by email. It is the same for everyone, and valid only after it was requested. */
export const IDENTITY_PIN = '204816';

type ActorType = (typeof ACTOR_TYPES)[number];

/** The groups into which the directory page sorts people, in order. */
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

/** The payload of the sign-in response, without the token. */
export type SignInRecord = Omit<UserLoginWire['payload'], 'token'>;

/** Fields of an agent, agency admin or internal staff (spec 000 §3 'User data record', §6). */
export interface StaffRecord {
  readonly agentId: string;
  /** National producer number; '' if the person has none yet. */
  readonly npnNo: string;
  readonly ffmId: string;
  readonly certifications: readonly string[];
  /** Codes of the person's regions, and the brand of each. */
  readonly regions: readonly { readonly region: string; readonly brand: string }[];
  readonly agencies: readonly {
    readonly agencyId: string;
    readonly agencyName: string;
    readonly region: string;
    readonly entitlements: readonly string[];
  }[];
  /** Ids of the agencies in the broker's view for seniors (MA) and for individuals (ACA) (spec 000 §3). */
  readonly broker360Agencies: readonly string[];
  readonly broker360ACAAgencies: readonly string[];
  readonly nickName?: string;
  readonly address?: { readonly street: string; readonly city: string; readonly state: string };
  /** Whether the person may simulate members by the customer-service proxy login (spec 000 §6). */
  readonly mayProxy: boolean;
}

export interface Person {
  /** A short id that does not change, for tests and `POST /sandbox/people`. */
  readonly id: string;
  /** The user name for sign-in, case-insensitive. */
  readonly logonId: string;
  readonly password: string;
  /** First name, a space, last name. */
  readonly name: string;
  /** A sentence about what is special about this person. The directory page shows it. */
  readonly worthTrying: string;
  readonly group: PeopleGroup;
  /** Null for a visitor, who has no role attribute (spec 000 §4). */
  readonly role: ActorType | null;
  /** The code of the only brand on whose site this person may sign in, or 'any'. */
  readonly brand: string;
  /** The code of a brand on whose site `worthTrying` is visible, if it is not visible on every site. */
  readonly tryAt?: string;
  readonly email: string;
  readonly phone: string;
  readonly zipCode: string;
  /** '' or 'MEDICARE'. Sign-in sends people of the Medicare market to the senior site (spec 000 §4). */
  readonly market: '' | 'MEDICARE';
  /** Family id and pin, if this person is a member. */
  readonly member?: { readonly family: FamilyId | UnregisteredFamilyId; readonly pin: string };
  /**
   * For a clone: the logon id of the person whose household the clone belongs to. Other people belong to their family's
   * household.
   */
  readonly household?: string;
  readonly staff?: StaffRecord;
  /** If sign-in is refused in spite of correct credentials: the HTTP status and each errors[n].errorMessage (spec 000 §8). */
  readonly refusal?: { readonly status: 401 | 403 | 409 | 500; readonly messages: readonly string[] };
  /** Fields of the sign-in response that differ from the default, such as securityStrengthEnforcement. */
  readonly signIn?: Partial<SignInRecord>;
}

type Defaults = 'brand' | 'phone' | 'zipCode' | 'market';

/** Creates a person whose user name is the id, with the password that all people have. */
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
