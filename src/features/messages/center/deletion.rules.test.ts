import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { delStatusFlag, deleteSpecialMessages } from '../messages-actions.schema.ts';
import { centerRows, pagesOf } from './center-rows.rules.ts';
import { countedIn, deletionCalls, pageAfterDeletion, withoutDeleted } from './deletion.rules.ts';
import { listOf, mailboxes, messageOf, type Mailbox } from './messages.fixture.ts';

/** Generates any subset of the rows, and often all of them. */
const picked = <Row>(rows: Row[]) => fc.oneof(fc.subarray(rows), fc.constant(rows));

/** Generates a mailbox, one of its pages, and messages selected on that page. */
const selections = mailboxes.chain((mailbox) =>
  fc.integer({ min: 1, max: pagesOf(mailbox.others.length) }).chain((page) =>
    picked(centerRows(listOf(mailbox, page), page)).map((rows) => ({
      mailbox,
      page,
      selected: rows.map(({ message }) => message).filter(({ id }) => id !== '-999'),
    })),
  ),
);

const without = ({ special, others }: Mailbox, gone: readonly unknown[]): Mailbox => ({
  special: special.filter((call) => !gone.includes(call)),
  others: others.filter((call) => !gone.includes(call)),
});

describe('deletion calls (001 §4, §7)', () => {
  it('name each selected message once, and include one bulk call per recipient of special messages', () => {
    fc.assert(
      fc.property(selections, ({ selected }) => {
        const { ids, special } = deletionCalls(selected);
        const named = [
          ...ids.map(({ messageID }) => messageID),
          ...special.flatMap((call) => call.messageIDs),
        ];
        expect(named.toSorted()).toEqual(selected.map(({ id }) => id).toSorted());
        expect(special.length).toBe(new Set(special.map(({ ecid }) => ecid)).size);
        if (ids.length > 0) expect(v.is(delStatusFlag.payload, { ids })).toBe(true);
        for (const call of special) expect(v.is(deleteSpecialMessages.payload, call)).toBe(true);
      }),
    );
  });

  it('send ids in upper case, and skip messages without a usable id or umi', () => {
    const calls = deletionCalls([
      messageOf({ id: 'msg1a' }),
      messageOf({ id: '-999' }),
      messageOf({ umi: '' }),
    ]);
    expect(calls).toEqual({
      ids: [{ ecid: 'E1', umi: 'U1', messageID: 'MSG1A', processStatus: 'D' }],
      special: [],
    });
  });
});

describe('the page after a deletion (001 §4)', () => {
  it.each([
    [1, 34, 3, 1],
    [4, 34, 3, 4],
    [4, 34, 4, 3],
    [4, 31, 1, 3],
    [1, 10, 10, 1],
    [2, 20, 10, 1],
    [2, 25, 10, 2],
  ])(
    'on page %d of a list of %d messages, of which %d are deleted, is page %d',
    (page, total, deleted, expected) => {
      expect(pageAfterDeletion(page, total, deleted)).toBe(expected);
    },
  );

  it('is the same page if that page still exists, otherwise the previous page, and is never empty', () => {
    fc.assert(
      fc.property(selections, ({ mailbox, page, selected }) => {
        const rest = without(mailbox, selected);
        const next = pageAfterDeletion(page, mailbox.others.length, countedIn(selected));
        const pages = Math.max(1, Math.ceil(rest.others.length / 10));
        expect(next).toBe(page <= pages ? page : Math.max(1, page - 1));
        if (rest.others.length > 0) expect(listOf(rest, next).messages).not.toEqual([]);
      }),
    );
  });

  it('has the service’s total and unread count, minus the deleted messages', () => {
    fc.assert(
      fc.property(selections, ({ mailbox, page, selected }) => {
        const shown = withoutDeleted(listOf(mailbox, page), selected);
        const served = listOf(without(mailbox, selected), page);
        expect([shown.total, shown.unread, shown.special]).toEqual([
          served.total,
          served.unread,
          served.special,
        ]);
        expect(withoutDeleted(shown, selected)).toEqual(shown);
      }),
    );
  });
});
