import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canNotify, notificationOf, notifyErrors, requestOf, type NotifyForm } from './notify.rules.ts';

const TOKEN = 14;
const sender = { bvUserId: 'BV1', brand: 'mincr' };
const form = (changes: Partial<NotifyForm>): NotifyForm => ({
  channel: '',
  phone: '',
  email: '',
  ...changes,
});
const errors = (changes: Partial<NotifyForm>, token = TOKEN) =>
  notifyErrors(form(changes), token).map(({ field, problem }) => `${field} ${problem}`);

describe('the notification form (001 §5)', () => {
  it.each([
    ['nothing chosen', {}, ['channel missing']],
    ['an unknown channel', { channel: 'fax', phone: 'x', email: 'x' }, ['channel missing']],
    ['sms without a number', { channel: 'sms', email: 'leo@mail.example' }, ['phone missing']],
    ['email without an address', { channel: 'email', phone: '5555550100' }, ['email missing']],
    ['a wrong number', { channel: 'sms', phone: '555-0100' }, ['phone phone']],
    ['a wrong address', { channel: 'email', email: 'leo@mail' }, ['email email']],
    ['an address under 7 characters', { channel: 'email', email: 'a@b.co' }, ['email email']],
    [
      'an address over 50 characters',
      { channel: 'email', email: `${'a'.repeat(45)}@b.com` },
      ['email emailLong'],
    ],
    ['a long top-level domain', { channel: 'email', email: 'leo@mail.example' }, ['email emailEnding']],
    ['an error in the unused field', { channel: 'sms', phone: '(555) 555-0100', email: 'x' }, []],
    ['mixed separators in a phone number', { channel: 'sms', phone: '555.555-0100' }, ['phone phone']],
    ['spaces around an address', { channel: 'email', email: '  leo@mail.net ' }, []],
  ])('with %s (%j) has the errors %j', (_, changes, expected) => expect(errors(changes)).toEqual(expected));

  it('allows a top-level domain of more than four letters for the data-domain token 16, which allows any length', () => {
    expect(errors({ channel: 'email', email: 'leo@mail.example' }, 16)).toEqual([]);
  });

  it('sends only the trimmed contact of the chosen channel', () => {
    const typed = form({ channel: 'email', email: ' leo@mail.net ', phone: '5555550100' });
    expect(notificationOf(typed, TOKEN, sender)).toEqual({
      bvuserid: 'BV1',
      brand: 'mincr',
      communicationType: 'EMAIL',
      communicationList: [{ contactValue: 'leo@mail.net', channel: 'EMAIL' }],
    });
  });

  it('builds a request if and only if the form has no errors', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('sms', 'email', '5555550100', 'leo@mail.net'));
    fc.assert(
      fc.property(fc.record({ channel: text, phone: text, email: text }), (typed) => {
        const isValid = notifyErrors(typed, TOKEN).length === 0;
        expect(notificationOf(typed, TOKEN, sender) !== null).toBe(isValid);
      }),
    );
  });
});

describe('the request key of a notification', () => {
  const sms = (phone: string) => {
    const made = notificationOf(form({ channel: 'sms', phone }), TOKEN, sender);
    if (!made) throw new Error('the form has errors');
    return made;
  };
  const first = requestOf(sms('5555550100'), null, () => 'one');

  it('stays the same if the same notification is sent again', () => {
    expect(requestOf(sms('5555550100'), first, () => 'two').requestKey).toBe('one');
  });
  it('is new if the notification has changed', () => {
    expect(requestOf(sms('5555550101'), first, () => 'two').requestKey).toBe('two');
  });
});

it.each([
  ['a subscriber and a dependent’s message', {}, 'E2', true],
  ['a subscriber’s own message', {}, 'E1', false],
  ['a message without a recipient', {}, '', false],
  ['a caller who is not the subscriber', { isSubscriber: false }, 'E2', false],
  ['a simulation', { isSimulation: true }, 'E2', false],
])('canNotify for %s (%j, ecId %j) returns %s', (_, changes, ecId, can) => {
  const facts = { isSubscriber: true, isSimulation: false, ecId: 'E1', ...changes };
  expect(canNotify({ ecId }, facts)).toBe(can);
});
