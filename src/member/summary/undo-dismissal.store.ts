import { atom } from 'nanostores';
import { whenSignedOut } from '../../session/session.store.ts';
import { UNDO_MS } from '../../ui/dialog/toast.rules.ts';
import { showToast } from '../../ui/dialog/toasts.ts';
import { t } from './undo-dismissal.text.ts';

type Undo = () => void;

/** The toast that is shown, with what it undoes. */
const $offer = atom<{ undos: readonly Undo[]; remove(): void } | null>(null);

const removeOffer = (): void => $offer.get()?.remove();
whenSignedOut(removeOffer);
// It ends with its view.
window.addEventListener('hashchange', removeOffer);

/** A note is closed; without a press on Undo, it stays closed. Those whose toast is still there are undone together with it. */
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
