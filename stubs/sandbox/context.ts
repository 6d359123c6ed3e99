import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { IsoDate } from '../../src/lib/date/date.ts';
import type { Family } from '../people/family.ts';
import type { Member } from '../people/member-of.ts';
import type { Person } from '../people/person.ts';
import type { Accounts } from './storage/accounts.ts';
import type { ClaimRecord } from './claims/counted-claims.ts';
import type { MessageRecord } from './messages/message-records.ts';
import type { Transaction } from './storage/database.ts';
import type { Faults } from './faults/fault-store.ts';
import type { HeldResponses } from './faults/held-responses.ts';
import type { RandomBytes } from './data/random.ts';
import type { Session, Sessions } from './sign-in/session-store.ts';
import type { State } from './storage/state.ts';

/** The stores, clock and generated data of a sandbox. */
export interface SandboxServices {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly faults: Faults;
  readonly heldResponses: HeldResponses;
  /** Stores what users change. Generated records are never stored. */
  readonly state: State;
  /** Runs a check and the write that follows, so that no other server with the same database file writes in between. */
  readonly transaction: Transaction;
  readonly random: RandomBytes;
  /** The time of the sandbox's clock, in milliseconds since 1970. */
  now(): number;
  day(): IsoDate;
  claimsOf(family: Family, day: IsoDate): readonly ClaimRecord[];
  messagesOf(family: Family, day: IsoDate): readonly MessageRecord[];
}

/** The person who sends a request, if its token is valid. */
export interface Caller {
  readonly person: Person;
  readonly session: Session;
  readonly token: string;
}

/** Set when a Node server serves the sandbox, but not when a test calls it directly. */
export type ServerBindings = Partial<HttpBindings> & {
  /**
   * The visitor's network address, if the server has a more reliable address than that of the connection
   * (decisions/services#what-the-server-in-front-trusts).
   */
  visitor?: string | undefined;
};

export interface SandboxEnv {
  Bindings: ServerBindings;
  Variables: { caller: Caller; member: Member };
}
export type SandboxContext = Context<SandboxEnv>;

export const createRouter = (): Hono<SandboxEnv> => new Hono<SandboxEnv>();
