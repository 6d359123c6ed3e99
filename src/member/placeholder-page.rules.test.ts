import { describe, expect, it } from 'vitest';
import { messagesLead } from './placeholder-page.rules.ts';

describe('what the message center’s page says (000 §6, 001 §6)', () => {
  const usual = { messageCenter: true, isGroupWithout: false, isOneMessage: false };
  it.each([
    ['usually', {}, /^Your newest messages, if you have any, are in your activity summary/],
    ['of one message', { isOneMessage: true }, /^This site does not show the text of a message/],
    ['to a dental group', { isGroupWithout: true }, /dental coverage only/],
    [
      'to a dental group of one message',
      { isGroupWithout: true, isOneMessage: true },
      /dental coverage only/,
    ],
    ['without a message center', { messageCenter: false }, /no message center/],
  ])('%s', (_name, changes, says) => {
    expect(messagesLead({ ...usual, ...changes })).toMatch(says);
  });
});
