import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyOf, familySortDate, fullName, inFamilyOrder, isSubscriberCode } from './family.rules.ts';

describe('isSubscriberCode (001 §4)', () => {
  it.each([
    ['18', true],
    ['20', true],
    ['01', false],
    ['05', false],
    ['', false],
  ])('for the relationship code %j, returns %s', (code, subscriber) =>
    expect(isSubscriberCode(code)).toBe(subscriber),
  );
});

describe('the list of family members (001 §5)', () => {
  it.each([
    ['18', '1984-03-14', '1900-01-01'],
    ['20', null, '1900-01-01'],
    ['01', '1982-11-02', '1982-11-02'],
    ['05', null, '3000-01-01'],
  ])('sorts a person with code %s, born %s, by the date %s', (relationshipCode, dob, day) => {
    expect(familySortDate({ relationshipCode, dob })).toBe(day);
  });

  it('has subscribers first, then people by birth date, then people without a birth date', () => {
    const member = fc.record({
      relationshipCode: fc.constantFrom('18', '20', '01', '05', '19'),
      dob: fc.option(
        fc
          .date({ min: new Date('1920-01-01'), max: new Date('2026-01-01'), noInvalidDate: true })
          .map((day) => day.toISOString().slice(0, 10)),
        { nil: null },
      ),
    });
    fc.assert(
      fc.property(fc.array(member), (family) => {
        const sorted = inFamilyOrder(family);
        expect(sorted).toHaveLength(family.length);
        expect(new Set(sorted)).toEqual(new Set(family));
        const ranks = sorted.map((person) => {
          if (isSubscriberCode(person.relationshipCode)) return 0;
          return person.dob === null ? 2 : 1;
        });
        expect(ranks).toEqual(ranks.toSorted());
        const births = sorted.flatMap((person, at) => (ranks[at] === 1 ? [person.dob] : []));
        expect(births).toEqual(births.toSorted());
      }),
    );
  });

  it('keeps the service’s order for people with the same birth date', () => {
    const twins = [
      { relationshipCode: '05', dob: '2010-01-01', name: 'Leo' },
      { relationshipCode: '05', dob: '2010-01-01', name: 'Ana' },
    ];
    expect(inFamilyOrder(twins)).toEqual(twins);
  });

  it('contains each person only once, even if the person is on several plans', () => {
    const [daniel, maria] = [
      { relationshipCode: '01', dob: '1982-11-02', pin: '2', plan: 'medical' },
      { relationshipCode: '18', dob: '1984-03-14', pin: '1', plan: 'medical' },
    ];
    const family = familyOf([daniel, maria, { ...daniel, plan: 'dental' }], ({ pin }) => pin);
    expect(family).toEqual([maria, daniel]);
  });
});

describe('fullName', () => {
  it.each([
    [{ firstName: 'Leo', middleName: 'J', lastName: 'Delgado', suffix: 'Jr' }, 'Leo J Delgado Jr'],
    [{ firstName: 'Ana', lastName: 'Delgado', suffix: '' }, 'Ana Delgado'],
  ])('for %j, returns "%s"', (person, name) => expect(fullName(person)).toBe(name));
});
