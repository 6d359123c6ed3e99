import { describe, expect, it } from 'vitest';
import type { ClaimSummary } from '../../../features/claims/claims.schema.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { newClaims, newMessages, newsOf, newStatements, type NewsCount } from './summary-news.rules.ts';

const TODAY = '2026-11-21';
const VISIT = '2026-11-02';
const loading = { state: 'loading' } as const;
const failed = { state: 'failed', failure: { kind: 'unavailable', reference: 'R' } } as const;

const claims = (sinceLastVisit: number, more: Partial<ClaimSummary> = {}): Remote<ClaimSummary> => ({
  state: 'ready',
  value: { claims: [], skipped: 0, total: 9, sinceLastVisit, spendingDataComplete: true, ...more },
});
const visited = { hasVisitedClaims: true, lastClaimPaymentVisitDate: VISIT };

const count = (more: Partial<NewsCount> = {}): NewsCount => ({
  kind: 'claims',
  count: 2,
  isAtLeast: false,
  since: VISIT,
  windowDays: 60,
  ...more,
});

describe('newClaims', () => {
  it('returns the number of claims that the service counted since the last visit', () => {
    expect(newClaims(claims(2), visited, TODAY)).toEqual(count());
  });

  it.each([
    ['if no visit is on record', claims(2), { ...visited, hasVisitedClaims: false }],
    ['if the claims fail to load', failed, visited],
    ['if the spending vendor fails', claims(2, { spendingDataComplete: false }), visited],
  ])('returns "unknown" %s', (_why, summary, visit) => {
    expect(newClaims(summary, visit, TODAY)).toBe('unknown');
  });

  it('returns null as the start date if the last visit was before the counted window', () => {
    const visit = { ...visited, lastClaimPaymentVisitDate: '2026-09-21' };
    expect(newClaims(claims(2), visit, TODAY)).toEqual(count({ since: null }));
  });
});

describe('newMessages', () => {
  it('returns the badge’s unread count, and 31 as windowDays', () => {
    expect(newMessages({ state: 'ready', value: 6 }, TODAY)).toEqual({
      kind: 'messages',
      count: 6,
      isAtLeast: false,
      since: null,
      windowDays: 31,
    });
  });

  it('returns "unknown" if the count fails to load', () =>
    expect(newMessages(failed, TODAY)).toBe('unknown'));
});

describe('newStatements', () => {
  const ready = (value: { count: number; isAtLeast: boolean }) => ({ state: 'ready', value }) as const;

  it('returns the number of statements since the last visit to the summary', () => {
    expect(newStatements(ready({ count: 1, isAtLeast: false }), VISIT, TODAY)).toEqual(
      count({ kind: 'statements', count: 1, windowDays: 365 }),
    );
  });

  it('returns "unknown" while loading, after a failure, and if an incomplete response has no new statements', () => {
    expect(newStatements(loading, VISIT, TODAY)).toBe('unknown');
    expect(newStatements(failed, VISIT, TODAY)).toBe('unknown');
    expect(newStatements(ready({ count: 0, isAtLeast: true }), VISIT, TODAY)).toBe('unknown');
  });
});

describe('newsOf', () => {
  const messages = count({ kind: 'messages', count: 1, windowDays: 90 });

  it('returns a start date only if all items are counted from the same visit', () => {
    expect(newsOf([count(), messages])).toEqual({ state: 'news', items: [count(), messages], since: VISIT });
    const other = { ...messages, since: '2026-11-10' };
    expect(newsOf([count(), other])).toEqual({ state: 'news', items: [count(), other], since: null });
  });

  it('leaves out kinds whose count is zero or unknown', () => {
    expect(newsOf([count(), { ...messages, count: 0 }])).toMatchObject({ items: [count()], since: VISIT });
    expect(newsOf([count(), 'unknown'])).toMatchObject({ items: [count()] });
  });

  it('returns the state "nothing", with the latest visit date and the shortest window, if all counts are zero', () => {
    const none = [count({ count: 0 }), { ...messages, count: 0, since: '2026-11-10' }];
    expect(newsOf(none)).toEqual({ state: 'nothing', since: '2026-11-10', windowDays: 60 });
    const older = none.map((counted) => ({ ...counted, since: null }));
    expect(newsOf(older)).toEqual({ state: 'nothing', since: null, windowDays: 60 });
  });

  it.each<[string, Parameters<typeof newsOf>[0]]>([
    ['a count is loading', [count(), 'loading']],
    ['one count is zero and another is unknown', [count({ count: 0 }), 'unknown']],
    ['all counts are unknown', ['unknown', 'unknown']],
  ])('returns "silent" if %s', (_when, counts) => {
    expect(newsOf(counts)).toEqual({ state: 'silent' });
  });
});

it('newClaims() and newMessages() return "loading" while data loads, but newClaims() returns "unknown" if isOverdue is set', () => {
  expect(newClaims(loading, visited, TODAY)).toBe('loading');
  expect(newClaims(loading, visited, TODAY, true)).toBe('unknown');
  expect(newMessages(loading, TODAY)).toBe('loading');
});
