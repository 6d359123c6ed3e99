import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centerRows,
  isReadByOpening,
  pagesOf,
  pictographOf,
  rowOfId,
  toggleId,
  withStatus,
} from './center-rows.rules.ts';
import { listOf, mailboxes, messageOf } from './messages.fixture.ts';

describe('the rows of all pages of the message center', () => {
  it('contain each message once, numbered from 1, with special messages first (001 §3)', () => {
    fc.assert(
      fc.property(mailboxes, (mailbox) => {
        const pages = Array.from({ length: pagesOf(mailbox.others.length) }, (_page, at) =>
          centerRows(listOf(mailbox, at + 1), at + 1),
        );
        const rows = pages.flat();
        expect(rows.map(({ message }) => message)).toEqual([...mailbox.special, ...mailbox.others]);
        expect(rows.map(({ position }) => position)).toEqual(rows.map((_row, at) => at + 1));
        for (const page of pages) {
          expect(new Set(page.map(({ key }) => toggleId(key))).size).toBe(page.length);
          expect(page.filter(({ message }) => !message.isSpecial).length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it('do not include deleted messages', () => {
    const [special, others] = [[messageOf({ status: 'deleted', isSpecial: true })], [messageOf()]];
    expect(centerRows(listOf({ special, others }), 1)).toHaveLength(1);
  });
});

describe('the message named by an address (001 §2)', () => {
  const special = messageOf({ id: 'S1', isSpecial: true });
  const [first, blank, other] = [
    messageOf({ id: 'M1' }),
    messageOf({ id: '-999' }),
    messageOf({ id: '-999', date: '2026-11-01' }),
  ];
  const rowsOf = (...others: ReturnType<typeof messageOf>[]) =>
    centerRows(listOf({ special: [special], others }), 1);
  it.each([
    ['M1', first],
    ['m1', first],
    [' S1 ', special],
    ['-999', blank],
    ['', blank],
    ['M2', undefined],
  ])("has the id %j, ignoring case and spaces; '' means -999; an unknown id gives undefined", (id, message) =>
    expect(rowOfId(rowsOf(first, blank, other), id)?.message).toBe(message),
  );

  it('is the first special message if the address names -999 and no message has the id -999', () => {
    expect(rowOfId(rowsOf(first), '-999')?.message).toBe(special);
    expect(rowOfId(centerRows(listOf({ special: [], others: [first] }), 1), '-999')).toBeUndefined();
  });
});

describe('opening a message (001 §4)', () => {
  it.each([
    ['an unread message', {}, true],
    ['a read message', { status: 'read' }, false],
    ['a special message', { isSpecial: true }, false],
    ['a message without an id', { id: '-999' }, false],
    ['a message without a recipient', { ecId: '' }, false],
  ] as const)('marks %s (%j) as read: %s', (_name, changes, expected) => {
    expect(isReadByOpening(messageOf(changes))).toBe(expected);
  });

  it('changes only that message’s status and the unread count, and both changes can be reverted', () => {
    const list = listOf({
      special: [],
      others: [messageOf({ id: 'A' }), messageOf({ id: 'B', status: 'read' })],
    });
    const read = withStatus(list, 'A', 'read');
    expect([read.unread, read.messages.map(({ status }) => status)]).toEqual([0, ['read', 'read']]);
    expect(withStatus(read, 'A', 'read')).toEqual(read);
    expect(withStatus(read, 'A', 'unread')).toEqual(list);
  });
});

describe('imageUnicode (001 §3)', () => {
  it.each([
    ['1F489', '💉'],
    ['U+1F489', '💉'],
    [String.raw`\u{1F489}`, '💉'],
    ['&#x1F489;', '💉'],
    ['💉', '💉'],
    ['2764', '❤'],
    ['', ''],
    ['hello', ''],
    ['0041', ''],
    ['E001', ''],
    ['FFFFFF', ''],
    ['<b>', ''],
  ])('%j is shown as %j', (code, shown) => expect(pictographOf(code)).toBe(shown));
});
