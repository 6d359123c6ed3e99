/** Texts are generated from a brand's hours, and a text that an editor writes must not contradict the hours (decisions/brands#hours-text-comes-from-the-hours). */
import { describe, expect, it } from 'vitest';
import { check, FAMILY, errorsOf, OWN, TEXT } from '../three-layers.fixture.ts';

/** The brand's own file, with hours that start on line 1. */
const own = (hours: string): string => `hours:\n${hours}${TEXT[OWN]}`;
const hoursWith = (hours: string) => {
  const checked = check({ [OWN]: own(hours) });
  if ('errors' in checked) throw new Error(checked.errors.map(({ message }) => message).join('\n'));
  return checked.brand.hours;
};
const WORDED = `  text:
    english: Weekdays from 8 AM to 8 PM CT, except holidays
    spanish: De lunes a viernes, de 8 a. m. a 8 p. m., hora del Centro, salvo feriados
`;

describe('the hours of a brand', () => {
  it('are updated in the English and Spanish texts if one line of the record changes', () => {
    expect(hoursWith('  closes: "18:30"\n')).toEqual({
      days: [1, 2, 3, 4, 5],
      opens: '08:00',
      closes: '18:30',
      timeZone: 'America/Chicago',
      text: 'Monday - Friday 8 AM - 6:30 PM CT',
      inSentence: 'Monday - Friday 8 AM - 6:30 PM CT',
      spanishText: 'Lunes a viernes, 8 a. m. a 6:30 p. m., hora del Centro',
      spanishInSentence: 'lunes a viernes, 8 a. m. a 6:30 p. m., hora del Centro',
    });
  });

  it('may be written as text by an editor if the text agrees with the days, times and zone of the record', () => {
    expect(hoursWith(WORDED)).toMatchObject({
      text: 'Weekdays from 8 AM to 8 PM CT, except holidays',
      spanishText: 'De lunes a viernes, de 8 a. m. a 8 p. m., hora del Centro, salvo feriados',
    });
  });

  it.each<[rule: string, hours: string, errors: string[]]>([
    [
      'a worded text that says other days and another zone',
      WORDED.replace('Weekdays', 'Every day').replace('CT', 'CST'),
      [
        "3:5 hours.text.english: this text does not agree with days: Monday - Friday, timeZone: America/Chicago; write 'Monday - Friday 8 AM - 8 PM CT', or write 'text: null' to have it made",
      ],
    ],
    [
      'the Spanish alone',
      WORDED.replace('8 p. m.', '9 p. m.'),
      [
        "4:5 hours.text.spanish: this text does not agree with closes: 20:00; write 'Lunes a viernes, 8 a. m. a 8 p. m., hora del Centro', or write 'text: null' to have it made",
      ],
    ],
    [
      'one language alone',
      WORDED.replace(/ {4}spanish.*\n/, ''),
      ['2:3 hours.text.spanish: is missing; it belongs in this file'],
    ],
    [
      'a text as it once was written',
      '  text: Monday - Friday 8 AM - 6 PM CT\n',
      [
        "2:3 hours.text: expected english and spanish under text, or no text: then it is made from days, opens, closes and timeZone, got 'Monday - Friday 8 AM - 6 PM CT'",
      ],
    ],
    [
      'days from one to another, which YAML reads as a text',
      '  days: [1-5]\n',
      ["2:10 hours.days[0]: expected a number, got '1-5'; list each one: 1, 2, 3, 4, 5"],
    ],
    [
      'days out of order, one of them twice',
      '  days: [5, 1, 1]\n',
      ['2:3 hours.days: expected each weekday once, Monday first; write [1, 5]'],
    ],
    ['no days', '  days: []\n', ['2:3 hours.days: expected at least one weekday']],
    [
      'hours past midnight',
      '  opens: "22:00"\n  closes: "06:00"\n',
      ['3:3 hours.closes: expected a time after opens, on the same day'],
    ],
  ])('give an error for each mistake: %s', (_rule, hours, errors) => {
    const found = errorsOf({ [OWN]: own(hours) });
    expect(found).toHaveLength(errors.length);
    for (const [at, error] of errors.entries()) expect(found[at]).toContain(`${OWN}:${error}`);
  });

  it('give an error at the line with the brand’s closing time if the family’s text contradicts that time', () => {
    const family = `${TEXT[FAMILY]}`.replace(/^hours:\n/m, `hours:\n${WORDED}`);
    const [english, spanish, ...more] = errorsOf({ [FAMILY]: family, [OWN]: own('  closes: "18:00"\n') });
    expect(more).toEqual([]);
    expect(english).toBe(
      `${OWN}:2:3 hours.closes: hours.text.english ('Weekdays from 8 AM to 8 PM CT, except holidays') does not agree with closes: 18:00; write 'Monday - Friday 8 AM - 6 PM CT', or write 'text: null' to have it made`,
    );
    expect(spanish).toMatch(
      /^brands\/mincr\/brand\.yaml:2:3 hours\.closes: hours\.text\.spanish \('De lunes/,
    );
    expect(errorsOf({ [FAMILY]: family, [OWN]: own('  closes: "18:00"\n  text: null\n') })).toEqual([]);
  });
});
