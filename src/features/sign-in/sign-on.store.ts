import { atom } from 'nanostores';

/** A session of another system of the insurer that may sign this person in, if they want (decisions/session#single-sign-on-asks-first). */
export type SignOnState =
  /** `name`: the `loginId` of the address. */
  { state: 'asking' | 'busy'; name: string } | { state: 'failed' };

/** Null: there is none, or the person chose the form. */
export const $signOn = atom<SignOnState | null>(null);
