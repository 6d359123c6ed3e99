/** The message center with its stores (spec 001 §2). */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, type ReactNode } from 'react';
import { today as todayIn } from '../../../lib/date/date.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { MessagePanel } from '../../../ui/page/message-panel.tsx';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import { RefinePanel } from '../../../ui/filter/refine-panel.tsx';
import { showToast } from '../../../ui/dialog/toasts.ts';
import type { Message } from '../messages.schema.ts';
import { t as messageText } from '../messages.text.ts';
import { deletableKeys, type CenterRow } from './center-rows.rules.ts';
import {
  $deletions,
  $isNothingSelected,
  $selectedRows,
  $shownList,
  $shownRows,
  dismissFailure,
  holdDeletions,
  releaseDeletions,
  select,
  sendWhenLeft,
  toggleSelected,
} from './deletion.store.ts';
import {
  changeRefine,
  openMessageCenter,
  pressDelete,
  pressRetryDeletion,
  pressUndo,
  retry,
  showAllMessages,
  turnPage,
  retrySearch,
} from './message-center.actions.ts';
import type { CenterRefine } from './message-center.schema.ts';
import { $messages, $refine, leaveMessageCenter, type CenterContext } from './message-center.store.ts';
import { t } from './message-center.text.ts';
import { MessageListView } from './message-list.view.tsx';
import { MessageRefine, type Recipient } from './message-refine.view.tsx';
import { MessageRow } from './message-row.view.tsx';
import { MessageToolbar } from './message-toolbar.view.tsx';
import {
  $notMarked,
  $openRows,
  $searched,
  forgetNotMarked,
  markOpened,
  toggleRow,
} from './opened-messages.store.ts';

interface MessageCenterProps {
  /** Must be a stable object. */
  context: CenterContext;
  /** Everyone whose messages the member sees, in family order; stable. */
  recipients: readonly Recipient[];
  /** The message that the address names; null for none. */
  id: string | null;
  /** What other features offer for an open message. */
  actionsOf?(message: Message): ReactNode;
}

function Toolbar({ context }: Pick<MessageCenterProps, 'context'>) {
  const rows = useStore($shownRows);
  const selected = useStore($selectedRows);
  const isNothingSelected = useStore($isNothingSelected);
  if (isSimulation()) return <p className="message-toolbar">{t('simulation')}</p>;
  return (
    <MessageToolbar
      selectable={deletableKeys(rows)}
      selected={selected}
      isNothingSelected={isNothingSelected}
      onSelectAll={select}
      onDelete={() => pressDelete(context)}
    />
  );
}

/** The address names a message that is not in the list. */
function Searched({ id, context }: Pick<MessageCenterProps, 'id' | 'context'>) {
  const searched = useStore($searched);
  if (searched.state === 'found') return null;
  if (searched.state === 'failed')
    return (
      <FailedNote
        text={t('searchFailed')}
        reference={searched.failure.reference}
        onRetry={() => void retrySearch(id, context)}
      />
    );
  return <Missing />;
}

const Missing = () => (
  <MessagePanel id="message-missing" kind="info" heading={messageText('missing')} announced>
    <p>{t('isMissingNext')}</p>
  </MessagePanel>
);

function Listed({ context, id, actionsOf }: MessageCenterProps) {
  const messages = useStore($messages);
  const { waiting, sending, failed } = useStore($deletions);
  const open = useStore($openRows);
  const selected = useStore($selectedRows);
  const day = messages.state === 'ready' ? messages.value.day : todayIn(context.timeZone);
  const toggle = useCallback((row: CenterRow) => toggleRow(row, context), [context]);
  return (
    <MessageListView
      messages={messages}
      list={useStore($shownList)}
      rows={useStore($shownRows)}
      refine={useStore($refine)}
      today={day}
      deletion={{
        waiting: waiting.length,
        sending: sending.length,
        failed: failed.length,
        onUndo: pressUndo,
        onHold: holdDeletions,
        onRelease: releaseDeletions,
        onRetry: pressRetryDeletion,
        onClose: dismissFailure,
      }}
      toolbar={<Toolbar context={context} />}
      onRetry={() => void retry(id, context)}
      onPage={(page) => void turnPage(page, context)}
      onShowAll={() => void showAllMessages(context)}
      renderRow={(row, total) => (
        <MessageRow
          key={row.key}
          row={row}
          total={total}
          today={day}
          open={open.includes(row.key)}
          selected={isSimulation() ? null : selected.includes(row.key)}
          actions={open.includes(row.key) ? actionsOf?.(row.message) : null}
          onToggle={toggle}
          onSelect={toggleSelected}
        />
      )}
    />
  );
}

/** Opening marks a message as read before the service has; if it does not, that is taken back. */
function useNotMarked(context: CenterContext) {
  const row = useStore($notMarked);
  useEffect(() => {
    if (row === null) return undefined;
    const run = (): void => void markOpened(row, context);
    return showToast({
      text: t('notMarked'),
      kind: 'problem',
      action: { label: t('retry'), run },
      onGone: () => forgetNotMarked(row),
    });
  }, [row, context]);
}

export function MessageCenterIsland(props: MessageCenterProps) {
  const { context, recipients, id } = props;
  const refine = useStore($refine);
  const messages = useStore($messages);
  const list = useStore($shownList);
  useEffect(sendWhenLeft, []);
  useNotMarked(context);
  useEffect(() => {
    void openMessageCenter(id, context);
    return leaveMessageCenter;
  }, [id, context]);
  const change = useCallback(
    (changes: Partial<CenterRefine>) => void changeRefine(changes, context),
    [context],
  );
  return (
    <>
      <RefinePanel>
        <MessageRefine
          refine={refine}
          recipients={recipients}
          today={messages.state === 'ready' ? messages.value.day : todayIn(context.timeZone)}
          total={list ? list.total + list.special.length : 0}
          onChange={change}
        />
      </RefinePanel>
      <Searched id={id} context={context} />
      <Listed {...props} />
    </>
  );
}
