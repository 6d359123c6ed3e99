/** A modal for React views, on `dialog.ts`. */
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { showDialog } from './dialog.ts';

interface ModalProps {
  heading: string;
  children: ReactNode;
  action: string;
  /** Also called by Escape or a press outside, if `cancellable` without a second button. */
  onAction(): void;
  cancellable: boolean;
  /** Escape and a press outside do the same as this button. */
  cancel?: { label: string; run(): void };
  /** The spec's height, in CSS pixels, as a minimum: large text makes it higher. */
  minHeight?: number;
}

/** Focuses the primary button, even if the text above it has links. */
function skipLinks(element: HTMLDialogElement): void {
  if (document.activeElement instanceof HTMLAnchorElement)
    element.querySelector<HTMLElement>('.modal-actions button')?.focus();
}

export function Modal({ heading, children, action, onAction, cancellable, cancel, minHeight }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const onCancel = useEffectEvent(cancel ? cancel.run : onAction);
  // In a layout effect: the dialog can restore focus only while its element is in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && minHeight) element.style.minHeight = `${minHeight}px`; // the content security policy allows it from script
    if (!element) return undefined;
    const hide = showDialog(element, { cancellable, onCancel: () => onCancel() });
    skipLinks(element);
    return hide;
  }, [cancellable, minHeight]);
  return (
    <dialog ref={dialog} className="modal" aria-labelledby={id} aria-describedby={`${id}-body`}>
      <h2 id={id}>{heading}</h2>
      <div id={`${id}-body`}>{children}</div>
      <p className="modal-actions">
        <button type="button" className="button primary" onClick={onAction}>
          {action}
        </button>
        {cancel ? (
          <button type="button" className="button" onClick={cancel.run}>
            {cancel.label}
          </button>
        ) : null}
      </p>
    </dialog>
  );
}
