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

describe('the form (001 §5)', () => {
  it.each([
    ['nothing chosen', {}, ['channel missing']],
    ['another channel', { channel: 'fax', phone: 'x', email: 'x' }, ['channel missing']],
    ['sms without a number', { channel: 'sms', email: 'leo@mail.example' }, ['phone missing']],
    ['email without an address', { channel: 'email', phone: '5555550100' }, ['email missing']],
    ['a wrong number', { channel: 'sms', phone: '555-0100' }, ['phone phone']],
    ['a wrong address', { channel: 'email', email: 'leo@mail' }, ['email email']],
    ['an address under 7 characters', { channel: 'email', email: 'a@b.co' }, ['email email']],
    ['an address over 50', { channel: 'email', email: `${'a'.repeat(45)}@b.com` }, ['email emailLong']],
    ['a long ending', { channel: 'email', email: 'leo@mail.example' }, ['email emailEnding']],
    ['what is wrong in the other field', { channel: 'sms', phone: '(555) 555-0100', email: 'x' }, []],
    ['marks of two forms', { channel: 'sms', phone: '555.555-0100' }, ['phone phone']],
    ['spaces around an address', { channel: 'email', email: '  leo@mail.net ' }, []],
  ])('%s', (_, changes, expected) => expect(errors(changes)).toEqual(expected));

  it('allows a long ending under data-domain token 16', () => {
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

  it('sends nothing with errors, whatever is typed', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('sms', 'email', '5555550100', 'leo@mail.net'));
    fc.assert(
      fc.property(fc.record({ channel: text, phone: text, email: text }), (typed) => {
        const isValid = notifyErrors(typed, TOKEN).length === 0;
        expect(notificationOf(typed, TOKEN, sender) !== null).toBe(isValid);
      }),
    );
  });
});

describe('the request key', () => {
  const sms = (phone: string) => {
    const made = notificationOf(form({ channel: 'sms', phone }), TOKEN, sender);
    if (!made) throw new Error('the form has errors');
    return made;
  };
  const first = requestOf(sms('5555550100'), null, () => 'one');

  it('stays the same for the same notification', () => {
    expect(requestOf(sms('5555550100'), first, () => 'two').requestKey).toBe('one');
  });
  it('is new for another request', () => {
    expect(requestOf(sms('5555550101'), first, () => 'two').requestKey).toBe('two');
  });
});

it.each([
  ['a subscriber, of a dependent’s message', {}, 'E2', true],
  ['not of their own', {}, 'E1', false],
  ['not of a message without a recipient', {}, '', false],
  ['only a subscriber', { isSubscriber: false }, 'E2', false],
  ['nothing in a simulation', { isSimulation: true }, 'E2', false],
])('notifies: %s', (_, changes, ecId, can) => {
  const facts = { isSubscriber: true, isSimulation: false, ecId: 'E1', ...changes };
  expect(canNotify({ ecId }, facts)).toBe(can);
});
