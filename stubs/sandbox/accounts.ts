/** Logon ids: the people of `stubs/people`, and clones that tests make of them. */
import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { PASSWORD, type Person } from '../people/person.ts';

const row = v.object({ like_id: v.string() });

export interface Accounts {
  /** The person behind a logon id, compared without regard to case. */
  find(logonId: string): Person | undefined;
  /** A person with a fresh logon id and the same records, or undefined where nobody has the id. */
  clone(likeId: string): Person | undefined;
  /** Everybody but clones. */
  list(): readonly Person[];
  clear(): void;
}

export function createAccounts(database: DatabaseSync, people: readonly Person[]): Accounts {
  const insert = database.prepare('insert into clones values (?, ?)');
  const select = database.prepare('select like_id from clones where logon_id = ?');
  const byLogonId = new Map(people.map((person) => [person.logonId.toUpperCase(), person]));
  const byId = new Map(people.map((person) => [person.id, person]));

  const cloneOf = (likeId: string, logonId: string): Person | undefined => {
    const original = byId.get(likeId);
    return original && { ...original, id: logonId.toLowerCase(), logonId, password: PASSWORD };
  };

  return {
    find: (typed) => {
      const logonId = typed.toUpperCase();
      const person = byLogonId.get(logonId);
      if (person) return person;
      const found = select.get(logonId);
      return found && cloneOf(v.parse(row, found).like_id, logonId);
    },
    clone: (likeId) => {
      const made = cloneOf(likeId, `${likeId}${randomBytes(6).toString('hex')}`.toUpperCase());
      if (made) insert.run(made.logonId, likeId);
      return made;
    },
    list: () => people,
    clear: () => {
      database.exec('delete from clones');
    },
  };
}
