/** Which sessions are internal staff acting as a member (spec 000 §6 'customer-service proxy login'). */
import * as v from 'valibot';
import type { Person } from '../people/person.ts';
import type { House } from './context.ts';
import { hashOf } from './sessions.ts';

const OWNER = '';
const KIND = 'simulation';

/** Starts a session of `member` for `staff`; gives its token. */
export function startSimulation(house: House, staff: Person, member: Person, brand: string): string {
  const token = house.sessions.start(member.logonId, brand);
  house.state.set(OWNER, KIND, hashOf(token), staff.logonId);
  return token;
}

/** Forgets that a token simulates. @returns whether it did */
export function takeSimulation({ state }: House, token: string): boolean {
  const simulates = state.get(OWNER, KIND, hashOf(token), v.string()) !== undefined;
  state.remove(OWNER, KIND, hashOf(token));
  return simulates;
}
