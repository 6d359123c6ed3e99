import { atom } from 'nanostores';
import { whenSignedOut } from '../../session/session.store.ts';
import { UNDO_MS } from '../../ui/dialog/toast.rules.ts';
import { showToast } from '../../ui/dialog/toasts.ts';
import { t } from './undo-dismissal.text.ts';

type Undo = () => void;

/** The current toast, and functions that undo the dismissals it covers. */
const $offer = atom<{ undos: readonly Undo[]; remove(): void } | null>(null);

const removeOffer = (): void => $offer.get()?.remove();
whenSignedOut(removeOffer);
// Removes the toast when the view changes.
window.addEventListener('hashchange', removeOffer);

/** Shows a toast with a button that undoes this dismissal and the earlier dismissals whose toast is still shown. */
export function offerUndo(undo: Undo): void {
  const undos = [...($offer.get()?.undos ?? []), undo];
  removeOffer();
  const remove = showToast({
    text: t('closed', { count: undos.length }),
    kind: 'done',
    lifetime: UNDO_MS,
    action: { label: t('undo'), run: () => undos.forEach((each) => each()) },
    onGone: () => $offer.set(null),
  });
  $offer.set({ undos, remove });
}
