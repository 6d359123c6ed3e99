import type { SandboxServices } from '../context.ts';

const SECOND_MS = 1000;

/** Whole seconds until the time limit of a token's session, which no call extends; 0 for an unknown token. */
export const secondsToEnd = ({ now, sessions }: SandboxServices, token: string): number =>
  Math.max(0, Math.floor(((sessions.find(token)?.root.endsAt ?? 0) - now()) / SECOND_MS));
