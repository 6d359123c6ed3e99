/** Messages that real services would send. The directory page shows them (decisions/sign-in#recovery-data-requires-the-password). */
import * as v from 'valibot';
import type { SandboxServices } from '../context.ts';

const KIND = 'outbox';
const SHOWN = 20;

const message = v.object({ at: v.number(), to: v.string(), subject: v.string(), text: v.string() });
export type SentMessage = v.InferOutput<typeof message>;

/** The key of the next message: the number of messages so far plus one. */
const nextKey = ({ state }: SandboxServices): string => String(state.list('', KIND, message).size + 1);

export const sendMessage = (services: SandboxServices, sent: Omit<SentMessage, 'at'>): void =>
  services.transaction(() =>
    services.state.set('', KIND, nextKey(services), { at: services.now(), ...sent }),
  );

/** The most recent messages, newest first. */
export const outboxOf = ({ state }: Pick<SandboxServices, 'state'>): SentMessage[] =>
  [...state.list('', KIND, message).values()].reverse().slice(0, SHOWN);
