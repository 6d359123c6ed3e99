import { describe, expect, it } from 'vitest';
import type { ClaimSummary } from '../features/claims/claims.schema.ts';
import type { MessageList } from '../features/messages/messages.schema.ts';
import type { Remote } from '../lib/remote.ts';
import { greeting, newsLine, newsOf } from './summary.rules.ts';

const loading = { state: 'loading' } as const;
const failed = { state: 'failed', failure: { kind: 'unavailable', reference: 'R' } } as const;
const claims = (sinceLastVisit: number): Remote<ClaimSummary> => ({
  state: 'ready',
  value: { claims: [], leftOut: 0, total: 9, sinceLastVisit, vendorOkay: true },
});
const messages = (unread: number): Remote<MessageList> => ({
  state: 'ready',
  value: { messages: [], special: [], leftOut: 0, total: 9, unread },
});

describe('the top of the summary', () => {
  it.each([
    ['2026-11-02', 'Since your last visit on Nov 2: nothing new'],
    ['2026-09-22', 'In the last 60 days: nothing new'],
    ['2026-09-23', 'Since your last visit on Sep 23: nothing new'],
  ])('a last visit on %s: %s', (lastVisit, text) => {
    expect(newsLine('nothing new', lastVisit, '2026-11-21')).toBe(text);
  });

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

  it.each<[string, Remote<ClaimSummary>, Remote<MessageList> | null, string | null]>([
    ['both known', claims(2), messages(1), '2 new claims, 1 unread message'],
    ['one claim', claims(1), messages(0), '1 new claim'],
    ['many messages', claims(0), messages(250), '100+ unread messages'],
    ['nothing', claims(0), messages(0), 'nothing new'],
    ['no message center, a claim', claims(1), null, '1 new claim'],
    ['no message center, nothing', claims(0), null, 'nothing new'],
    ['no message center, claims failed: silence', failed, null, null],
    ['claims failed', failed, messages(3), '3 unread messages'],
    ['still loading', claims(1), loading, null],
    ['both failed', failed, failed, null],
    ['claims failed and no message: silence, not "nothing new"', failed, messages(0), null],
    ['messages failed and no claim: silence, not "nothing new"', claims(0), failed, null],
  ])('%s', (_name, summary, list, news) => {
    expect(newsOf(summary, list)).toBe(news);
  });
});
