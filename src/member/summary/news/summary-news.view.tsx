import { Fragment, useInsertionEffect } from 'react';
import { showUnread } from '../../../features/messages/messages.rules.ts';
import { showCount } from '../../../lib/text/count.ts';
import { showDate, type IsoDate } from '../../../lib/date/date.ts';
import { safeHref } from '../../../lib/navigation/navigation.ts';
import { ALL_CLAIMS } from '../../../routing/hash.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import styles from './summary-news.css?inline';
import type { News, NewsCount } from './summary-news.rules.ts';
import { t } from './summary-news.text.ts';

const PAGES = {
  claims: ALL_CLAIMS,
  messages: '#/messageCenter',
  statements: '#/claims/statementArchives',
} as const satisfies Record<NewsCount['kind'], string>;

function countOf({ kind, count, isAtLeast }: NewsCount): string {
  const shown = kind === 'messages' ? showUnread(count) : showCount(count);
  return t(kind, { count, shown: isAtLeast ? `${shown}+` : shown });
}

/** Text of a count with the date or the number of days that it covers. */
function withSpan(item: NewsCount, today: IsoDate): string {
  const { since, windowDays } = item;
  return since === null
    ? t('itemWithin', { item: countOf(item), days: windowDays })
    : t('itemSince', { item: countOf(item), date: showDate(since, today) });
}

interface SummaryNewsProps {
  news: News;
  /** Today in the brand's time zone. */
  today: IsoDate;
}

/** The news line, with a link for each kind of item. Empty if `news.state` is `silent`. */
export function SummaryNews({ news, today }: SummaryNewsProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  if (news.state === 'silent') return null;
  if (news.state === 'nothing')
    return news.since === null
      ? t('nothingWithin', { days: news.windowDays })
      : t('nothingSinceVisit', { date: showDate(news.since, today) });
  const { items, since } = news;
  return (
    <>
      {since === null ? t('forYou') : t('sinceVisit', { date: showDate(since, today) })}{' '}
      {items.map((item, at) => (
        <Fragment key={item.kind}>
          {at === 0 ? null : ' '}
          <span className="summary-news-item">
            <a href={safeHref(PAGES[item.kind]) ?? undefined}>
              {since === null ? withSpan(item, today) : countOf(item)}
            </a>
            {at === items.length - 1 ? null : ','}
          </span>
        </Fragment>
      ))}
    </>
  );
}
