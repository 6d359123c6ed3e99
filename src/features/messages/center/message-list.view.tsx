/** A page of the message center (spec 001 §2) in one of its states: loading, loaded, empty, or failed with a retry. */
import { useInsertionEffect, type ReactNode } from 'react';
import { showCount } from '../../../lib/text/count.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { spanOf } from '../../../ui/filter/date-range.rules.ts';
import listStyles from '../../../ui/list/list.css?inline';
import { useHeadDay } from '../../../ui/list/head-day.ts';
import { headingId } from '../../../ui/list/list-actions.ts';
import { PageLinks } from '../../../ui/list/pager.tsx';
import { EmptyNote, SkippedNote } from '../../../ui/page/panel-notes.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { ListSkeleton } from '../../../ui/list/list-skeleton.view.tsx';
import { MESSAGES_PER_PAGE } from '../messages-query.rules.ts';
import { showUnread } from '../messages.rules.ts';
import type { MessageList } from '../messages.schema.ts';
import { t as messageText } from '../messages.text.ts';
import { isRefined } from './center-query.rules.ts';
import { CENTER_ID, pagesOf, type CenterRow } from './center-rows.rules.ts';
import styles from './message-center.css?inline';
import type { CenterRefine } from './message-center.schema.ts';
import { t } from './message-center.text.ts';
import { MessagePanel } from '../../../ui/page/message-panel.tsx';

/** The notice after a deletion: first an undo button for a few seconds, then the error if the deletion failed. */
interface DeletionNoticeProps {
  /** Number of messages queued for deletion. */
  waiting: number;
  sending: number;
  failed: number;
  onUndo(): void;
  /** Called when the member starts to hover or focus the undo button; `onRelease` is called when this ends. */
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

function DeletionNotice(props: DeletionNoticeProps) {
  const { waiting, sending, failed } = props;
  if (waiting > 0) return <Waiting {...props} />;
  if (sending > 0) return <p className="deletion-notice">{t('deleting', { count: sending })}</p>;
  return failed > 0 ? <Failed {...props} /> : null;
}

interface MessageListProps {
  messages: Remote<unknown>;
  /** The list without messages that are queued for deletion; null until the list is loaded. */
  list: MessageList | null;
  rows: readonly CenterRow[];
  refine: CenterRefine;
  today: IsoDate;
  deletion: DeletionNoticeProps;
  toolbar: ReactNode;
  onRetry(): void;
  onPage(page: number): void;
  onShowAll(): void;
  renderRow(row: CenterRow, total: number): ReactNode;
}

const totalOf = ({ total, special }: MessageList): number => total + special.length;

function Head({ list, refine, today }: Pick<MessageListProps, 'list' | 'refine' | 'today'>) {
  const { from, to } = spanOf(refine.period, today);
  const total = list ? totalOf(list) : 0;
  const show = useHeadDay();
  return (
    <div className="list-head">
      <div>
        <h2 id={headingId(CENTER_ID)} tabIndex={-1}>
          {list ? t('count', { count: total, shown: showCount(total) }) : t('list')}
        </h2>
        <p className="list-period">
          {t('span', { from: show(from), to: show(to) })}
          {list ? ` · ${messageText('unread', { shown: showUnread(list.unread) })}` : null}
        </p>
      </div>
    </div>
  );
}

function NoMessages({ refine, onShowAll }: Pick<MessageListProps, 'refine' | 'onShowAll'>) {
  if (!isRefined(refine))
    return <EmptyNote drawing="messages" text={messageText('empty')} next={messageText('emptyNext')} />;
  const isFiltered = refine.types.length > 0 || refine.members.length > 0;
  return (
    <>
      <div role="status">
        <EmptyNote
          drawing="messages"
          text={t(isFiltered ? 'emptyFilters' : 'emptyPeriod')}
          next={t('emptyRefinedNext')}
        />
      </div>
      <p className="list-go">
        <button type="button" className="button" onClick={onShowAll}>
          {t('showAll')}
        </button>
      </p>
    </>
  );
}

function Rows({ list, rows, refine, onPage, renderRow }: MessageListProps & { list: MessageList }) {
  const { phone } = useBrandContact();
  const pages = pagesOf(list.total);
  return (
    <>
      {rows.length === 0 && list.total > 0 ? (
        <EmptyNote drawing="messages" text={t('allDeleted')} next={t('allDeletedNext')} />
      ) : null}
      <ul className="rows">{rows.map((row) => renderRow(row, totalOf(list)))}</ul>
      {list.skipped > 0 ? (
        <SkippedNote text={messageText('skipped', { count: list.skipped, phone })} />
      ) : null}
      {pages > 1 ? (
        <div className="pager">
          <PageLinks page={Math.min(refine.page, pages)} pages={pages} onPage={onPage} />
        </div>
      ) : null}
    </>
  );
}

export function MessageListView(props: MessageListProps) {
  const { messages, list, rows, deletion, toolbar, onRetry } = props;
  useInsertionEffect(() => [listStyles, styles].forEach(adoptStyles), []);
  const isEmpty = list !== null && totalOf(list) === 0 && rows.length === 0 && list.skipped === 0;
  return (
    <section
      className="panel list-results messages-list"
      id={`${CENTER_ID}-list`}
      aria-labelledby={headingId(CENTER_ID)}
      aria-busy={messages.state === 'loading' || undefined}
    >
      <Head {...props} />
      {messages.state === 'ready' && rows.length > 0 ? toolbar : null}
      <DeletionNotice {...deletion} />
      <RemoteView
        value={messages}
        loading={<ListSkeleton rows={MESSAGES_PER_PAGE} label={t('loading')} />}
        failed={t('failed')}
        onRetry={onRetry}
        empty={() => (isEmpty ? <NoMessages {...props} /> : null)}
      >
        {() => (list ? <Rows {...props} list={list} /> : null)}
      </RemoteView>
    </section>
  );
}
