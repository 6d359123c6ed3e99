/**
 * A valid request of each call. The sandbox's tests, the canned responses and the examples of the
 * contract document are made from these.
 */
import type { Call, CallInput } from '../../src/lib/http/call.schema.ts';
import type { IsoDate } from '../../src/lib/date/date.ts';
import type { Member } from '../people/member-of.ts';
import type { SandboxServices } from '../sandbox/context.ts';

/** Context for building a request. */
export interface ExampleContext {
  services: SandboxServices;
  day: IsoDate;
  /** The caller. @throws if `as` is not a member */
  member: Member;
  /** Makes another call first, for example to get an id. @returns its raw response */
  ask<C extends Call>(call: C, input: CallInput<C>, as?: string): Promise<unknown>;
}

export interface Example {
  call: Call;
  /** Id of the caller; null if signed out. */
  as: string | null;
  input(world: ExampleContext): unknown;
  /** A sign-in as an agent: the canned response of stub mode's `producer=true`. */
  producer?: true;
}

/**
 * A valid request of a call.
 * @param as id of a person of `stubs/people`, or null
 * @param input builds the request; may make other calls first
 */
export const example = <C extends Call>(
  call: C,
  as: string | null,
  input: (world: ExampleContext) => CallInput<C> | Promise<CallInput<C>>,
): Example => ({ call, as, input });

/** The same for a sign-in as an agent. */
export const producerExample = <C extends Call>(
  call: C,
  input: (world: ExampleContext) => CallInput<C> | Promise<CallInput<C>>,
  as: string | null = null,
): Example => ({ ...example(call, as, input), producer: true });
