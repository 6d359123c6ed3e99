/** The current page of messages, and its filters. */
import { computed } from 'nanostores';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { send } from '../../../lib/http/http.ts';
import { ServiceError } from '../../../lib/remote/failure.ts';
import { newest } from '../../../lib/remote/in-flight.ts';
import { failureOf } from '../../../lib/remote/remote.ts';
import { readViewState, saveViewState } from '../../../routing/view-state.ts';
import { memberAtom, memberNow, memberRemote } from '../../../session/member-data.store.ts';
import { loadedProfile } from '../../../profile/profile.store.ts';
import { messagesMember } from '../messages-member.rules.ts';
import { getMessages, type MessageList } from '../messages.schema.ts';
import { centerQuery, DEFAULT_REFINE } from './center-query.rules.ts';
import { centerRows, pagesOf, type CenterRow } from './center-rows.rules.ts';
import { isCenterRefine, type CenterRefine } from './message-center.schema.ts';

/** Storage key of the filters, which are persisted in this browser tab (spec 001 §3 'Saved view state'). */
const ROUTE = 'claims/messageCenter';

interface LoadedMessages {
  list: MessageList;
  refine: CenterRefine;
  /** Date on which the list was loaded. Relative periods start from it. */
  day: IsoDate;
}

const loaded = memberRemote<LoadedMessages>();

export const $messages = loaded.$value;
export const leaveMessageCenter = loaded.leave;
export const $refine = memberAtom<CenterRefine>(DEFAULT_REFINE);

export const $rows = computed($messages, (messages): readonly CenterRow[] =>
  messages.state === 'ready' ? centerRows(messages.value.list, messages.value.refine.page) : [],
);

/**
 * Restores the filters when the view opens. @param isOneMessage whether the address names a message. If so, the persisted
 * filters are ignored, because they could hide the message (decisions/messages#an-address-opens-a-message)
 */
export function restoreRefine(isOneMessage: boolean): void {
  $refine.set(isOneMessage ? DEFAULT_REFINE : (readViewState(ROUTE, isCenterRefine) ?? DEFAULT_REFINE));
}

/** Replaces the list without a loading state, so that the focus does not move. */
export function replaceList(list: MessageList): void {
  const messages = $messages.get();
  if (messages.state === 'ready') $messages.set({ state: 'ready', value: { ...messages.value, list } });
}

export async function readPage(refine: CenterRefine, signal: AbortSignal) {
  const day = brandToday();
  const payload = centerQuery(messagesMember(loadedProfile()), refine, day, Date.now());
  const list = await send(getMessages, { payload }, { signal });
  return { list, refine, day };
}

/** Reads the requested page, or the last page if the requested one no longer exists. */
async function readNearestPage(refine: CenterRefine, signal: AbortSignal) {
  const first = await readPage(refine, signal);
  const last = pagesOf(first.list.total);
  return refine.page <= last ? first : readPage({ ...refine, page: last }, signal);
}

export function showPage(value: LoadedMessages): void {
  $messages.set({ state: 'ready', value });
  $refine.set(value.refine);
}

/** @param before what the request waits for; the list shows as loading meanwhile */
export async function loadMessages(before?: Promise<void>): Promise<void> {
  await loaded.load(async (signal) => {
    await before;
    if (signal.aborted) throw new ServiceError({ kind: 'aborted', reference: '' }); // the session may have ended
    return readNearestPage($refine.get(), signal);
  });
  const messages = $messages.get();
  if (messages.state === 'ready') $refine.set(messages.value.refine);
}

const startReload = newest();

/** Reloads the page without a loading state. A failure leaves the list as it was. @returns false after a failure */
export async function reloadQuietly(): Promise<boolean> {
  const [isNewest, isSameMember] = [startReload(), memberNow()];
  const before = $messages.get();
  const refine = $refine.get();
  try {
    const value = await readNearestPage(refine, new AbortController().signal);
    // Discards a response that arrives after another page, filter, reload or member replaced the list.
    if (isNewest() && isSameMember() && $refine.get() === refine && before.state === 'ready') showPage(value);
    return true;
  } catch (error) {
    failureOf(error);
    return false;
  }
}

export function refineMessages(changes: Partial<CenterRefine>, before?: Promise<void>): Promise<void> {
  const refine = { ...$refine.get(), page: 1, ...changes };
  $refine.set(refine);
  saveViewState(ROUTE, refine);
  return loadMessages(before);
}
