/** A modal for views that React renders; how it opens, closes and gives focus back is `dialog.ts`. */
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { showDialog } from './dialog.ts';

interface ModalProps {
  heading: string;
  children: ReactNode;
  /** What its primary button says. */
  action: string;
  /** Called when that button is pressed, and on Escape or a press outside where `cancellable` and nothing else is said. */
  onAction(): void;
  cancellable: boolean;
}

export function Modal({ heading, children, action, onAction, cancellable }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const onCancel = useEffectEvent(onAction);
  // Before the element leaves the page, not after: only then can it give focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return element ? showDialog(element, { cancellable, onCancel: () => onCancel() }) : undefined;
  }, [cancellable]);
  return (
    <dialog ref={dialog} className="modal" aria-labelledby={id} aria-describedby={`${id}-body`}>
      <h2 id={id}>{heading}</h2>
      <div id={`${id}-body`}>{children}</div>
      <p className="modal-actions">
        <button type="button" className="button primary" onClick={onAction}>
          {action}
        </button>
      </p>
    </dialog>
  );
}
