/** A dialog with content to look at; `modal.tsx` asks for an answer. */
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { showDialog } from './dialog.ts';

interface ContentDialogProps {
  className: string;
  heading: string;
  children: ReactNode;
  /** Text of the button that closes it. */
  closeText: string;
  /** Also called by Escape and a press outside. */
  onClose(): void;
}

export function ContentDialog({ className, heading, children, closeText, onClose }: ContentDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const onCancel = useEffectEvent(onClose);
  // In a layout effect: the dialog can restore focus only while its element is in the page.
  useLayoutEffect(
    () =>
      dialog.current
        ? showDialog(dialog.current, { cancellable: true, onCancel: () => onCancel() })
        : undefined,
    [],
  );
  return (
    <dialog ref={dialog} className={`modal ${className}`} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
      <p className="modal-actions">
        <button type="button" className="button" onClick={onClose}>
          {closeText}
        </button>
      </p>
    </dialog>
  );
}
