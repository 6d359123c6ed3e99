import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { VisitorLocation } from '../../../session/storage/visitor-location.ts';
import {
  ageNeeded,
  isRatedByAge,
  quoteErrors,
  readQuote,
  type QuoteContext,
  type QuoteForm,
} from './quote-form.rules.ts';
import {
  nextCall,
  QUOTE_CALLS,
  quoteBodies,
  toAttempt,
  withConfirmed,
  withMade,
  type MadeRequest,
} from './quote-requests.rules.ts';
import { saveLead, saveProspect, sendEmail } from '../shopping.schema.ts';

const FORM: QuoteForm = {
  segment: 'U65',
  firstName: ' Hester ',
  lastName: 'Quill',
  birthDate: '5/17/1990',
  email: ' hester.quill@mail.example.com ',
  phone: '302-555-0142',
  consent: 'yes',
};
const DELAWARE: VisitorLocation = {
  zipCode: '19801',
  county: { fips: '10003', name: 'New Castle', state: 'DE' },
  segment: null,
  isServedHere: true,
  isServed: true,
};
const CONTEXT: QuoteContext = {
  brand: 'bay',
  segments: ['U65', 'MED'],
  location: DELAWARE,
  zipForm: { typed: '19801', asksCounty: false },
  dataDomainToken: 18,
  ages: { minimumVisitorAge: { otherwise: 0, byState: { DE: 19, WV: 18 } }, brandState: 'PA' },
  today: '2026-11-22',
};

describe('the contact-me form (000 §5)', () => {
  it('has no errors when filled in correctly', () => {
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
    ['birthDate', '11/22/2007', null], // the visitor's birthday is today
    ['birthDate', '5/17/90', null],
    ['email', '', 'missing'],
    ['email', 'hester', 'email'],
    ['email', `${'h'.repeat(50)}@mail.com`, 'emailLong'],
    ['phone', '', null],
    ['phone', '555-0142', 'phone'],
    ['consent', '', 'missing'],
  ])('with the %s %j has the error %s', (field, typed, problem) => {
    const form = { ...FORM, [field]: typed };
    expect(quoteErrors(form, CONTEXT)).toEqual(problem ? [{ field, problem }] : []);
    expect(readQuote(form, CONTEXT) === null).toBe(problem !== null);
  });

  it.each<[VisitorLocation | null, string | null]>([
    [null, 'zipUnread'],
    [{ ...DELAWARE, isServedHere: false }, 'elsewhere'],
    [{ ...DELAWARE, isServedHere: false, isServed: false }, 'unserved'],
    [{ ...DELAWARE, county: null }, null],
  ])('with the location %j has the error %s', (location, problem) => {
    const errors = quoteErrors(FORM, { ...CONTEXT, location });
    expect(errors).toEqual(problem ? [{ field: 'place', problem }] : []);
  });

  it.each<[VisitorLocation | null, QuoteContext['zipForm'], string | null]>([
    [DELAWARE, { typed: '', asksCounty: false }, null],
    [DELAWARE, { typed: ' 19801 ', asksCounty: false }, null],
    [DELAWARE, { typed: '10001', asksCounty: false }, 'zipChanged'],
    [DELAWARE, { typed: '1980', asksCounty: false }, 'zipChanged'],
    [null, { typed: '56508', asksCounty: true }, 'countyOpen'],
    [null, { typed: '56508', asksCounty: false }, 'zipUnread'],
    [null, { typed: ' ', asksCounty: false }, 'noPlace'],
  ])('with the location %j and the zip code fields %j has the error %s', (location, zipForm, problem) => {
    const errors = quoteErrors(FORM, { ...CONTEXT, location, zipForm });
    expect(errors).toEqual(problem ? [{ field: 'place', problem }] : []);
  });

  it.each([
    ['DE', 19],
    ['WV', 18],
    ['PA', 0],
  ])("requires the minimum age of the county's state (in %s: %i)", (state, age) => {
    const county = { fips: '10003', name: 'New Castle', state };
    expect(ageNeeded({ ...CONTEXT, location: { ...DELAWARE, county } })).toBe(age);
  });

  it('accepts only the segments that the brand sells', () => {
    const errors = quoteErrors(FORM, { ...CONTEXT, segments: ['MED'] });
    expect(errors).toEqual([{ field: 'segment', problem: 'invalid' }]);
  });

  it("requires the brand's minimum age if the zip code has no county", () => {
    const location = { ...DELAWARE, county: null };
    expect(ageNeeded({ ...CONTEXT, location, ages: { ...CONTEXT.ages, brandState: 'WV' } })).toBe(18);
  });

  it.each([
    ['2026-11-22', '2026-12-01'],
    ['2026-12-31', '2027-01-01'],
    ['2027-01-31', '2027-02-01'],
  ])(
    'asks for coverage from the first day of the next month (today: %s, coverage from: %s)',
    (today, effectiveDate) => {
      expect(readQuote(FORM, { ...CONTEXT, today })).toMatchObject({ effectiveDate });
    },
  );
});

const content = readQuote(FORM, CONTEXT);
if (!content) throw new Error('the form is valid');

/** Creates numbered UUIDs. */
function keys(): () => string {
  let made = 0;
  return () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
}

const PRINTS = { prospect: 'p', lead: 'l', email: 'e' };
const bodies = quoteBodies(content, 'DE-1');
const requestKey = '00000000-0000-4000-8000-000000000001';

describe('the requests of a quote (000 §7)', () => {
  it('match the schemas of the services', () => {
    expect(v.is(saveProspect.payload, { requestKey, ...bodies.prospect })).toBe(true);
    expect(v.is(saveLead.payload, { requestKey, ...bodies.lead })).toBe(true);
    expect(v.is(sendEmail.payload, { requestKey, ...bodies.email })).toBe(true);
    const bare = quoteBodies({ ...content, phone: '', fipsCode: '' }, '');
    expect(bare.lead).not.toHaveProperty('phone');
    expect(bare.lead).not.toHaveProperty('region');
    expect(bare.prospect).not.toHaveProperty('fipsCode');
    expect(v.is(saveProspect.payload, { requestKey, ...bare.prospect })).toBe(true);
    // The form does not ask about tobacco use, so the applicant has no such field.
    expect(bare.prospect.applicants).toEqual([{ relationship: 'SELF', dateOfBirth: '1990-05-17' }]);
    expect(new Set(Object.values(toAttempt(PRINTS, [], keys())).map(({ key }) => key)).size).toBe(3);
  });

  it('put no last name, birth date, zip code or phone number into the attributes of the email message', () => {
    const said = JSON.stringify(bodies.email.attributes);
    for (const secret of ['1990', '19801', 'Quill', '555']) expect(said).not.toContain(secret);
  });

  it('are sent in order, each after the previous one is confirmed', () => {
    const sent: string[] = [];
    let now = toAttempt(PRINTS, [], keys());
    for (let call = nextCall(now); call; call = nextCall(now)) {
      sent.push(call);
      now = withConfirmed(now, call);
    }
    expect(sent).toEqual(QUOTE_CALLS);
  });

  it('keep their keys as long as their payloads do not change', () => {
    const newKey = keys();
    const first = withConfirmed(toAttempt(PRINTS, [], newKey), 'prospect');
    const changed = toAttempt({ ...PRINTS, lead: 'other phone' }, withMade([], first), newKey);
    expect(changed.prospect).toEqual(first.prospect);
    expect(changed.email).toEqual(first.email);
    expect(changed.lead.key).not.toBe(first.lead.key);
    expect(nextCall(changed)).toBe('lead');
  });

  it('are never sent again once confirmed, whatever else fails or is corrected', () => {
    const step = fc.record({ works: fc.boolean(), lead: fc.constantFrom('one', 'two', 'three') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const newKey = keys();
        let made: readonly MadeRequest[] = [];
        const confirmed: string[] = [];
        for (const { works, lead } of steps) {
          const now = toAttempt({ ...PRINTS, lead }, made, newKey);
          const call = nextCall(now);
          made = withMade(made, now);
          if (!call || !works) continue;
          confirmed.push(`${call} ${now[call].print}`);
          made = withMade(made, withConfirmed(now, call));
        }
        expect(new Set(confirmed).size).toBe(confirmed.length);
        expect(new Set(made.map(({ call, print }) => `${call} ${print}`)).size).toBe(made.length);
      }),
    );
  });
});

it.each([
  ['NY', false],
  ['VT', false],
  ['PA', true],
])('in %s prices depend on age: %s', (state, isByAge) => expect(isRatedByAge(state)).toBe(isByAge));
