/** Toasts when the connection is lost and when it is back. */
import { showToast } from '../ui/toasts.ts';
import { t } from './connection.text.ts';

/** @returns stop function, which also removes the toast */
export function watchConnection(): () => void {
  let removeToast: (() => void) | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const offline = (): void => {
    removeToast = showToast({ text: t('offline'), kind: 'problem' });
  };
  const online = (): void => {
    if (!removeToast) return;
    removeToast();
    removeToast = undefined;
    showToast({ text: t('online'), kind: 'done' });
  };
  window.addEventListener('offline', offline, { signal });
  window.addEventListener('online', online, { signal });
  return () => {
    listening.abort();
    removeToast?.();
  };
}
