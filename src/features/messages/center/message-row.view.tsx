/** One message, which expands to show its body. */
import { Fragment, memo, type ReactNode } from 'react';
import { showDate, type IsoDate } from '../../../lib/date/date.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import { ServiceWords } from '../../../ui/page/service-words.tsx';
import type { MessageContent, Message } from '../messages.schema.ts';
import { isUnread } from '../messages.rules.ts';
import { t as messageText } from '../messages.text.ts';
import { isChangeable, pictographOf, toggleId, type CenterRow } from './center-rows.rules.ts';
import { MESSAGE_TYPES } from './message-center.schema.ts';
import { t } from './message-center.text.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { ServiceHtml } from '../../../ui/service-html/service-html.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';

/** The body of an open message, and how often the member has used the benefit that the message is about. */
interface MessageBodyProps {
  id: string;
  message: Message;
  children?: ReactNode;
}

/** Shows the number of uses, which may exceed the limit; `percentage` is capped at 100 (spec 001 §3). */
function usesText({ occurrences, occurrencesAllowed, percentage }: Message): string | null {
  if (percentage === null) return null;
  if (occurrences === null || occurrencesAllowed === null) return t('usedPercent', { percent: percentage });
  return t(occurrences > occurrencesAllowed ? 'usedOver' : 'used', {
    used: occurrences,
    limit: occurrencesAllowed,
    percent: percentage,
  });
}

function Uses({ message }: Pick<MessageBodyProps, 'message'>) {
  const text = usesText(message);
  if (text === null) return null;
  return (
    <div className="message-uses">
      <p>{text}</p>
      <svg className="message-bar" aria-hidden="true">
        <rect className="message-bar-used" width={`${message.percentage}%`} height="100%" />
      </svg>
    </div>
  );
}

function Text({ content }: Pick<Message, 'content'>) {
  const { phone } = useBrandContact();
  if (content.state !== 'shown')
    return (
      <>
        {content.state === 'invalid' ? <p>{messageText('invalid')}</p> : null}
        <p>
          <PhoneIn text={t('missingNext', { phone })} />
        </p>
      </>
    );
  return content.body.trim() === '' ? <p>{t('noText')}</p> : <ServiceHtml html={content.body} />;
}

const MessageBody = ({ id, message, children }: MessageBodyProps) => (
  <div className="message-body" id={id}>
    <Text content={message.content} />
    <Uses message={message} />
    {isChangeable(message) ? null : <p className="message-hint">{t('withoutId')}</p>}
    {children}
  </div>
);

interface MessageRowProps {
  row: CenterRow;
  /** Total number of messages that match the filters, over all pages. */
  total: number;
  today: IsoDate;
  open: boolean;
  /** Whether the message is selected; null if messages cannot be selected. */
  selected: boolean | null;
  actions?: ReactNode;
  onToggle(row: CenterRow): void;
  onSelect(key: string): void;
}

const ARROW = <DrawnIcon path={ICONS.down} size={22} />;

/** The service's subject, which is in English, or the portal's own text if there is none. */
const Subject = ({ content, say }: { content: MessageContent; say(subject: string): string }) =>
  content.state === 'shown' ? (
    <ServiceWords words={content.subject} say={say} />
  ) : (
    say(messageText(content.state))
  );

/** Label of a message type. Null for an unknown type, whose code would mean nothing to members. */
function typeLabel(type: string): string | null {
  const typeKey = MESSAGE_TYPES.find((candidate) => candidate === type);
  return typeKey ? t(typeKey) : null;
}

function Facts({ row: { message } }: Pick<MessageRowProps, 'row'>) {
  const facts = [
    typeLabel(message.type),
    message.recipient ? messageText('for', { name: message.recipient }) : null,
  ].filter((fact) => fact !== null);
  return (
    <p className="row-more">
      {message.isSpecial ? <span className="message-special">{t('special')}</span> : null}
      {facts.map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 ? <span aria-hidden="true">·</span> : null}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}

function SelectBox({ row, selected, onSelect }: Pick<MessageRowProps, 'row' | 'selected' | 'onSelect'>) {
  if (selected === null) return null;
  const { content } = row.message;
  if (!isChangeable(row.message)) return <span className="message-select" />;
  return (
    <label className="message-select">
      <input type="checkbox" checked={selected} onChange={() => onSelect(row.key)} />
      <span className="visually-hidden">
        <Subject content={content} say={(subject) => t('select', { subject })} />
      </span>
    </label>
  );
}

function Row({ row, total, today, open, selected, actions, onToggle, onSelect }: MessageRowProps) {
  const { key, message, position } = row;
  const id = toggleId(key);
  const unread = isUnread(message);
  const picture = pictographOf(message.image);
  return (
    <li
      className={unread ? 'message message-unread' : 'message'}
      data-open={open}
      aria-posinset={position}
      aria-setsize={total}
    >
      <div className="row message-head">
        <SelectBox row={row} selected={selected} onSelect={onSelect} />
        <div className="row-what">
          <h3 className="row-title">
            <button
              type="button"
              id={id}
              // After Back, the focus returns to the button with this name (routing/scroll-positions.ts).
              name={id}
              className="message-toggle"
              aria-expanded={open}
              aria-controls={open ? `${id}-body` : undefined}
              onClick={() => onToggle(row)}
            >
              {unread ? (
                <span className="message-dot">
                  <span className="visually-hidden">{messageText('unreadMark')} </span>
                </span>
              ) : null}
              {picture ? <span aria-hidden="true">{picture} </span> : null}
              <Subject content={message.content} say={(subject) => subject} />
            </button>
          </h3>
          <Facts row={row} />
        </div>
        <time className="row-date" dateTime={message.date}>
          {showDate(message.date, today)}
        </time>
        <span className="message-arrow">{ARROW}</span>
      </div>
      {open ? (
        <MessageBody id={`${id}-body`} message={message}>
          {actions}
        </MessageBody>
      ) : null}
    </li>
  );
}

export const MessageRow = memo(Row);
