import { openDialogIfSlow } from './dialog.ts';
import { t } from '../page/progress.text.ts';

const MIN_HEIGHT_PX = 100; // spec 000 §9 'Download progress modal height 100px'

/** Reports the progress of a task. @param total in the same unit as `done`; 0 if unknown */
export type Report = (done: number, total: number) => void;

interface ProgressDialog {
  text: string;
  /** Label of the dialog's only button, which aborts the task. */
  cancel: string;
  onCancel?(): void;
  shownAfterMs?: number;
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
 * Shows a 'Please Wait' dialog if a task takes longer than `shownAfterMs`, until it ends or fails. The default texts
 * are those for downloads (spec 001 §2 'A download shows a progress modal'). Only the button aborts the
 * task, because Escape or a press outside the dialog is easily accidental.
 */
export async function withProgressDialog<T>(
  task: (signal: AbortSignal, report: Report) => Promise<T>,
  { text, cancel, onCancel, shownAfterMs }: ProgressDialog = { text: t('downloading'), cancel: t('cancel') },
): Promise<T> {
  const aborting = new AbortController();
  const { body, report } = bodyOf(text);
  const run = (): void => {
    onCancel?.();
    aborting.abort();
  };
  const actions = [{ label: cancel, run }];
  const close = openDialogIfSlow(
    { heading: t('wait'), body, actions, cancellable: false, minHeight: MIN_HEIGHT_PX },
    shownAfterMs,
  );
  try {
    return await task(aborting.signal, report);
  } finally {
    close();
  }
}
