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

describe('new claims', () => {
  it('are the number that the service counts since the visit', () => {
    expect(newClaims(claims(2), visited, TODAY)).toEqual(count());
  });

  it.each([
    ['no visit on record', claims(2), { ...visited, hasVisitedClaims: false }],
    ['a failure', failed, visited],
    ['a failure of the spending vendor', claims(2, { spendingDataComplete: false }), visited],
  ])('are unknown after %s', (_why, summary, visit) => {
    expect(newClaims(summary, visit, TODAY)).toBe('unknown');
  });

  it('are those of the whole window if the visit was before it', () => {
    const visit = { ...visited, lastClaimPaymentVisitDate: '2026-09-21' };
    expect(newClaims(claims(2), visit, TODAY)).toEqual(count({ since: null }));
  });
});

describe('new messages', () => {
  it('are the badge’s unread messages, for its month', () => {
    expect(newMessages({ state: 'ready', value: 6 }, TODAY)).toEqual({
      kind: 'messages',
      count: 6,
      isAtLeast: false,
      since: null,
      windowDays: 31,
    });
  });

  it('are unknown after a failure', () => expect(newMessages(failed, TODAY)).toBe('unknown'));
});

describe('new statements', () => {
  const ready = (value: { count: number; isAtLeast: boolean }) => ({ state: 'ready', value }) as const;

  it('count from the last visit to the summary', () => {
    expect(newStatements(ready({ count: 1, isAtLeast: false }), VISIT, TODAY)).toEqual(
      count({ kind: 'statements', count: 1, windowDays: 365 }),
    );
  });

  it('are unknown while loading, after a failure, and if the response is incomplete', () => {
    expect(newStatements(loading, VISIT, TODAY)).toBe('unknown');
    expect(newStatements(failed, VISIT, TODAY)).toBe('unknown');
    expect(newStatements(ready({ count: 0, isAtLeast: true }), VISIT, TODAY)).toBe('unknown');
  });
});

describe('the line', () => {
  const messages = count({ kind: 'messages', count: 1, windowDays: 90 });

  it('has one date if all items count from the same visit', () => {
    expect(newsOf([count(), messages])).toEqual({ state: 'news', items: [count(), messages], since: VISIT });
    const other = { ...messages, since: '2026-11-10' };
    expect(newsOf([count(), other])).toEqual({ state: 'news', items: [count(), other], since: null });
  });

  it('leaves out kinds without news and unknown ones', () => {
    expect(newsOf([count(), { ...messages, count: 0 }])).toMatchObject({ items: [count()], since: VISIT });
    expect(newsOf([count(), 'unknown'])).toMatchObject({ items: [count()] });
  });

  it('says that nothing is new since the latest visit, or within the shortest window', () => {
    const none = [count({ count: 0 }), { ...messages, count: 0, since: '2026-11-10' }];
    expect(newsOf(none)).toEqual({ state: 'nothing', since: '2026-11-10', windowDays: 60 });
    const older = none.map((counted) => ({ ...counted, since: null }));
    expect(newsOf(older)).toEqual({ state: 'nothing', since: null, windowDays: 60 });
  });

  it.each<[string, Parameters<typeof newsOf>[0]]>([
    ['anything loads', [count(), 'loading']],
    ['nothing is new, but one kind is unknown', [count({ count: 0 }), 'unknown']],
    ['no visit is known', ['unknown', 'unknown']],
  ])('is silent while %s', (_when, counts) => {
    expect(newsOf(counts)).toEqual({ state: 'silent' });
  });
});

it('waits for claims and messages', () => {
  expect(newClaims(loading, visited, TODAY)).toBe('loading');
  expect(newClaims(loading, visited, TODAY, true)).toBe('unknown');
  expect(newMessages(loading, TODAY)).toBe('loading');
});
