/** Toasts when the connection is lost and when it is back. */
import { whenUsed } from '../../lib/page/when-used.ts';

/** Offline it does not load, so it is prefetched. */
const loadToasts = () => import('./connection-toasts.ts').catch(() => null);

/** @returns stop function, which also removes the toast */
export function watchConnection(): () => void {
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
