import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { VisitorPlace } from '../../session/storage/visitor-place.ts';
import { ageNeeded, quoteErrors, readQuote, type QuoteContext, type QuoteForm } from './quote-form.rules.ts';
import {
  emailOf,
  leadOf,
  nextCall,
  prospectOf,
  QUOTE_CALLS,
  toAttempt,
  withConfirmed,
  type QuoteAttempt,
} from './quote-requests.rules.ts';
import { saveLead, saveProspect, sendEmail } from './shopping.schema.ts';

const FORM: QuoteForm = {
  segment: 'U65',
  firstName: ' Hester ',
  lastName: 'Quill',
  birthDate: '5/17/1990',
  email: ' hester.quill@mail.example.com ',
  phone: '302-555-0142',
  consent: 'yes',
};
const DELAWARE: VisitorPlace = {
  zipCode: '19801',
  county: { fips: '10003', name: 'New Castle', state: 'DE' },
  segment: null,
  isServedHere: true,
};
const CONTEXT: QuoteContext = {
  brand: 'bay',
  place: DELAWARE,
  dataDomainToken: 18,
  ages: { minimumVisitorAge: { otherwise: 0, byState: { DE: 19, WV: 18 } }, brandState: 'PA' },
  today: '2026-11-22',
};

describe('the contact-me form (000 §5)', () => {
  it('has no errors as it should be', () => {
    expect(quoteErrors(FORM, CONTEXT)).toEqual([]);
  });

  it.each<[keyof QuoteForm, string, string | null]>([
    ['segment', '', 'missing'],
    ['segment', 'ALL', 'invalid'],
    ['firstName', ' ', 'missing'],
    ['lastName', '', 'missing'],
    ['birthDate', '', 'missing'],
    ['birthDate', '1990-05-17', 'dateFormat'],
    ['birthDate', '13/1/1990', 'dateMonth'],
    ['birthDate', '2/29/2026', 'dateDay'],
    ['birthDate', '11/23/2026', 'dateFuture'],
    ['birthDate', '11/23/2007', 'tooYoung'],
    ['birthDate', '11/22/2007', null], // the birthday itself
    ['birthDate', '5/17/90', null],
    ['email', '', 'missing'],
    ['email', 'hester', 'email'],
    ['email', `${'h'.repeat(50)}@mail.com`, 'emailLong'],
    ['phone', '', null],
    ['phone', '555-0142', 'phone'],
    ['consent', '', 'consent'],
  ])('%s %j: %s', (field, typed, problem) => {
    const form = { ...FORM, [field]: typed };
    expect(quoteErrors(form, CONTEXT)).toEqual(problem ? [{ field, problem }] : []);
    expect(readQuote(form, CONTEXT) === null).toBe(problem !== null);
  });

  it.each<[VisitorPlace | null, string | null]>([
    [null, 'noPlace'],
    [{ ...DELAWARE, isServedHere: false }, 'elsewhere'],
    [{ ...DELAWARE, county: null }, null],
  ])('place %j: %s', (place, problem) => {
    const errors = quoteErrors(FORM, { ...CONTEXT, place });
    expect(errors).toEqual(problem ? [{ field: 'place', problem }] : []);
  });

  it.each([
    ['DE', 19],
    ['WV', 18],
    ['PA', 0],
  ])('asks for the age of the state of the county, %s: %i', (state, age) => {
    const county = { fips: '10003', name: 'New Castle', state };
    expect(ageNeeded({ ...CONTEXT, place: { ...DELAWARE, county } })).toBe(age);
  });

  it('counts the age of the brand without a county', () => {
    const place = { ...DELAWARE, county: null };
    expect(ageNeeded({ ...CONTEXT, place, ages: { ...CONTEXT.ages, brandState: 'WV' } })).toBe(18);
  });

  it.each([
    ['2026-11-22', '2026-12-01'],
    ['2026-12-31', '2027-01-01'],
    ['2027-01-31', '2027-02-01'],
  ])('asked on %s, coverage begins on %s', (today, effectiveDate) => {
    expect(readQuote(FORM, { ...CONTEXT, today })).toMatchObject({ effectiveDate });
  });
});

const content = readQuote(FORM, CONTEXT);
if (!content) throw new Error('the form is valid');

/** Numbered UUIDs. */
function keys(): () => string {
  let made = 0;
  return () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
}

describe('the requests of a quote (000 §7)', () => {
  const attempt = toAttempt(content, null, keys());

  it('are as the services expect them', () => {
    expect(v.is(saveProspect.payload, prospectOf(attempt))).toBe(true);
    expect(v.is(saveLead.payload, leadOf(attempt, 'DE-1'))).toBe(true);
    expect(v.is(sendEmail.payload, emailOf(attempt))).toBe(true);
    expect(leadOf({ ...attempt, content: { ...content, phone: '' } }, '')).not.toHaveProperty('phone');
    const noCounty = prospectOf({ ...attempt, content: { ...content, fipsCode: '' } });
    expect(noCounty).not.toHaveProperty('fipsCode');
    expect(v.is(saveProspect.payload, noCounty)).toBe(true);
    expect(leadOf(attempt, '')).not.toHaveProperty('region');
    expect(new Set(Object.values(attempt.keys)).size).toBe(3);
  });

  it('say nothing in a mail that is private', () => {
    const said = JSON.stringify(emailOf(attempt).attributes);
    for (const secret of ['1990', '19801', 'Quill', '555']) expect(said).not.toContain(secret);
  });

  it('are sent in order, each until it is confirmed', () => {
    const sent: string[] = [];
    let now = attempt;
    for (let call = nextCall(now); call; call = nextCall(now)) {
      sent.push(call);
      now = withConfirmed(now, call);
    }
    expect(sent).toEqual(QUOTE_CALLS);
  });

  it('keep their keys while the content is the same, and only then', () => {
    const newKey = keys();
    const first = toAttempt(content, null, newKey);
    const failed = withConfirmed(first, 'prospect');
    expect(toAttempt({ ...content }, failed, newKey)).toBe(failed);
    const changed = toAttempt({ ...content, phone: '' }, failed, newKey);
    expect(nextCall(changed)).toBe('prospect');
    expect(Object.values(changed.keys).filter((key) => Object.values(first.keys).includes(key))).toEqual([]);
  });

  it('are never sent again after a confirmation, whatever fails and however often it is pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (works) => {
        const newKey = keys();
        let kept: QuoteAttempt | null = null;
        const confirmed: string[] = [];
        for (const isConfirmed of works) {
          const now: QuoteAttempt = toAttempt(content, kept, newKey);
          const call = nextCall(now);
          kept = now;
          if (!call || !isConfirmed) continue;
          confirmed.push(now.keys[call]);
          kept = withConfirmed(now, call);
        }
        expect(new Set(confirmed).size).toBe(confirmed.length);
        expect(confirmed.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
