/** A modal on the native <dialog>: the browser traps focus, returns it and makes the page behind inert. */
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface ModalProps {
  heading: string;
  children: ReactNode;
  /** What the one button says. */
  action: string;
  /** Called when the button is pressed, and on Escape where `cancellable`. */
  onAction(): void;
  cancellable: boolean;
}

export function Modal({ heading, children, action, onAction, cancellable }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        if (cancellable) onAction();
      }}
    >
      <h2 id={headingId}>{heading}</h2>
      {children}
      <p className="modal-actions">
        <button type="button" className="button primary" onClick={onAction}>
          {action}
        </button>
      </p>
    </dialog>
  );
}
