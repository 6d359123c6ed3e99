import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { contactUs, type ContactRequest } from '../../../src/features/help/contact.schema.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { businessDaysLater, CONTACT_KIND } from './contact.routes.ts';
import { openSandbox } from '../sandbox.fixture.ts';

const { ask, services } = openSandbox();

const REQUEST: ContactRequest = {
  requestKey: '6f1c2b8e-6c1d-4c0e-9a53-7b1f0d2e4a10',
  brand: 'mincr',
  language: 'en',
  name: 'Maria Lund',
  subject: 'CLAIM',
  message: 'When will my claim be done?',
  replyBy: 'EMAIL',
  contactValue: 'maria@mail.example',
};
const write = (changes: object = {}) =>
  ask('POST', '/rbsmbl/x-services/contactUs', { baseMessage, payload: { ...REQUEST, ...changes } });
const persisted = () => services.state.list('', CONTACT_KIND, v.object({ request: v.unknown() }));

describe('contactUs', () => {
  it('stores a repeated message once, and returns the same reply date each time', async () => {
    const first = v.parse(contactUs.response, await (await write()).json());
    const again = v.parse(contactUs.response, await (await write()).json());
    expect(again).toEqual(first);
    expect(first.answerBy).toBe('2026-11-16'); // two business days after Thursday
    expect([...persisted().values()].map(({ request }) => request)).toEqual([REQUEST]);
  });

  it('refuses another message with the same key', async () => {
    await write();
    expect((await write({ message: 'Another one' })).status).toBe(409);
    expect(persisted().size).toBe(1);
  });

  it.each([
    { brand: 'unknown' },
    { requestKey: '1' },
    { name: '' },
    { subject: 'GARDEN' },
    { message: 'x'.repeat(2001) },
    { replyBy: 'FAX' },
    { contactValue: '' },
    { contactValue: '412-555-0120' }, // invalid, because replyBy is EMAIL
    { replyBy: 'PHONE', contactValue: '412.555.0120' },
  ])('returns 400 for %o', async (wrong) => {
    expect((await write({ requestKey: crypto.randomUUID(), ...wrong })).status).toBe(400);
  });
});

it.each([
  ['2026-11-12', 2, '2026-11-16'], // Thursday
  ['2026-11-13', 2, '2026-11-17'], // Friday
  ['2026-11-14', 1, '2026-11-16'], // Saturday
  ['2026-11-16', 2, '2026-11-18'],
])('businessDaysLater for %s and %i days returns %s', (day, days, later) => {
  expect(businessDaysLater(day, days)).toBe(later);
});
