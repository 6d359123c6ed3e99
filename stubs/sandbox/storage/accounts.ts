/** The accounts that can sign in: the people of `stubs/people`, clones that tests create, and registered users. */
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { FAMILY_IDS } from '../../people/member-of.ts';
import { PASSWORD, type Person } from '../../people/person.ts';
import type { RandomBytes } from '../data/random.ts';
import type { State } from './state.ts';

const row = v.object({ like_id: v.string() });

export interface Accounts {
  /** Finds a person by logon id, case-insensitive. */
  find(logonId: string): Person | undefined;
  /**
   * Creates a clone: a person with a new logon id and the records of the given person. Undefined if the id is unknown.
   * @param beside an existing clone, whose household the new clone joins; default: a household of its own
   */
  clone(likeId: string, beside?: Person): Person | undefined;
  register(person: Registered): void;
  list(): readonly Person[];
  clear(): void;
}

const registered = v.object({
  logonId: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  zipCode: v.string(),
  member: v.nullable(v.object({ family: v.picklist(FAMILY_IDS), pin: v.string() })),
});
type Registered = v.InferOutput<typeof registered>;

const REGISTERED = 'registered';
/** The `kind` under which the state stores the household that a clone has joined. The key is the clone's logon id. */
const HOUSEHOLD = 'household';

/** Converts a registered user to a person. The password is '', because `savePassword` stores it separately. */
const personOf = ({ member, logonId, ...said }: Registered): Person => ({
  ...said,
  id: logonId.toLowerCase(),
  logonId,
  password: '',
  worthTrying: '',
  group: 'families',
  role: member ? 'MEMBER' : null,
  brand: 'any',
  market: '',
  ...(member ? { member } : {}),
});

export function createAccounts(
  database: DatabaseSync,
  people: readonly Person[],
  state: State,
  random: RandomBytes,
): Accounts {
  const insert = database.prepare('insert into clones values (?, ?)');
  const select = database.prepare('select like_id from clones where logon_id = ?');
  const byLogonId = new Map(people.map((person) => [person.logonId.toUpperCase(), person]));
  const byId = new Map(people.map((person) => [person.id, person]));

  const cloneOf = (likeId: string, logonId: string): Person | undefined => {
    const original = byId.get(likeId);
    if (!original) return undefined;
    const household = state.get('', HOUSEHOLD, logonId, v.string()) ?? logonId;
    return { ...original, id: logonId.toLowerCase(), logonId, password: PASSWORD, household };
  };

  return {
    find: (typed) => {
      const logonId = typed.toUpperCase();
      const person = byLogonId.get(logonId);
      if (person) return person;
      const stored = select.get(logonId);
      if (stored) return cloneOf(v.parse(row, stored).like_id, logonId);
      const came = state.get('', REGISTERED, logonId, registered);
      return came && personOf(came);
    },
    clone: (likeId, beside) => {
      const logonId = `${likeId}${random(6).toString('hex')}`.toUpperCase();
      if (!byId.has(likeId)) return undefined;
      insert.run(logonId, likeId);
      if (beside?.household !== undefined) state.set('', HOUSEHOLD, logonId, beside.household);
      return cloneOf(likeId, logonId);
    },
    register: (person) => {
      state.set('', REGISTERED, person.logonId, person);
    },
    list: () => people,
    clear: () => {
      database.exec('delete from clones');
    },
  };
}
