/** Asks before unsaved changes are lost: in our dialog on a route change, in the browser's dialog on unload. */
import { guardRoute } from '../../../routing/leave-guard.ts';
import { openDialog } from '../../../ui/dialog/dialog.ts';
import { t } from './account-page.text.ts';

interface Unsaved {
  isUnsaved(): boolean;
  forget(): void;
}

function askToLeave(leave: () => void, stay: () => void): void {
  let isLeaving = false;
  openDialog({
    heading: t('unsavedHeading'),
    body: t('unsavedText'),
    actions: [
      { label: t('stay'), primary: true },
      { label: t('leave'), run: () => void (isLeaving = true) },
    ],
    onClose: () => (isLeaving ? leave() : stay()),
  });
}

/** @returns a function that stops asking and discards the unsaved changes */
export function keepUnsaved({ isUnsaved, forget }: Unsaved): () => void {
  const stopGuard = guardRoute({
    isHolding: isUnsaved,
    ask: (leave, stay) =>
      askToLeave(() => {
        forget();
        leave();
      }, stay),
  });
  const beforeUnload = (event: BeforeUnloadEvent): void => {
    if (isUnsaved()) event.preventDefault();
  };
  window.addEventListener('beforeunload', beforeUnload);
  return () => {
    stopGuard();
    window.removeEventListener('beforeunload', beforeUnload);
    forget();
  };
}
