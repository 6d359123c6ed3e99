/**
 * Persists marks beyond the session, encrypted on this device (decisions/claims#claims-marked-as-paid). The passphrase consists of
 * data that the services send only to the signed-in member, so it is not on the device. On a shared device each member has an
 * entry, and can decrypt only their own entry.
 */
import { decrypt, encrypt } from '../encryption.ts';
import { readMarks, type PaidMarks } from './paid-marks.rules.ts';
import type { Profile } from '../profile.rules.ts';

const KEY = 'PaidMarks';
/** Maximum number of entries. Each member has one entry; the oldest entry is removed first. */
const MOST_ENTRIES = 20;

export type MarksOwner = Pick<Profile, 'umi' | 'agreementId' | 'bvUserId' | 'pinNumber'>;

const passphraseOf = ({ umi, agreementId, bvUserId, pinNumber }: MarksOwner): string =>
  [umi, agreementId, bvUserId, pinNumber].join(' ');

const contextOf = (): string => `${KEY} ${window.location.hostname}`;

function entries(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return []; // storage is blocked, or the value is in another format
  }
}

/** Whether any member has marks on this device. */
export const hasPersistedMarks = (): boolean => entries().length > 0;

export const isPersistedMarksEvent = ({ key }: StorageEvent): boolean => key === KEY || key === null;

/** The member's entry; undefined if there is none. The entries of other members cannot be decrypted. */
async function ownEntry(
  owner: MarksOwner,
  all: readonly string[],
): Promise<{ entry: string; marks: PaidMarks } | undefined> {
  for (const entry of all) {
    const value = await decrypt(entry, passphraseOf(owner), contextOf());
    if (value !== undefined) return { entry, marks: readMarks(value) };
  }
  return undefined;
}

export const persistedMarks = async (owner: MarksOwner): Promise<PaidMarks> =>
  (await ownEntry(owner, entries()))?.marks ?? {};

/** Replaces the member's entry, or removes it if there are no marks. @throws if storage is full or blocked */
export async function persistMarks(owner: MarksOwner, marks: PaidMarks): Promise<void> {
  const before = await ownEntry(owner, entries());
  const hasMarks = Object.keys(marks).length > 0;
  const sealed = hasMarks ? [await encrypt(marks, passphraseOf(owner), contextOf())] : [];
  const others = entries().filter((entry) => entry !== before?.entry);
  const all = [...others, ...sealed].slice(-MOST_ENTRIES);
  if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all));
  else localStorage.removeItem(KEY);
}
