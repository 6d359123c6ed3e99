/** What the top of the activity summary says. Pure. */
import { summaryWindowStart } from '../features/claims/claims.rules.ts';
import { showUnread } from '../features/messages/messages.rules.ts';
import type { ClaimSummary } from '../features/claims/claims.schema.ts';
import type { MessageList } from '../features/messages/messages.schema.ts';
import { showDate, type IsoDate } from '../lib/date.ts';
import type { Remote } from '../lib/remote.ts';
import { t } from './member.text.ts';

const NOON = 12;
const EVENING = 18;

/** The greeting of an hour of the brand's day, 0 to 23. */
export function greeting(hour: number, name: string): string {
  if (hour < NOON) return t('morning', { name });
  return hour < EVENING ? t('afternoon', { name }) : t('evening', { name });
}

/**
 * What is new, from what could be loaded; null while anything is under way. 'Nothing new' is said only
 * when each service that was asked said so.
 * @param messages null where the brand has no message center (spec 000 §6)
 */
export function newsOf(claims: Remote<ClaimSummary>, messages: Remote<MessageList> | null): string | null {
  if (claims.state === 'loading' || messages?.state === 'loading') return null;
  const newClaims = claims.state === 'ready' ? claims.value.sinceLastVisit : 0;
  const unread = messages?.state === 'ready' ? messages.value.unread : 0;
  const parts = [
    ...(newClaims > 0 ? [t('newClaims', { count: newClaims })] : []),
    ...(unread > 0 ? [t('unreadMessages', { count: unread, shown: showUnread(unread) })] : []),
  ];
  if (parts.length > 0) return parts.join(', ');
  return claims.state === 'ready' && messages?.state !== 'failed' ? t('nothingNew') : null;
}

/**
 * The news with the day since which they are. Who was never here has the first day of the panel's window for a last visit
 * (spec 001 §9 'default last-visit date 60 days back'): they are told of the window, and of no visit.
 */
export const newsLine = (news: string, lastVisit: IsoDate, today: IsoDate): string =>
  lastVisit === summaryWindowStart(today)
    ? t('inWindow', { news })
    : t('sinceVisit', { date: showDate(lastVisit, today), news });
