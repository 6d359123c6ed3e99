/** A message in a view; it may have a close link (spec 000 §2 'A message panel has a close link'). */
import { CircleAlert, CircleCheck, Info, TriangleAlert, X, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { focusHeadingBefore } from './focus.ts';
import { t } from './message-panel.text.ts';
import './styles/message-panel.css';

export type MessageKind = 'info' | 'success' | 'warning' | 'error';

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const satisfies Record<MessageKind, LucideIcon>;

interface MessagePanelProps {
  id: string;
  kind: MessageKind;
  heading: string;
  children: ReactNode;
  /** True for a response to an action: it is announced, a warning or an error assertively. */
  announced?: boolean;
  onClose?(): void;
}

const URGENT: readonly MessageKind[] = ['warning', 'error'];

const roleOf = (kind: MessageKind): 'alert' | 'status' => (URGENT.includes(kind) ? 'alert' : 'status');

export function MessagePanel({ id, kind, heading, children, announced = false, onClose }: MessagePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const Icon = ICONS[kind];
  const headingId = `${id}-heading`;
  const close = (): void => {
    if (panel.current) focusHeadingBefore(panel.current);
    onClose?.();
  };
  return (
    <section className={`message-panel message-${kind}`} id={id} aria-labelledby={headingId} ref={panel}>
      <Icon className="message-icon" aria-hidden="true" />
      <div className="message-text" role={announced ? roleOf(kind) : undefined}>
        <h2 id={headingId}>
          {kind === 'info' ? null : <span className="visually-hidden">{t(kind)}: </span>}
          {heading}
        </h2>
        {children}
      </div>
      {onClose ? (
        <button type="button" className="message-close" onClick={close}>
          <X aria-hidden="true" size={20} />
          <span className="message-close-word">{t('close')}</span>{' '}
          <span className="visually-hidden">{heading}</span>
        </button>
      ) : null}
    </section>
  );
}
