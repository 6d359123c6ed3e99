/** The messages panel of the activity summary: at most three messages, newest first (spec 001 §2). */
import { useStore } from '@nanostores/react';
import { useDeferredValue, type ReactNode } from 'react';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { safeHref } from '../../lib/navigation/navigation.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import { showDate, type IsoDate } from '../../lib/date/date.ts';
import { inEnglish } from '../../lib/text/i18n.ts';
import { EmptyNote, SkippedNote } from '../../ui/page/panel-notes.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import { isUnread, messageHref, newestMessages, showUnread, SUMMARY_ROWS } from './messages.rules.ts';
import type { Message, MessageContent, MessageList } from './messages.schema.ts';
import { $messageSummary } from './messages.store.ts';
import { t } from './messages.text.ts';

interface MessagesIslandProps {
  today: IsoDate;
  onRetry(): void;
  fold?: ReactNode;
  foot?: ReactNode;
}

const subjectOf = (content: MessageContent): string =>
  content.state === 'shown' ? content.subject : t(content.state);

const MessageRow = ({ message, today }: { message: Message; today: IsoDate }) => {
  const unread = isUnread(message);
  return (
    <li className={unread ? 'row message-row message-unread' : 'row message-row'}>
      <span className="row-what">
        <span className="row-title">
          <a href={safeHref(messageHref(message.id)) ?? undefined}>
            {unread ? <span className="dot" role="img" aria-label={t('unreadMark')} /> : null}
            <span {...(message.content.state === 'shown' ? inEnglish() : {})}>
              {subjectOf(message.content)}
            </span>
          </a>
        </span>
        <span className="row-more">{message.recipient ? t('for', { name: message.recipient }) : null}</span>
      </span>
      <time className="row-date" dateTime={message.date}>
        {showDate(message.date, today)}
      </time>
    </li>
  );
};

function Face({ messages, today, onRetry }: MessagesIslandProps & { messages: Remote<MessageList> }) {
  const { phone } = useBrandContact();
  return (
    <RemoteView
      value={messages}
      loading={<SkeletonRows rows={SUMMARY_ROWS} label={t('loading')} />}
      failed={t('failed')}
      onRetry={onRetry}
      empty={(list) =>
        newestMessages(list).length === 0 && list.skipped === 0 ? (
          <EmptyNote drawing="messages" text={t('empty')} next={t('emptyNext')} />
        ) : null
      }
      partial={({ skipped }) =>
        skipped > 0 ? <SkippedNote text={t('skipped', { count: skipped, phone })} /> : null
      }
    >
      {(list) => (
        <ul className="rows">
          {newestMessages(list).map((message, at) => (
            // The index is the key, because blank ids are not unique.
            <MessageRow key={at} message={message} today={today} />
          ))}
        </ul>
      )}
    </RemoteView>
  );
}

export function MessagesIsland(props: MessagesIslandProps) {
  const messages = useDeferredValue(useStore($messageSummary));
  return (
    <Panel
      id="messages-panel"
      heading={t('heading')}
      busy={messages.state === 'loading'}
      fold={props.fold}
      foot={props.foot}
      aside={messages.state === 'ready' ? t('unread', { shown: showUnread(messages.value.unread) }) : null}
    >
      <Face messages={messages} {...props} />
    </Panel>
  );
}
