import { openDialog, type OpenDialog } from './dialog.ts';
import { t } from '../page/progress.text.ts';

const SHOWN_AFTER_MS = 300; // avoids a flicker, like the loading bar
const MIN_HEIGHT_PX = 100; // spec 000 §9 'Download progress modal height 100px'

/** @param total in the same unit; 0 if unknown */
export type Report = (done: number, total: number) => void;

interface ProgressDialog {
  text: string;
  /** The label of its only button, which aborts. */
  cancel: string;
  onCancel?(): void;
  shownAfterMs?: number;
  /** CSS pixels. */
  minHeight?: number;
}

function bodyOf(label: string): { body: HTMLElement; report: Report } {
  const body = document.createElement('div');
  const text = document.createElement('p');
  const bar = document.createElement('progress');
  text.textContent = label;
  bar.setAttribute('aria-label', label);
  body.append(text, bar);
  const report: Report = (done, total) => {
    if (total <= 0) return bar.removeAttribute('value');
    bar.max = total;
    bar.value = Math.min(done, total);
  };
  return { body, report };
}

/**
 * Shows a dialog 'Please Wait' while a task takes longer than `shownAfterMs`; it closes when the task ends or fails. Only
 * its button aborts: Escape and a press outside would make it easy to cancel by accident.
 */
export async function withProgressDialog<T>(
  { text, cancel, onCancel, shownAfterMs = SHOWN_AFTER_MS, minHeight }: ProgressDialog,
  task: (signal: AbortSignal, report: Report) => Promise<T>,
): Promise<T> {
  const aborting = new AbortController();
  const { body, report } = bodyOf(text);
  const run = (): void => {
    onCancel?.();
    aborting.abort();
  };
  let dialog: OpenDialog | undefined;
  const timer = setTimeout(() => {
    dialog = openDialog({
      heading: t('wait'),
      body,
      actions: [{ label: cancel, run }],
      cancellable: false,
      minHeight,
    });
  }, shownAfterMs);
  try {
    return await task(aborting.signal, report);
  } finally {
    clearTimeout(timer);
    dialog?.close();
  }
}

/** The dialog of spec 001 §2 'A download shows a progress modal', after 300 ms. */
export const withDownloadProgress = <T>(
  download: (report: Report, signal: AbortSignal) => Promise<T>,
): Promise<T> =>
  withProgressDialog(
    { text: t('downloading'), cancel: t('cancel'), minHeight: MIN_HEIGHT_PX },
    (signal, report) => download(report, signal),
  );
