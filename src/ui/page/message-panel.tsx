/** A message in a view; it may have a close link (spec 000 §2 'A message panel has a close link'). */
import { useRef, type ReactNode } from 'react';
import { DrawnIcon } from './drawn-icon.tsx';
import { focusHeadingBefore } from './focus.ts';
import { ICONS } from './icons.ts';
import { t } from './message-panel.text.ts';
import '../styles/message-panel.css';

export type MessageKind = 'info' | 'success' | 'warning' | 'error';

const ICON_OF = {
  info: ICONS.info,
  success: ICONS.check,
  warning: ICONS.alert,
  error: ICONS.error,
} as const satisfies Record<MessageKind, string>;

interface MessagePanelProps {
  id: string;
  kind: MessageKind;
  heading: string;
  children: ReactNode;
  /** Set this for the result of an action, so that screen readers announce it. Warnings and errors interrupt speech. */
  announced?: boolean;
  onClose?(): void;
}

const URGENT: readonly MessageKind[] = ['warning', 'error'];

const roleOf = (kind: MessageKind): 'alert' | 'status' => (URGENT.includes(kind) ? 'alert' : 'status');

export function MessagePanel({ id, kind, heading, children, announced = false, onClose }: MessagePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const headingId = `${id}-heading`;
  const close = (): void => {
    if (panel.current) focusHeadingBefore(panel.current);
    onClose?.();
  };
  return (
    <section className={`message-panel message-${kind}`} id={id} aria-labelledby={headingId} ref={panel}>
      <DrawnIcon path={ICON_OF[kind]} className="message-icon" />
      <div className="message-text" role={announced ? roleOf(kind) : undefined}>
        <h2 id={headingId}>
          {kind === 'info' ? null : <span className="visually-hidden">{t(kind)}: </span>}
          {heading}
        </h2>
        {children}
      </div>
      {onClose ? (
        <button type="button" className="message-close" onClick={close}>
          <DrawnIcon path={ICONS.cross} size={20} />
          <span className="message-close-word">{t('close')}</span>{' '}
          <span className="visually-hidden">{heading}</span>
        </button>
      ) : null}
    </section>
  );
}
