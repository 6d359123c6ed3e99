import { openDialog, type OpenDialog } from './dialog.ts';
import { t } from './progress.text.ts';

const SHOWN_AFTER_MS = 300; // avoids a flicker, like the loading bar
const MIN_HEIGHT_PX = 100; // spec 000 §9 'Download progress modal height 100px'

/** @param total in the same unit; 0 if unknown */
export type Report = (done: number, total: number) => void;

function bodyOf(): { body: HTMLElement; report: Report } {
  const body = document.createElement('div');
  const text = document.createElement('p');
  const bar = document.createElement('progress');
  text.textContent = t('downloading');
  bar.setAttribute('aria-label', t('downloading'));
  body.append(text, bar);
  const report: Report = (done, total) => {
    if (total <= 0) return bar.removeAttribute('value');
    bar.max = total;
    bar.value = Math.min(done, total);
  };
  return { body, report };
}

/**
 * Shows a dialog (spec 001 §2 'A download shows a progress modal') while `download` takes longer than 300 ms.
 * Only its button aborts: Escape and a press outside would make it easy to cancel by accident.
 */
export async function withDownloadProgress<T>(
  download: (report: Report, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const aborting = new AbortController();
  const { body, report } = bodyOf();
  let dialog: OpenDialog | undefined;
  const timer = setTimeout(() => {
    dialog = openDialog({
      heading: t('wait'),
      body,
      actions: [{ label: t('cancel'), run: () => aborting.abort() }],
      cancellable: false,
      minHeight: MIN_HEIGHT_PX,
    });
  }, SHOWN_AFTER_MS);
  try {
    return await download(report, aborting.signal);
  } finally {
    clearTimeout(timer);
    dialog?.close();
  }
}
