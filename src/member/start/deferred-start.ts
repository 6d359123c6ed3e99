/** Parts of the member area that start after the first claims (decisions/home#what-loads-after-the-first-claims). */
import type { ContentUser } from '../../content/content-query.rules.ts';
import { loadContent } from '../../content/load-content.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { $profile } from '../../profile/profile.store.ts';
import * as formFields from '../../routing/form-fields.ts';
import { startPrefetch } from '../screen/prefetch.ts';
import { keepTypedFields } from '../screen/screen-position.ts';
import { fadeScreens } from '../screen/view-transition.ts';
import { followVisits } from '../visits/visits.store.ts';
import { brandToday } from '../../lib/date/brand-day.ts';
import { showLongDate } from '../../lib/date/long-date.ts';
import { whenUsed } from '../../lib/page/when-used.ts';
import { t } from './print-date.text.ts';

/** Prefetched, because the chunk cannot load once the connection is lost. */
const loadToasts = () => import('./connection-toasts.ts').catch(() => null);

/** Shows a toast while the browser is offline. @returns a stop function, which also removes the toast */
function watchConnection(): () => void {
  let removeToast: (() => void) | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const update = async (): Promise<void> => {
    const toasts = await loadToasts();
    if (!toasts || signal.aborted || navigator.onLine === (removeToast === undefined)) return;
    if (removeToast) {
      removeToast();
      removeToast = undefined;
      toasts.showOnline();
    } else removeToast = toasts.showOffline();
  };
  for (const event of ['offline', 'online']) window.addEventListener(event, () => void update(), { signal });
  const stopPrefetch = whenUsed(() => void loadToasts());
  return () => {
    stopPrefetch();
    listening.abort();
    removeToast?.();
  };
}

/** Adds the current date to printed pages, because claims and balances change. */
function showDateInPrint(): () => void {
  const line = document.createElement('p');
  line.className = 'print-date';
  document.querySelector('.header')?.append(line);
  const write = (): void => {
    line.textContent = t('printed', { date: showLongDate(brandToday()) });
  };
  window.addEventListener('beforeprint', write);
  return () => {
    window.removeEventListener('beforeprint', write);
    line.remove();
  };
}

const contentUser = ({ brand, relationshipCode, spendingAccountExists }: Profile): ContentUser => ({
  brand,
  relationshipCode,
  spendingAccountExists,
});

/** Loads the content service's texts after the profile is loaded. */
const followTexts = (): (() => void) =>
  $profile.subscribe((profile) => {
    if (profile.state === 'ready') void loadContent(contentUser(profile.value));
  });

/** @param signal stops the deferred parts when aborted */
export function startDeferredParts(signal: AbortSignal): void {
  if (signal.aborted) return;
  keepTypedFields(formFields);
  const stops = [
    watchConnection(),
    showDateInPrint(),
    startPrefetch(),
    followTexts(),
    followVisits(),
    fadeScreens(),
  ];
  for (const stop of stops) signal.addEventListener('abort', stop);
}
