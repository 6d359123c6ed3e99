/** The React version of `dialog.ts`: the same dialog around content that React renders. */
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { showDialog } from './dialog.ts';

interface ModalProps {
  heading: string;
  children: ReactNode;
  action: string;
  /** Called by the action button and, if there is no `cancel`, by Escape or a press outside. */
  onAction(): void;
  /** Whether the modal closes on Escape and on a press outside it. Default: true. */
  cancellable?: boolean;
  /** The action of a second button. Escape and a press outside run it too. */
  cancel?: { label: string; run(): void };
  /** Minimum height in CSS pixels. The spec gives a fixed height, but large text needs more. */
  minHeight?: number;
  /**
   * CSS class for a dialog that only shows content and has a button to close it. Without a class, the modal asks for a
   * decision: screen readers read its text with the heading, and focus skips links in the text and goes to the first button.
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
  // A layout effect, because its cleanup runs while the element is still in the page. Later, focus cannot be restored.
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
