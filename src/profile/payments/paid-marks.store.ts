/** The claims that the signed-in member marked as paid. The marks are persisted on this device or for this session (decisions/claims#claims-marked-as-paid). */
import { computed, onMount } from 'nanostores';
import { brandToday } from '../../lib/date/brand-day.ts';
import { today } from '../../lib/date/date.ts';
import { memberAtom } from '../../session/member-data.store.ts';
import { isSimulation } from '../../session/simulation/is-simulation.ts';
import { persistedForSession, persistForSession } from '../../session/storage/session-scoped-values.ts';
import type { ClaimId } from './claim-key.rules.ts';
import {
  hasPersistedMarks,
  isPersistedMarksEvent,
  persistMarks,
  persistedMarks,
  type MarksOwner,
} from './persisted-paid-marks.ts';
import { marksOf, readMarks, withMark, withoutMark, type PaidMarks } from './paid-marks.rules.ts';
import { $profile } from '../profile.store.ts';

const SESSION_KEY = 'PaidMarks';

interface Marks {
  /** Marks persisted on this device. */
  persisted: PaidMarks;
  /** Marks that last until the session ends. */
  ofSession: PaidMarks;
}

const NONE: Marks = { persisted: {}, ofSession: {} };

/** Null until the marks are read. Staff who act as a member see no marks, because the marks are on the member's device. */
const $marks = memberAtom<Marks | null>(null);

const ownerNow = (): MarksOwner | null => {
  const profile = $profile.get();
  return profile.state === 'ready' ? profile.value : null;
};

async function readAll(): Promise<void> {
  const owner = ownerNow();
  if (!owner) return;
  if (isSimulation()) return $marks.set(NONE);
  const ofSession = readMarks(persistedForSession(SESSION_KEY));
  if (!hasPersistedMarks()) return $marks.set({ persisted: {}, ofSession });
  // UTC is exact enough for marks that expire after months.
  const persisted = marksOf(await persistedMarks(owner), today('UTC'));
  if (ownerNow() === owner) $marks.set({ persisted, ofSession });
}

onMount($marks, () => {
  const onStorage = (event: StorageEvent): void => {
    if (isPersistedMarksEvent(event)) void readAll(); // another tab has changed the marks
  };
  window.addEventListener('storage', onStorage);
  const stop = $profile.subscribe(() => void readAll());
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
});

/** All marks of the member; null until they are read. */
export const $paidMarks = computed($marks, (marks): PaidMarks | null =>
  marks === null ? null : { ...marks.persisted, ...marks.ofSession },
);

let writing: Promise<void> = Promise.resolve();

/** Queues writes. Encrypting takes time, and without a queue an older write could finish last. */
function write(owner: MarksOwner, persisted: PaidMarks): Promise<void> {
  const written = writing.then(() => persistMarks(owner, persisted));
  writing = written.catch(() => {});
  return written;
}

/** Stores the marks. @returns false if storage is full or blocked. The marks then last for this session or page. */
async function change(next: Marks): Promise<boolean> {
  const owner = ownerNow();
  if (!owner || isSimulation()) return false;
  const before = $marks.get() ?? NONE;
  $marks.set(next);
  const isOfSession = persistForSession(SESSION_KEY, next.ofSession);
  if (next.persisted === before.persisted) return isOfSession;
  try {
    await write(owner, next.persisted);
    return true;
  } catch {
    const ofSession = { ...next.persisted, ...next.ofSession };
    persistForSession(SESSION_KEY, ofSession);
    $marks.set({ persisted: {}, ofSession });
    return false;
  }
}

type MarkedClaim = Parameters<typeof withMark>[1];

/** @param isPersisted if true, the mark lasts 24 months on this device; if false, it lasts until the session ends */
export function markAsPaid(claim: MarkedClaim, isPersisted: boolean): Promise<boolean> {
  const { persisted, ofSession } = $marks.get() ?? NONE;
  const day = brandToday();
  return change(
    isPersisted
      ? { persisted: withMark(persisted, claim, day), ofSession }
      : { persisted, ofSession: withMark(ofSession, claim, day) },
  );
}

export async function removePaidMark(claim: ClaimId): Promise<void> {
  const { persisted, ofSession } = $marks.get() ?? NONE;
  await change({ persisted: withoutMark(persisted, claim), ofSession: withoutMark(ofSession, claim) });
}

/** Removes the member's marks from this device when signing out everywhere, even if this page has not read them. */
export async function forgetPaidMarks(): Promise<void> {
  const owner = ownerNow();
  if (!owner || isSimulation()) return;
  $marks.set(NONE);
  persistForSession(SESSION_KEY, {});
  await write(owner, {}).catch(() => {}); // fails if storage is blocked, but then nothing is persisted there
}
