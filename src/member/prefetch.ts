/** Fetches the views behind a link when it is hovered or focused: most presses then find them loaded. */
import { parseHash } from '../routing/hash.rules.ts';
import { prefetchViews } from './screen.store.ts';

const MEMBER_AREA = '/login/';

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

function ahead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.pathname !== MEMBER_AREA) return;
  if (/^#!?\//.test(link.hash)) prefetchViews(parseHash(link.hash));
}

/** Starts listening, on header and navigation alike. @returns stops */
export function startPrefetch(): () => void {
  if (savesData()) return () => {};
  const listening = new AbortController();
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, ahead, { passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}
