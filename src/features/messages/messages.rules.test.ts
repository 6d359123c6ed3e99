import * as v from 'valibot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseHash } from '../../routing/hash.rules.ts';
import { summaryQuery, unreadQuery } from './messages-query.rules.ts';
import { isUnread, messageHref, newestMessages, showUnread } from './messages.rules.ts';
import { countUnreadMessages, getMessages, type MessageWire } from './messages.schema.ts';

const wire: MessageWire = {
  messageID: 'M1',
  messageSequenceID: '1',
  messageStatus: 'u',
  messageDate: '20261112',
  messageContent: { subject: 'Hello', body: '<p>x</p>' },
};
const response = (
  list: Partial<Record<keyof MessageWire, unknown>>[],
  special: Partial<Record<keyof MessageWire, unknown>>[] | null = null,
) => ({
  payload: {
    messageList: list.map((change) => ({ ...wire, ...change })),
    specialMessage: special?.map((change) => ({ ...wire, messageSequenceID: -999, ...change })) ?? null,
    totalCount: list.length,
    unread: 0,
  },
});
const parse = (...args: Parameters<typeof response>) => v.parse(getMessages.response, response(...args));

describe('the summary’s messages', () => {
  it('are requested with a date range of 90 days, all categories and a request key (001 §3, §7)', () => {
    const query = summaryQuery(
      { ecId: 'E1', relationshipCode: '18', ecIds: ['E1', 'E2'], subscriberEcId: 'E1' },
      '2026-11-21',
      1_700_000_000_000,
    );
    expect(query).toMatchObject({
      messagesPerPage: 10,
      pageNumber: 1,
      pageId: 'activitySummary',
      requestKey: 'E11700000000000',
      fromDate: '2026-08-23',
      toDate: '2026-11-21',
      ecidList: ['E1', 'E2'],
    });
    expect(query.messageCategory).toEqual([
      'WLN',
      'CLN',
      'CLS',
      'GPS',
      'DSC',
      'ELG',
      'TRN',
      'WTS',
      'GLB',
      'MKT',
      'OPN',
      'PRM',
    ]);
    expect(v.safeParse(getMessages.payload, query).success).toBe(true);
  });

  it('are at most three, newest first, and include special messages but not deleted messages', () => {
    const list = parse(
      [
        { messageID: 'a', messageDate: '20261101' },
        { messageID: 'b', messageDate: '20261110' },
        { messageID: 'c', messageDate: '20261115', messageStatus: 'd' },
        { messageID: 'd', messageDate: '20261020' },
      ],
      [{ messageID: 's', messageDate: '20261105' }],
    );
    expect(newestMessages(list).map(({ id }) => id)).toEqual(['b', 's', 'a']);
  });

  it.each([
    ['MSG1A', '#/messageCenter?id=MSG1A'],
    ['-999', '#/messageCenter?id=-999'],
    ['a&b=#c', '#/messageCenter?id=a%26b%3D%23c'],
  ])('with the id %s link to %s (001 §2)', (id, href) => {
    expect(messageHref(id)).toBe(href);
    expect(parseHash(href).params).toEqual({ id });
  });

  it.each([
    [0, 'no'],
    [1, '1'],
    [99, '99'],
    [100, '100'],
    [101, '100+'],
    [250, '100+'],
  ])('have the unread count %d, which is shown as %j (001 §2)', (count, shown) => {
    expect(showUnread(count)).toBe(shown);
  });
});

describe('a received message (001 §3, §4)', () => {
  it.each([
    [
      'a subject and a body',
      { subject: 'Hello', body: 'x' },
      { state: 'shown', subject: 'Hello', body: 'x' },
    ],
    ['no content', undefined, { state: 'missing' }],
    ['null', null, { state: 'missing' }],
    ['a number as subject', { subject: 7, body: 'x' }, { state: 'invalid' }],
    ['no subject', { body: 'x' }, { state: 'invalid' }],
    ['text instead of content', 'hello', { state: 'invalid' }],
  ])('with %s (%j) has the content %j', (_name, messageContent, expected) => {
    expect(parse([{ messageContent }]).messages[0]?.content).toEqual(expected);
  });

  it.each([
    ['u', 'unread'],
    ['r', 'read'],
    ['d', 'deleted'],
  ])('with status code %s is %s', (messageStatus, status) => {
    expect(parse([{ messageStatus }]).messages[0]?.status).toBe(status);
  });

  it.each(['messageSequenceID', 'messageStatus', 'messageDate'] as const)(
    'without %s is skipped, or makes the list invalid if the list contains no valid message',
    (field) => {
      const unreadable = { [field]: undefined };
      expect(v.safeParse(getMessages.response, response([unreadable])).success).toBe(false);
      const list = parse([{ messageID: 'a' }, unreadable, { messageID: 'b' }], [unreadable]);
      expect(list.messages.map(({ id }) => id)).toEqual(['a', 'b']);
      expect([list.special, list.skipped]).toEqual([[], 2]);
    },
  );

  it.each([[''], ['  '], [null], [undefined], [7]])(
    'gets the id -999 if the service sends %j (001 §2)',
    (messageID) => {
      const list = parse([{ messageID }, { messageID: 'M2' }]);
      expect(list.messages.map(({ id, isSpecial }) => [id, isSpecial])).toEqual([
        ['-999', false],
        ['M2', false],
      ]);
      expect(list.skipped).toBe(0);
    },
  );

  it.each(['messageList', 'totalCount', 'unread'] as const)('is rejected if its list lacks %s', (field) => {
    const { payload } = response([{}]);
    expect(v.safeParse(getMessages.response, { payload: { ...payload, [field]: undefined } }).success).toBe(
      false,
    );
  });

  it('is parsed without an exception, whatever JSON its content and date contain', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) =>
          void v.safeParse(getMessages.response, response([{ messageContent: value, messageDate: value }])),
      ),
    );
  });
});

it.each([
  ['unread', false, true],
  ['read', false, false],
  ['deleted', false, false],
  ['unread', true, false],
] as const)(
  'a message with status %s and isSpecial %s counts as unread: %s',
  (status, isSpecial, expected) => {
    expect(isUnread({ status, isSpecial })).toBe(expected);
  },
);

describe('the unread count’s query', () => {
  it.each([
    ['2026-11-21', '2026-10-21'],
    ['2026-03-31', '2026-02-28'],
    ['2028-03-31', '2028-02-29'],
    ['2026-01-15', '2025-12-15'],
  ])('on %s starts at %s, one month earlier (001 §7)', (today, fromDate) => {
    const query = unreadQuery(today);
    expect(query).toEqual({ category: 'MGC', channel: 'WEB', fromDate, toDate: today });
    expect(v.parse(countUnreadMessages.payload, query)).toEqual(query);
  });
});
