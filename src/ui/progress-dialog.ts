/** The dialog while a file is fetched (spec 001 §2 'A download shows a progress modal'). Plain DOM. */
import { openDialog, type OpenDialog } from './dialog.ts';
import { t } from './progress.text.ts';

const SHOWN_AFTER_MS = 300; // as the loading bar: a quick one would only flicker
const MIN_HEIGHT_PX = 100; // spec 000 §9 'Download progress modal height 100px'

/** How much has come. @param total in the same unit; 0 where nobody knows */
export type Report = (done: number, total: number) => void;

/** The text and the bar under it; without a value the bar only says that something goes on. */
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
 * Shows the dialog while `download` goes on; one that ends within 300 ms shows none. Its one button aborts
 * the signal; Escape and a press outside do nothing, so that a slip costs nobody a download.
 * @throws what `download` throws, after the dialog has gone
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
