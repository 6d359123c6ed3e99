/** The message center, connected to its stores (spec 001 §2). */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, type ReactNode } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { MessagePanel } from '../../../ui/page/message-panel.tsx';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import { RefinePanel } from '../../../ui/filter/refine-panel.tsx';
import { showToast } from '../../../ui/dialog/toasts.ts';
import type { Message } from '../messages.schema.ts';
import { t as messageText } from '../messages.text.ts';
import { deletableKeys } from './center-rows.rules.ts';
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
import { $messages, $refine, leaveMessageCenter } from './message-center.store.ts';
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
  /** Everyone whose messages the member may see, in family order. Must be the same array on every render. */
  recipients: readonly Recipient[];
  /** Id of the message that the address names; null if it names none. */
  id: string | null;
  /** Renders other features' actions for an open message. */
  actionsOf?(message: Message): ReactNode;
}

function Toolbar() {
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
      onDelete={() => pressDelete()}
    />
  );
}

/** Tells the member that the list does not contain the message that the address names. */
function Searched({ id }: Pick<MessageCenterProps, 'id'>) {
  const searched = useStore($searched);
  if (searched.state === 'found') return null;
  if (searched.state === 'failed')
    return (
      <FailedNote
        text={t('searchFailed')}
        reference={searched.failure.reference}
        onRetry={() => void retrySearch(id)}
      />
    );
  return <Missing />;
}

const Missing = () => (
  <MessagePanel id="message-missing" kind="info" heading={messageText('missing')} announced>
    <p>{t('isMissingNext')}</p>
  </MessagePanel>
);

function Listed({ id, actionsOf }: MessageCenterProps) {
  const messages = useStore($messages);
  const { waiting, sending, failed } = useStore($deletions);
  const open = useStore($openRows);
  const selected = useStore($selectedRows);
  const day = messages.state === 'ready' ? messages.value.day : brandToday();
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
      toolbar={<Toolbar />}
      onRetry={() => void retry(id)}
      onPage={(page) => void turnPage(page)}
      onShowAll={() => void showAllMessages()}
      renderRow={(row, total) => (
        <MessageRow
          key={row.key}
          row={row}
          total={total}
          today={day}
          open={open.includes(row.key)}
          selected={isSimulation() ? null : selected.includes(row.key)}
          actions={open.includes(row.key) ? actionsOf?.(row.message) : null}
          onToggle={toggleRow}
          onSelect={toggleSelected}
        />
      )}
    />
  );
}

/** Announces a message that became unread again because the service could not mark it read. */
function useNotMarked() {
  const row = useStore($notMarked);
  useEffect(() => {
    if (row === null) return undefined;
    const run = (): void => void markOpened(row);
    return showToast({
      text: t('notMarked'),
      kind: 'problem',
      action: { label: t('retry'), run },
      onGone: () => forgetNotMarked(row),
    });
  }, [row]);
}

export function MessageCenterIsland(props: MessageCenterProps) {
  const { recipients, id } = props;
  const refine = useStore($refine);
  const messages = useStore($messages);
  const list = useStore($shownList);
  useEffect(sendWhenLeft, []);
  useNotMarked();
  useEffect(() => {
    void openMessageCenter(id);
    return leaveMessageCenter;
  }, [id]);
  const change = useCallback((changes: Partial<CenterRefine>) => void changeRefine(changes), []);
  return (
    <>
      <RefinePanel>
        <MessageRefine
          refine={refine}
          recipients={recipients}
          today={messages.state === 'ready' ? messages.value.day : brandToday()}
          total={list ? list.total + list.special.length : 0}
          onChange={change}
        />
      </RefinePanel>
      <Searched id={id} />
      <Listed {...props} />
    </>
  );
}
