import { memo } from 'react';
import { showDate, type IsoDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import type { BookClient } from './book.schema.ts';
import { t } from './book.text.ts';

const STATUS_LOOK = {
  active: { tone: 'good', icon: ICONS.check },
  pending: { tone: 'wait', icon: ICONS.info },
  ended: { tone: 'bad', icon: ICONS.error },
} as const satisfies Record<BookClient['status'], { tone: string; icon: string }>;

export const clientName = ({ firstName, lastName }: Pick<BookClient, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** A date, always with the year, because renewals are a year apart. */
const dayText = (date: IsoDate): string => showDate(date, '');

interface BookRowProps {
  client: BookClient;
  mayOpen: boolean;
  onOpen(client: BookClient): void;
}

const statusText = ({ status, since }: Pick<BookClient, 'status' | 'since'>): string =>
  status === 'pending' ? t('status.pending', { date: dayText(since) }) : t(`status.${status}`);

function StatusMark({ status, text }: { status: BookClient['status']; text: string }) {
  const { tone, icon } = STATUS_LOOK[status];
  return (
    <span className={`status status-${tone}`}>
      <DrawnIcon path={icon} /> {text}
    </span>
  );
}

/** Memoized: renders only when status or text changes (decisions/claims#lists-of-ten-thousand-rows). */
const MemoStatusMark = memo(StatusMark);

function Status({ client: { status, since, renews } }: { client: BookClient }) {
  return (
    <span className="client-status">
      <MemoStatusMark status={status} text={statusText({ status, since })} />
      {renews === null ? null : <span className="row-more">{t('renews', { date: dayText(renews) })}</span>}
    </span>
  );
}

function Row({ client, mayOpen, onOpen }: BookRowProps) {
  const { clientId, city, state, line, planName, hasPortal } = client;
  const name = clientName(client);
  const location = [city, state].filter(Boolean).join(', ');
  return (
    <li className="row client-row">
      <span className="row-what">
        <span className="row-title" {...inEnglish()}>
          {name}
        </span>
        <span className="row-more">
          <span className="client-part">
            {t('number', { number: clientId })}
            {location === '' ? null : ' ·'}
          </span>{' '}
          <span className="client-part">{location}</span>
        </span>
      </span>
      <span className="client-plan">
        <span {...inEnglish()}>{planName}</span>
        <span className="row-more">{t(`line.${line}`)}</span>
      </span>
      <Status client={client} />
      <span className="client-go">
        {hasPortal && mayOpen ? (
          <button
            type="button"
            className="button"
            aria-label={t('openOf', { name })}
            onClick={() => onOpen(client)}
          >
            {t('open')}
          </button>
        ) : null}
        {hasPortal ? null : <span className="row-more">{t('noPortal')}</span>}
      </span>
    </li>
  );
}

export const BookRow = memo(Row);
