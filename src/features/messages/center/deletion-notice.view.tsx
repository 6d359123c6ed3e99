/** What happens to deleted messages: a few seconds to undo, then the result if it failed. */
import { MessagePanel } from '../../../ui/message-panel.tsx';
import { t } from './message-center.text.ts';

export interface DeletionNoticeProps {
  state: 'none' | 'waiting' | 'sending' | 'failed';
  /** Number of messages. */
  count: number;
  onUndo(): void;
  /** The button has the pointer or the focus, or has lost it. */
  onHold(): void;
  onRelease(): void;
  onRetry(): void;
  onClose(): void;
}

export function DeletionNotice({ state, count, ...on }: DeletionNoticeProps) {
  if (state === 'none') return null;
  if (state === 'sending') return <p className="deletion-notice">{t('deleting', { count })}</p>;
  if (state === 'waiting')
    return (
      <p className="deletion-notice">
        <span>{t('deleted', { count })}</span>{' '}
        <button
          type="button"
          className="button"
          onMouseEnter={on.onHold}
          onMouseLeave={on.onRelease}
          onFocus={on.onHold}
          onBlur={on.onRelease}
          onClick={on.onUndo}
        >
          {t('undo')}
        </button>
      </p>
    );
  return (
    <div className="deletion-failed">
      <MessagePanel
        id="deletion-failed"
        kind="error"
        heading={t('deleteFailed', { count })}
        announced
        onClose={on.onClose}
      >
        <p>{t('deleteFailedNext')}</p>
        <p>
          <button type="button" className="button" onClick={on.onRetry}>
            {t('retry')}
          </button>
        </p>
      </MessagePanel>
    </div>
  );
}
