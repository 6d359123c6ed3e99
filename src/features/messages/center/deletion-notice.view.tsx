/** What happens to deleted messages: a few seconds to undo, then the result if it failed. */
import { MessagePanel } from '../../../ui/page/message-panel.tsx';
import { t } from './message-center.text.ts';

export interface DeletionNoticeProps {
  /** Numbers of messages. */
  waiting: number;
  sending: number;
  failed: number;
  onUndo(): void;
  /** The button has the pointer or the focus, or has lost it. */
  onHold(): void;
  onRelease(): void;
  onRetry(): void;
  onClose(): void;
}

function Waiting({ waiting, ...on }: DeletionNoticeProps) {
  return (
    <p className="deletion-notice">
      <span>{t('deleted', { count: waiting })}</span>{' '}
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
}

const Failed = ({ failed, onRetry, onClose }: DeletionNoticeProps) => (
  <div className="deletion-failed">
    <MessagePanel
      id="deletion-failed"
      kind="error"
      heading={t('deleteFailed', { count: failed })}
      announced
      onClose={onClose}
    >
      <p>{t('deleteFailedNext')}</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          {t('retry')}
        </button>
      </p>
    </MessagePanel>
  </div>
);

export function DeletionNotice(props: DeletionNoticeProps) {
  const { waiting, sending, failed } = props;
  if (waiting > 0) return <Waiting {...props} />;
  if (sending > 0) return <p className="deletion-notice">{t('deleting', { count: sending })}</p>;
  return failed > 0 ? <Failed {...props} /> : null;
}
