import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClaimSummary } from '../features/claims/claims.schema.ts';
import type { Message, MessageList } from '../features/messages/messages.schema.ts';
import { addDays } from '../lib/date.ts';
import type { Remote } from '../lib/remote.ts';
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

const message = (daysAgo: number, status: Message['status'] = 'unread'): Message => ({
  id: 'M1',
  isSpecial: false,
  status,
  date: addDays(TODAY, -daysAgo),
  dayText: '',
  monthText: '',
  type: '',
  category: '',
  sortOrder: 0,
  recipient: '',
  members: [],
  ecId: 'E1',
  umi: '1',
  groupNumber: '',
  clientNumber: '',
  occurrences: null,
  occurrencesAllowed: null,
  percentage: null,
  image: '',
  content: { state: 'missing' },
});
const page = (messages: Message[], more: Partial<MessageList> = {}): Remote<MessageList> => ({
  state: 'ready',
  value: { messages, special: [], skipped: 0, total: messages.length, unread: 0, ...more },
});

const count = (more: Partial<NewsCount> = {}): NewsCount => ({
  kind: 'claims',
  count: 2,
  isAtLeast: false,
  since: VISIT,
  windowDays: 60,
  ...more,
});

describe('new claims', () => {
  it('are those that the service counts since the visit', () => {
    expect(newClaims(claims(2), visited, TODAY)).toEqual(count());
  });

  it.each([
    ['no visit on record', claims(2), { ...visited, hasVisitedClaims: false }],
    ['a failure', failed, visited],
    ['a failure of the spending vendor', claims(2, { spendingDataComplete: false }), visited],
  ])('are unknown after %s', (_why, summary, visit) => {
    expect(newClaims(summary, visit, TODAY)).toBe('unknown');
  });

  it('are those of the window after an older visit', () => {
    const visit = { ...visited, lastClaimPaymentVisitDate: '2026-09-21' };
    expect(newClaims(claims(2), visit, TODAY)).toEqual(count({ since: null }));
  });
});

describe('new messages', () => {
  it('are unread, of later days than the visit, and not special', () => {
    const list = page([message(1), message(2, 'read'), message(18), message(19), message(30)], {
      special: [message(1)],
    });
    expect(newMessages(list, VISIT, TODAY)).toMatchObject({ count: 2, isAtLeast: false, since: VISIT });
  });

  it('are at least those of the page if it does not go back to the visit', () => {
    const recent = page([message(1), message(2)], { total: 3 });
    expect(newMessages(recent, VISIT, TODAY)).toMatchObject({ count: 2, isAtLeast: true });
    const older = page([message(1), message(19)], { total: 3 });
    expect(newMessages(older, VISIT, TODAY)).toMatchObject({ count: 1, isAtLeast: false });
    const skipped = page([message(1), message(19)], { skipped: 1 });
    expect(newMessages(skipped, VISIT, TODAY)).toMatchObject({ count: 1, isAtLeast: true });
  });

  it("are the panel's own count after a visit before its window", () => {
    const list = page([message(1)], { total: 140, unread: 120 });
    expect(newMessages(list, '2026-08-01', TODAY)).toMatchObject({
      count: 120,
      isAtLeast: false,
      since: null,
    });
  });

  it('are unknown without a visit, after a failure, and if the page may miss the only ones', () => {
    expect(newMessages(page([message(1)]), null, TODAY)).toBe('unknown');
    expect(newMessages(failed, VISIT, TODAY)).toBe('unknown');
    expect(newMessages(page([message(1, 'read')], { total: 2 }), VISIT, TODAY)).toBe('unknown');
  });

  it('never are more than there are, and exact unless marked', () => {
    const days = fc.array(fc.tuple(fc.nat(120), fc.constantFrom('unread', 'read')), { maxLength: 20 });
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 12 }), fc.nat(90), (all, size, visitedDaysAgo) => {
        const messages = all
          .toSorted(([one], [other]) => one - other)
          .map(([daysAgo, status]) => message(daysAgo, status));
        const visit = addDays(TODAY, -visitedDaysAgo);
        const isNew = ({ date, status }: Message) => status === 'unread' && date > visit;
        const real = messages.filter(isNew).length;
        const counted = newMessages(page(messages.slice(0, size), { total: messages.length }), visit, TODAY);
        if (typeof counted === 'string') return;
        expect(counted.count).toBeLessThanOrEqual(real);
        if (!counted.isAtLeast) expect(counted.count).toBe(real);
      }),
    );
  });
});

describe('new statements', () => {
  const found = (value: { count: number; isAtLeast: boolean }) => ({ state: 'ready', value }) as const;

  it('count from the last visit to the summary', () => {
    expect(newStatements(found({ count: 1, isAtLeast: false }), VISIT, TODAY)).toEqual(
      count({ kind: 'statements', count: 1, windowDays: 365 }),
    );
  });

  it('are unknown while they load, after a failure, and if there may be some', () => {
    expect(newStatements(loading, VISIT, TODAY)).toBe('unknown');
    expect(newStatements(failed, VISIT, TODAY)).toBe('unknown');
    expect(newStatements(found({ count: 0, isAtLeast: true }), VISIT, TODAY)).toBe('unknown');
  });
});

describe('the line', () => {
  const messages = count({ kind: 'messages', count: 1, windowDays: 90 });

  it('has one date if all count from one visit', () => {
    expect(newsOf([count(), messages])).toEqual({ state: 'news', items: [count(), messages], since: VISIT });
    const other = { ...messages, since: '2026-11-10' };
    expect(newsOf([count(), other])).toEqual({ state: 'news', items: [count(), other], since: null });
  });

  it('leaves out what is not new, and what is unknown', () => {
    expect(newsOf([count(), { ...messages, count: 0 }])).toMatchObject({ items: [count()], since: VISIT });
    expect(newsOf([count(), 'unknown'])).toMatchObject({ items: [count()] });
  });

  it('says that nothing is new since the latest visit, or within the shortest window', () => {
    const none = [count({ count: 0 }), { ...messages, count: 0, since: '2026-11-10' }];
    expect(newsOf(none)).toEqual({ state: 'nothing', since: '2026-11-10', windowDays: 60 });
    const older = none.map((one) => ({ ...one, since: null }));
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
  expect(newMessages(loading, VISIT, TODAY)).toBe('loading');
});
