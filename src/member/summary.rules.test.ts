import { describe, expect, it } from 'vitest';
import type { ClaimSummary } from '../features/claims/claims.schema.ts';
import type { MessageList } from '../features/messages/messages.schema.ts';
import type { Remote } from '../lib/remote.ts';
import { greeting, newsOf } from './summary.rules.ts';

const loading = { state: 'loading' } as const;
const failed = { state: 'failed', failure: { kind: 'unavailable', reference: 'R' } } as const;
const claims = (sinceLastVisit: number): Remote<ClaimSummary> => ({
  state: 'ready',
  value: { claims: [], skipped: 0, total: 9, sinceLastVisit, spendingDataComplete: true },
});
const messages = (unread: number): Remote<MessageList> => ({
  state: 'ready',
  value: { messages: [], special: [], skipped: 0, total: 9, unread },
});

describe('the top of the summary', () => {
  it.each([
    [0, 'Good morning, Maria'],
    [11, 'Good morning, Maria'],
    [12, 'Good afternoon, Maria'],
    [17, 'Good afternoon, Maria'],
    [18, 'Good evening, Maria'],
    [23, 'Good evening, Maria'],
  ])('at %d o’clock: %s', (hour, text) => {
    expect(greeting(hour, 'Maria')).toBe(text);
  });

  const today = '2026-11-21';
  const since = 'Since your last visit on Nov 2';

  it.each([
    ['2026-11-02', since],
    ['2026-09-22', 'In the last 60 days'],
    ['2026-09-23', 'Since your last visit on Sep 23'],
  ])('a last visit on %s: %s', (lastVisit, start) => {
    expect(newsOf(claims(0), messages(0), { lastVisit, today })).toBe(`${start}: nothing new`);
  });

  it.each<[string, Remote<ClaimSummary>, Remote<MessageList> | null, string]>([
    ['both known', claims(2), messages(1), `${since}: 2 new claims. 1 unread message in the last 90 days`],
    ['one claim', claims(1), messages(0), `${since}: 1 new claim`],
    [
      'many messages, some older than the visit',
      claims(0),
      messages(250),
      '100+ unread messages in the last 90 days',
    ],
    ['nothing', claims(0), messages(0), `${since}: nothing new`],
    ['no messages for this member, a claim', claims(1), null, `${since}: 1 new claim`],
    ['no messages for this member, nothing', claims(0), null, `${since}: nothing new`],
    ['no messages for this member, claims failed: silence', failed, null, ''],
    ['claims failed', failed, messages(3), '3 unread messages in the last 90 days'],
    ['still loading', claims(1), loading, ''],
    ['both failed', failed, failed, ''],
    ['claims failed and no message: silence, not "nothing new"', failed, messages(0), ''],
    ['messages failed and no claim: silence, not "nothing new"', claims(0), failed, ''],
  ])('%s', (_name, summary, list, news) => {
    expect(newsOf(summary, list, { lastVisit: '2026-11-02', today })).toBe(news);
  });
});
