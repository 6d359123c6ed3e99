/**
 * Starts stub mode in a page (decisions/services#stub-mode-is-never-published). It is the first script in the page head and
 * runs before the portal's code. Outside stub mode it does nothing.
 */
import { expiringStorage } from '../../src/lib/storage/storage.ts';
import { WINDOW_KEYS } from '../../src/session/storage/session-keys.ts';
import type { CallWithResponse } from './canned-file.ts';
import { showBadge } from './badge.ts';
import { cannedFetch } from './canned-fetch.ts';
import { enterMode, stubPerson } from './mode.rules.ts';
import { separateSession } from './own-session.ts';

/** The calls of the contract, which `bundle.ts` inserts. */
declare const CANNED_CALLS: readonly CallWithResponse[];

const storage = window.sessionStorage;
const person = enterMode(window.location.search, storage, () =>
  expiringStorage(() => storage).clear(WINDOW_KEYS),
);

if (person) {
  separateSession();
  window.fetch = cannedFetch(window.fetch.bind(window), CANNED_CALLS, person, () => document.baseURI);
  document.addEventListener('DOMContentLoaded', () => showBadge(person));
}

// Another page of this browser tab may have changed the mode while this page was in the back/forward cache.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && stubPerson(storage) !== person) window.location.reload();
});
