import { UNDO_MS } from '../ui/toast.rules.ts';
import { showToast } from '../ui/toasts.ts';
import { t } from './undo-dismissal.text.ts';

/** A note is closed; where nobody reacts, it stays closed. */
export const offerUndo = (undo: () => void): void =>
  void showToast({
    text: t('closed'),
    kind: 'done',
    lifetime: UNDO_MS,
    action: { label: t('undo'), run: undo },
  });
