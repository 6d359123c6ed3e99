import { describe, expect, it } from 'vitest';
import { closedMessages } from './closed-messages.ts';

const hours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00', timeZone: 'America/Chicago' };

/** The messages, with normal spaces in place of non-breaking spaces. */
const messagesOf = (some: typeof hours) => closedMessages(some).replaceAll('\u00A0', ' ').split('|');

describe('closedMessages', () => {
  it('names the next open day, its opening time and the time zone', () => {
    const messages = messagesOf(hours);
    expect(messages).toHaveLength(7);
    expect(messages[0]).toBe('Closed now. Opens Tuesday at 8 AM CT');
    for (const after of [4, 5, 6]) expect(messages[after]).toBe('Closed now. Opens Monday at 8 AM CT');
  });

  it.each([
    [{ opens: '08:30' }, 'Closed now. Opens Tuesday at 8:30 AM CT'],
    [{ opens: '12:00', timeZone: 'America/New_York' }, 'Closed now. Opens Tuesday at 12 PM ET'],
    [{ days: [1] }, 'Closed now. Opens Monday at 8 AM CT'],
    [{ days: [] }, 'Closed now'],
  ])('for hours with %j, the message after closing on Monday is "%s"', (change, text) => {
    expect(messagesOf({ ...hours, ...change })[0]).toBe(text);
  });
});
