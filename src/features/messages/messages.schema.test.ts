import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { messageReadFlag } from './messages-actions.schema.ts';
import { getMessages } from './messages.schema.ts';

const messageOf = (changes: object) =>
  v.parse(getMessages.response, {
    payload: {
      messageList: [
        {
          messageID: 'M1',
          messageSequenceID: 1,
          messageStatus: 'u',
          messageDate: '20261112',
          messageContent: { subject: 'Hello', body: '' },
          ...changes,
        },
      ],
      totalCount: 1,
      unread: 1,
    },
  }).messages[0];

describe('optional fields (001 §3)', () => {
  it.each([
    [{ accumPercentage: 104 }, { percentage: 100 }],
    [{ accumPercentage: 85 }, { percentage: 85 }],
    [{}, { percentage: null, occurrences: null, occurrencesAllowed: null, members: [], image: '' }],
    [
      { accumOccurrenceCount: '17', accumThresholdCount: 20 },
      { occurrences: 17, occurrencesAllowed: 20 },
    ],
    [{ accumOccurrenceCount: '' }, { occurrences: null }],
    [{ messageSequenceID: -999 }, { sortOrder: 1, isSpecial: true }],
    [{ messageSequenceID: '7' }, { sortOrder: 0, isSpecial: false }],
    [{ recipientFirstName: 'Leo' }, { recipient: 'Leo' }],
    [{ recipientFirstName: 'Leo', firstName: 'Ines' }, { recipient: 'Ines' }],
  ])('in a message with %j are parsed as %j', (changes, expected) => {
    expect(messageOf(changes)).toMatchObject(expected);
  });
});

it('message ids are accepted only in upper case (001 §7)', () => {
  const ids = (messageID: string) => ({ ids: [{ ecid: 'E', umi: 'U', messageID, processStatus: 'R' }] });
  expect(v.safeParse(messageReadFlag.payload, ids('MSG1A')).success).toBe(true);
  expect(v.safeParse(messageReadFlag.payload, ids('msg1a')).success).toBe(false);
});
