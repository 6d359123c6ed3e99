import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { phoneError, tidyPhone } from './phone.rules.ts';
import { phoneNumber } from './phone.schema.ts';

describe('a phone number (000 §5)', () => {
  it.each([
    '5555550100',
    '15555550100',
    '25555550100', // eleven digits whose first digit is not 1
    '(555) 555-0100',
    '1(555) 555-0100',
    '1 (555) 555-0100',
    '555-555-0100',
    '1-555-555-0100',
    '1555-555-0100',
    '555 555 0100',
    '1 555 555 0100',
    '  555-555-0100  ',
    // mixed forms that are valid (decisions/messages#phone-forms-follow-the-specification)
    '(555)555-0100',
    '1 (555)555-0100',
    '1 555-555-0100',
  ])('is valid in form fields and in service calls: %j', (typed) => {
    expect(phoneError(typed, true)).toBe(null);
    expect(v.is(phoneNumber, tidyPhone(typed))).toBe(true);
  });

  it.each([
    '555-0100',
    '555555010',
    '155555501000',
    '555.555.0100',
    '1.555.555.0100',
    '555-555 0100',
    '555 555-0100',
    '(555)-555-0100',
    '(555) 555 0100',
    '1-(555)555-0100',
    '1-555 555 0100',
    '2-555-555-0100',
    '555-555-010',
    '(555 555-0100',
    '555--555-0100',
    'call me',
    '555-555-0100 x2',
    '٥٥٥٥٥٥٠١٠٠',
  ])('is invalid in form fields and in service calls: %j', (typed) => {
    expect(phoneError(typed, true)).toBe('phone');
    expect(v.is(phoneNumber, tidyPhone(typed))).toBe(false);
  });

  it.each(['', '  '])('may be %j unless a number is required', (typed) => {
    expect([phoneError(typed, true), phoneError(typed, false)]).toEqual(['missing', null]);
  });

  const FORMS = ['##########', '(###) ###-####', '(###)###-####', '###-###-####', '### ### ####'];
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 });
  const write = (form: string, numbers: readonly number[]): string => {
    const left = [...numbers];
    return form.replaceAll('#', () => String(left.shift() ?? ''));
  };

  it('is valid in each accepted format, with any ten digits', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FORMS), digits, (form, numbers) => {
        expect(phoneError(write(form, numbers), true)).toBe(null);
      }),
    );
  });

  it('is valid only if it has ten or eleven digits and at most 15 characters', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'0123456789()-. '), maxLength: 18 }),
      fc
        .tuple(fc.constantFrom('', '1', '1-', '1 '), fc.constantFrom(...FORMS), digits)
        .map(([prefix, form, numbers]) => prefix + write(form, numbers)),
    );
    fc.assert(
      fc.property(typed, (text) => {
        if (phoneError(text, true) !== null) return;
        expect([10, 11]).toContain(text.replaceAll(/\D/g, '').length);
        expect(tidyPhone(text).length).toBeLessThanOrEqual(15);
      }),
      { numRuns: 2000 },
    );
  });
});
