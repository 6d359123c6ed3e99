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
  /** A second button, which does what Escape and a press outside then do. */
  cancel?: { label: string; run(): void };
  /** The least height that the spec gives it, in CSS pixels; large text makes it higher. */
  minHeight?: number;
}

/** Focus starts at the primary button, also where the text above it has links (a phone number, another page). */
function skipLinks(element: HTMLDialogElement): void {
  if (document.activeElement instanceof HTMLAnchorElement)
    element.querySelector<HTMLElement>('.modal-actions button')?.focus();
}

export function Modal({ heading, children, action, onAction, cancellable, cancel, minHeight }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const onCancel = useEffectEvent(cancel ? cancel.run : onAction);
  // Before the element leaves the page, not after: only then can it give focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && minHeight) element.style.minHeight = `${minHeight}px`; // by script, which the policy allows
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
