import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/lib/date/date.ts';
import { DAY, memberNamed, messageQuery, openSandbox, PATHS, type MessageQuery } from '../sandbox.fixture.ts';

const { messages, ask, signIn } = openSandbox();
const [, daniel, , ines] = memberNamed('maria').family.members;
if (!daniel || !ines) throw new Error('the family is not complete');

const statusOf = async (id: string, changes: MessageQuery, requested = id): Promise<number> =>
  (await ask('POST', PATHS.getMessages, messageQuery(requested, changes), await signIn(id))).status;

describe('member/getMessages', () => {
  it('returns pages of ten messages, newest first, with the total and unread count of the whole range', async () => {
    const page = await messages('maria');
    expect([page.messages.length, page.total, page.unread]).toEqual([10, 34, 7]);
    const dates = page.messages.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(page.messages.filter(({ status }) => status === 'unread')).toHaveLength(7);
  });

  it('returns each message on exactly one page, for any page size', async () => {
    const all = (await messages('maria', { messagesPerPage: 100 })).messages.map(({ id }) => id);
    expect(new Set(all).size).toBe(34);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (messagesPerPage) => {
        const pages: string[] = [];
        for (let pageNumber = 1; pageNumber <= Math.ceil(34 / messagesPerPage) + 1; pageNumber += 1) {
          const page = await messages('maria', { messagesPerPage, pageNumber });
          expect(page.total).toBe(34);
          pages.push(...page.messages.map(({ id }) => id));
        }
        expect(pages).toEqual(all);
      }),
      { numRuns: 12 },
    );
  });

  it('limits list, total and unread count to the date range, including both ends', async () => {
    const week = await messages('maria', { fromDate: addDays(DAY, -6), toDate: addDays(DAY, -2) });
    expect([week.total, week.unread, week.messages.length]).toEqual([2, 2, 2]);
    const narrower = await messages('maria', { fromDate: addDays(DAY, -5), toDate: addDays(DAY, -3) });
    expect(narrower.total).toBe(0);
    expect((await messages('maria', { fromDate: addDays(DAY, -90) })).total).toBe(6);
  });

  it('filters by category and recipient', async () => {
    const wellness = await messages('maria', { messageCategory: ['WLN', 'CLN'] });
    expect(new Set(wellness.messages.map(({ category }) => category))).toEqual(new Set(['WLN', 'CLN']));
    expect(wellness.total).toBeLessThan(34);
    const forInes = await messages('maria', { ecidList: [ines.ecId] });
    expect(new Set(forInes.messages.map(({ recipient }) => recipient))).toEqual(new Set(['Ines']));
    expect((await messages('maria', { ecidList: [] })).total).toBe(34);
  });

  it('returns only the member’s own messages to a member who is not a subscriber', async () => {
    for (const ecidList of [[daniel.ecId], []]) {
      // Daniel's profile does not contain the subscriber.
      const visible = await messages('daniel', { ecidList, subscriberECID: undefined });
      expect(new Set(visible.messages.map(({ recipient }) => recipient))).toEqual(new Set(['Daniel']));
    }
    expect((await messages('nora')).messages).toEqual([]);
    expect((await messages('ruth')).total).toBe(8);
  });

  it('returns maria’s special message separately from the list and its counts', async () => {
    const { special, messages: list } = await messages('maria');
    expect(special.map(({ isSpecial, date }) => [isSpecial, date])).toEqual([[true, addDays(DAY, -5)]]);
    expect(list.every(({ isSpecial }) => !isSpecial)).toBe(true);
    expect((await messages('maria', { toDate: addDays(DAY, -6) })).special).toEqual([]);
    expect((await messages('daniel')).special).toEqual([]);
  });

  it('returns two messages without content for maria', async () => {
    const all = (await messages('maria', { messagesPerPage: 100 })).messages;
    expect(all.filter(({ content }) => content.state === 'missing')).toHaveLength(2);
  });

  it('returns 250 unread messages for theo, more than 100 of them from the last month', async () => {
    expect(await messages('theo')).toMatchObject({ total: 250, unread: 250 });
    expect((await messages('theo', { fromDate: addDays(DAY, -30) })).unread).toBeGreaterThan(100);
  });
});

describe('member/getMessages with a forbidden or invalid query', () => {
  it.each([
    ['a member of another family', 'maria', { ecidList: ['900520101'] }],
    ['a spouse who requests another member', 'daniel', { ecidList: [daniel.ecId, ines.ecId] }],
    ["another family's subscriber", 'maria', { subscriberECID: '900520101' }],
    ['a dependent as the subscriber', 'daniel', { subscriberECID: daniel.ecId }],
  ])('returns 403 for %s', async (_, id, changes) => {
    expect(await statusOf(id, changes)).toBe(403);
  });

  it('returns 403 if the signed-in person sends a query that was made for another person', async () => {
    expect(await statusOf('nora', {}, 'maria')).toBe(403);
  });

  it.each([
    ['page 0', { pageNumber: 0 }],
    ['page 1.5', { pageNumber: 1.5 }],
    ['a date in another format', { fromDate: '20261001' }],
    ['a range that ends before it starts', { fromDate: DAY, toDate: addDays(DAY, -1) }],
  ])('returns 400 for %s', async (_, changes) => {
    expect(await statusOf('maria', changes)).toBe(400);
  });
});
