/**
 * Types of the examples: for each call, one or more valid requests. The sandbox's tests, the canned responses, and the
 * examples in the contract document are made from these requests.
 */
import type { Call, CallInput } from '../../src/lib/http/call.schema.ts';
import type { IsoDate } from '../../src/lib/date/date.ts';
import type { Member } from '../people/member-of.ts';
import type { SandboxServices } from '../sandbox/context.ts';

/** What an example can use to build its request. */
export interface ExampleContext {
  services: SandboxServices;
  day: IsoDate;
  /** The caller, as a member. @throws Error if the caller is not a member */
  member: Member;
  /** Makes another call first, for example to get an id. @returns its raw response */
  ask<C extends Call>(call: C, input: CallInput<C>, as?: string): Promise<unknown>;
}

export interface Example {
  call: Call;
  /** Id of the person who sends the request; null if signed out. */
  as: string | null;
  input(world: ExampleContext): unknown;
  /** Set for the calls of an agent. Stub mode uses the response as the canned response for `producer=true`. */
  producer?: true;
}

/**
 * Defines a valid request of a call.
 * @param as id of the caller in `stubs/people`; null if signed out
 * @param input builds the request; may make other calls first
 */
export const example = <C extends Call>(
  call: C,
  as: string | null,
  input: (world: ExampleContext) => CallInput<C> | Promise<CallInput<C>>,
): Example => ({ call, as, input });

/** Defines a valid request of a call, sent by an agent; see `producer`. */
export const producerExample = <C extends Call>(
  call: C,
  input: (world: ExampleContext) => CallInput<C> | Promise<CallInput<C>>,
  as: string | null = null,
): Example => ({ ...example(call, as, input), producer: true });
