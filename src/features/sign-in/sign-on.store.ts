import { atom } from 'nanostores';

/**
 * The state of single sign-on, which continues a session of the insurer's other systems if the person agrees
 * (decisions/session#single-sign-on-asks-first).
 */
export type SignOnState =
  /** `name`: the `loginId` in the address. */
  { state: 'asking' | 'busy'; name: string } | { state: 'failed' };

/** Null if there is no session to continue, or if the person declined to continue it. */
export const $signOn = atom<SignOnState | null>(null);
