import { UNDO_MS } from '../../ui/dialog/toast.rules.ts';
import { showToast } from '../../ui/dialog/toasts.ts';
import { t } from './undo-dismissal.text.ts';

type Undo = () => void;

/** Of the notes that the toast is about. */
let closed: readonly Undo[] = [];
let removeToast: Undo = () => {};

/** A note is closed; without a press on Undo, it stays closed. Those whose toast is still there are undone together with it. */
export function offerUndo(undo: Undo): void {
  const mine = [...closed, undo];
  removeToast();
  closed = mine;
  removeToast = showToast({
    text: t('closed', { count: mine.length }),
    kind: 'done',
    lifetime: UNDO_MS,
    action: { label: t('undo'), run: () => mine.forEach((each) => each()) },
    onGone: () => {
      closed = [];
    },
  });
}
