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

/** One sandbox: its stores, clock and generated data. */
export interface SandboxServices {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly faults: Faults;
  readonly heldResponses: HeldResponses;
  /** What users changed; generated records are never stored. */
  readonly state: State;
  /** For a check followed by a write: no other server on the same file writes in between. */
  readonly transaction: Transaction;
  readonly random: RandomBytes;
  /** Milliseconds since 1970 by the sandbox's clock. */
  now(): number;
  day(): IsoDate;
  claimsOf(family: Family, day: IsoDate): readonly ClaimRecord[];
  messagesOf(family: Family, day: IsoDate): readonly MessageRecord[];
}

/** The caller of a request with a valid token. */
export interface Caller {
  readonly person: Person;
  readonly session: Session;
  readonly token: string;
}

/** Set when a Node server serves the sandbox, not when a test calls it directly. */
export type ServerBindings = Partial<HttpBindings> & {
  /** The visitor's network address, where the server knows it better than the connection does (decisions/services#what-the-server-in-front-trusts). */
  visitor?: string | undefined;
};

export interface SandboxEnv {
  Bindings: ServerBindings;
  Variables: { caller: Caller; member: Member };
}
export type SandboxContext = Context<SandboxEnv>;

export const createRouter = (): Hono<SandboxEnv> => new Hono<SandboxEnv>();
