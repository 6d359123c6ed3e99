import { summaryWindowStart } from '../features/claims/claims.rules.ts';
import { showUnread } from '../features/messages/messages.rules.ts';
import type { ClaimSummary } from '../features/claims/claims.schema.ts';
import type { MessageList } from '../features/messages/messages.schema.ts';
import { showDate, type IsoDate } from '../lib/date.ts';
import type { Remote } from '../lib/remote.ts';
import { t } from './member.text.ts';

const NOON = 12;
const EVENING = 18;

/** @param hour 0 to 23 in the brand's zone */
export function greeting(hour: number, name: string): string {
  if (hour < NOON) return t('morning', { name });
  return hour < EVENING ? t('afternoon', { name }) : t('evening', { name });
}

interface Visit {
  lastVisit: IsoDate;
  today: IsoDate;
}

/** Without a recorded visit, names the window instead (spec 001 §9 'default last-visit date 60 days back'). */
const sinceVisit = (news: string, { lastVisit, today }: Visit): string =>
  lastVisit === summaryWindowStart(today)
    ? t('inWindow', { news })
    : t('sinceVisit', { date: showDate(lastVisit, today), news });

/**
 * News in one or two sentences; '' while loading, and after a failure without news. Claims count since the last visit,
 * unread messages in the panel's 90 days (spec 001 §7). 'Nothing new' needs a response of every service.
 * @param messages null for a member without messages (spec 000 §6, 001 §6)
 */
export function newsOf(
  claims: Remote<ClaimSummary>,
  messages: Remote<MessageList> | null,
  visit: Visit,
): string {
  if (claims.state === 'loading' || messages?.state === 'loading') return '';
  const newClaims = claims.state === 'ready' ? claims.value.sinceLastVisit : 0;
  const unread = messages?.state === 'ready' ? messages.value.unread : 0;
  const sentences = [
    ...(newClaims > 0 ? [sinceVisit(t('newClaims', { count: newClaims }), visit)] : []),
    ...(unread > 0 ? [t('unreadMessages', { count: unread, shown: showUnread(unread) })] : []),
  ];
  if (sentences.length > 0) return sentences.join('. ');
  return claims.state === 'ready' && messages?.state !== 'failed' ? sinceVisit(t('nothingNew'), visit) : '';
}
