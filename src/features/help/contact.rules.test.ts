import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { contactErrors, readContent, toRequest, type ContactForm } from './contact.rules.ts';
import { CONTACT_SUBJECTS, contactUs, type ContactRequest } from './contact.schema.ts';

const GOOD: ContactForm = {
  name: 'Maria Lund',
  subject: 'CLAIM',
  message: 'When will my claim be done?',
  replyBy: 'EMAIL',
  email: 'maria@mail.com',
  phone: '',
};
const BRAND = { code: 'someplan', dataDomainToken: 18 };
const KEY = '6f1c2b8e-6c1d-4c0e-9a53-7b1f0d2e4a10';

const problems = (changes: Partial<ContactForm>, token = 18) =>
  contactErrors({ ...GOOD, ...changes }, token).map(({ problem }) => problem);

describe('contactErrors', () => {
  it.each<[changes: Partial<ContactForm>, problems: string[]]>([
    [{}, []],
    [{ name: '  ' }, ['missing']],
    [{ name: 'x'.repeat(81) }, ['nameLong']],
    [{ name: ` ${'x'.repeat(80)} ` }, []],
    [{ subject: '' }, ['missing']],
    [{ subject: 'toString' }, ['missing']],
    [{ message: '\n' }, ['missing']],
    [{ message: 'x'.repeat(2001) }, ['messageLong']],
    [{ message: 'x'.repeat(2000) }, []],
    [{ email: '' }, ['missing']],
    [{ email: 'a@b.cd' }, ['email']],
    [{ email: `${'a'.repeat(50)}@mail.com` }, ['emailLong']],
    [{ replyBy: 'PHONE' }, ['missing']],
    [{ replyBy: 'PHONE', phone: '555' }, ['phone']],
    [{ replyBy: 'PHONE', phone: '555-555-0100', email: 'no address' }, []],
    [{ replyBy: '', email: '' }, ['missing']],
    [{ name: '', subject: '', message: '', replyBy: '' }, ['missing', 'missing', 'missing', 'missing']],
  ])('given %j, returns %j', (changes, expected) => {
    expect(problems(changes)).toEqual(expected);
  });

  it('rejects a top-level domain of over four letters unless the data-domain token is 16, which allows any length', () => {
    expect([problems({ email: 'maria@mail.museum' }), problems({ email: 'maria@mail.museum' }, 16)]).toEqual([
      ['emailEnding'],
      [],
    ]);
  });

  it('states the length of a message that is too long, and the maximum length', () => {
    expect(contactErrors({ ...GOOD, message: 'x'.repeat(2500) }, 18)).toEqual([
      { field: 'message', problem: 'messageLong', params: { most: 2000, length: 2500 } },
    ]);
  });
});

describe('readContent', () => {
  it('trims the typed texts, and includes only the contact value of the chosen channel', () => {
    const form = { ...GOOD, name: ' Maria ', replyBy: 'PHONE', phone: ' 555-555-0100 ' };
    expect(readContent(form, BRAND, 'es')).toEqual({
      brand: 'someplan',
      language: 'es',
      name: 'Maria',
      subject: 'CLAIM',
      message: GOOD.message,
      replyBy: 'PHONE',
      contactValue: '555-555-0100',
    });
  });

  const typed = fc.oneof(
    fc.string({ maxLength: 90 }),
    fc.constantFrom('', ' ', 'maria@mail.com', '5555550100'),
  );
  const form: fc.Arbitrary<ContactForm> = fc.record({
    name: typed,
    subject: fc.constantFrom('', 'GARDEN', ...CONTACT_SUBJECTS),
    message: typed,
    replyBy: fc.constantFrom('', 'EMAIL', 'PHONE', 'FAX'),
    email: typed,
    phone: typed,
  });

  it('returns null if and only if the form has errors, and otherwise content that is valid for the call', () => {
    fc.assert(
      fc.property(form, fc.constantFrom(16, 18), (typedForm, token) => {
        const content = readContent(typedForm, { ...BRAND, dataDomainToken: token }, 'en');
        expect(content === null).toBe(contactErrors(typedForm, token).length > 0);
        if (content) expect(v.is(contactUs.payload, { ...content, requestKey: KEY })).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the request key of a message', () => {
  const content = readContent(GOOD, BRAND, 'en');
  if (!content) throw new Error('the valid form is not valid');
  const last: ContactRequest = { ...content, requestKey: KEY };
  const newKey = () => 'new';

  it('stays the same if the same message is sent again, and changes if the message has changed', () => {
    expect(toRequest(content, last, newKey)).toBe(last);
    expect(toRequest({ ...content, message: 'Another' }, last, newKey).requestKey).toBe('new');
    expect(toRequest(content, null, newKey).requestKey).toBe('new');
  });
});
