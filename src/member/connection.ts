/** Says in passing when the connection is lost, and when it is back. */
import { showToast } from '../ui/toasts.ts';
import { t } from './connection.text.ts';

/** Watches the browser's connection. @returns stops watching, and takes back what is no longer watched */
export function watchConnection(): () => void {
  let takeBack: (() => void) | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const offline = (): void => {
    takeBack = showToast({ text: t('offline'), kind: 'problem' });
  };
  const online = (): void => {
    if (!takeBack) return;
    takeBack();
    takeBack = undefined;
    showToast({ text: t('online'), kind: 'done' });
  };
  window.addEventListener('offline', offline, { signal });
  window.addEventListener('online', online, { signal });
  return () => {
    listening.abort();
    takeBack?.();
  };
}
