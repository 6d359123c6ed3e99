/** The form of `dialog.ts` for React views: the same dialog around content that React renders. */
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { showDialog } from './dialog.ts';

interface ModalProps {
  heading: string;
  children: ReactNode;
  action: string;
  /** Also called by Escape or a press outside, without a second button. */
  onAction(): void;
  /** False if only a button closes it. */
  cancellable?: boolean;
  /** Escape and a press outside do the same as this button. */
  cancel?: { label: string; run(): void };
  /** The spec's height, in CSS pixels, as a minimum: large text makes it higher. */
  minHeight?: number;
  /**
   * Class of a dialog with content to look at and a plain button that closes it. Without it the modal asks for a
   * decision: its text is announced with the heading, and focus goes to the primary button, past links in the text.
   */
  contentClass?: string;
}

function skipLinks(element: HTMLDialogElement): void {
  if (document.activeElement instanceof HTMLAnchorElement)
    element.querySelector<HTMLElement>('.modal-actions button')?.focus();
}

export function Modal({
  heading,
  children,
  action,
  onAction,
  cancellable = true,
  cancel,
  minHeight,
  contentClass,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const onCancel = useEffectEvent(cancel ? cancel.run : onAction);
  const asks = contentClass === undefined;
  // In a layout effect: the dialog can restore focus only while its element is in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const hide = showDialog(element, { cancellable, minHeight, onCancel: () => onCancel() });
    if (asks) skipLinks(element);
    return hide;
  }, [cancellable, minHeight, asks]);
  return (
    <dialog
      ref={dialog}
      className={asks ? 'modal' : `modal ${contentClass}`}
      aria-labelledby={id}
      aria-describedby={asks ? `${id}-body` : undefined}
    >
      <h2 id={id}>{heading}</h2>
      {asks ? <div id={`${id}-body`}>{children}</div> : children}
      <p className="modal-actions">
        <button type="button" className={asks ? 'button primary' : 'button'} onClick={onAction}>
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
