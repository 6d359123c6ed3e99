import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatchedKeys, parseHoursText } from './parse-hours-text.rules.ts';
import { daysInWords, hoursTexts, withinSentence } from './hours-text.rules.ts';

const hours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00', timeZone: 'America/Chicago' };

const LANGUAGES = ['english', 'spanish'] as const;

/** Arbitrary days and times, to the minute, in any IANA time zone. */
const anyHours = fc.record({
  days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  times: fc
    .uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), { minLength: 2, maxLength: 2 })
    .map((pair) => pair.toSorted((a, b) => a - b)),
  timeZone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
});
const clock = (minutes = 0): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

it('withinSentence() returns the text with a lower-case first letter', () => {
  expect(withinSentence('Lunes a viernes')).toBe('lunes a viernes');
});

describe('hoursTexts', () => {
  it.each([
    [{}, 'Monday - Friday 8 AM - 8 PM CT', 'Lunes a viernes, 8 a. m. a 8 p. m., hora del Centro'],
    [
      { timeZone: 'America/New_York' },
      'Monday - Friday 8 AM - 8 PM ET',
      'Lunes a viernes, 8 a. m. a 8 p. m., hora del Este',
    ],
    [
      { timeZone: 'America/Detroit' },
      'Monday - Friday 8 AM - 8 PM ET',
      'Lunes a viernes, 8 a. m. a 8 p. m., hora del Este',
    ],
    [
      { timeZone: 'America/Phoenix' },
      'Monday - Friday 8 AM - 8 PM MST',
      'Lunes a viernes, 8 a. m. a 8 p. m., hora de la Montaña',
    ],
    [
      { timeZone: 'America/Anchorage' },
      'Monday - Friday 8 AM - 8 PM AKT',
      'Lunes a viernes, 8 a. m. a 8 p. m., hora de Alaska',
    ],
    [
      { timeZone: 'Pacific/Honolulu' },
      'Monday - Friday 8 AM - 8 PM HST',
      'Lunes a viernes, 8 a. m. a 8 p. m., hora estándar de Hawái-Aleutianas',
    ],
    [
      { days: [7, 6] },
      'Saturday and Sunday 8 AM - 8 PM CT',
      'Sábado y domingo, 8 a. m. a 8 p. m., hora del Centro',
    ],
    [
      { days: [1, 3, 5] },
      'Monday, Wednesday, and Friday 8 AM - 8 PM CT',
      'Lunes, miércoles y viernes, 8 a. m. a 8 p. m., hora del Centro',
    ],
    [
      { days: [1, 2, 3, 6] },
      'Monday - Wednesday and Saturday 8 AM - 8 PM CT',
      'Lunes a miércoles y sábado, 8 a. m. a 8 p. m., hora del Centro',
    ],
    [{ days: [4] }, 'Thursday 8 AM - 8 PM CT', 'Jueves, 8 a. m. a 8 p. m., hora del Centro'],
    [
      { opens: '00:00', closes: '12:30' },
      'Monday - Friday 12 AM - 12:30 PM CT',
      'Lunes a viernes, 12 a. m. a 12:30 p. m., hora del Centro',
    ],
    [
      { opens: '07:30', closes: '12:00' },
      'Monday - Friday 7:30 AM - 12 PM CT',
      'Lunes a viernes, 7:30 a. m. a 12 p. m., hora del Centro',
    ],
  ])(
    'returns an English and a Spanish text for the example hours with the changes %j',
    (change, english, spanish) => {
      expect(hoursTexts({ ...hours, ...change })).toEqual({ english, spanish });
    },
  );

  it.each(LANGUAGES)('returns texts that parse back to the same hours (%s)', (language) => {
    fc.assert(
      fc.property(anyHours, ({ days, times: [opens, closes], timeZone }) => {
        const any = { days, opens: clock(opens), closes: clock(closes), timeZone };
        const text = hoursTexts(any)[language];
        expect(parseHoursText(text, language, timeZone), text).toMatchObject({
          days: [...days].sort((a, b) => a - b),
          times: [any.opens, any.closes],
        });
        expect(mismatchedKeys(text, language, any), text).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each(LANGUAGES)(
    'returns a text in which mismatchedKeys() finds exactly the keys that differ from other hours (%s)',
    (language) => {
      const US = [
        'America/New_York',
        'America/Chicago',
        'America/Denver',
        'America/Los_Angeles',
        'Pacific/Honolulu',
      ];
      const some = anyHours.chain((any) =>
        fc.constantFrom(...US).map((timeZone) => ({
          days: any.days,
          opens: clock(any.times[0]),
          closes: clock(any.times[1]),
          timeZone,
        })),
      );
      fc.assert(
        fc.property(some, some, (said, meant) => {
          const differing = (['days', 'opens', 'closes', 'timeZone'] as const).filter((key) =>
            key === 'days'
              ? daysInWords(said.days, 'english') !== daysInWords(meant.days, 'english')
              : said[key] !== meant[key],
          );
          expect(mismatchedKeys(hoursTexts(said)[language], language, meant)).toEqual(differing);
        }),
      );
    },
  );
});

describe('hours that an editor wrote as text', () => {
  it.each([
    'Monday - Friday 8 AM - 8 PM CT',
    'Mon-Fri 8 AM–8 PM CT',
    'Monday through Friday, 8 a.m. to 8 p.m. Central Time, except holidays',
    'Weekdays from 8:00 AM until 8:00 PM (Central)',
    'Mon., Tue., Wed., Thurs. and Fri., 08:00-20:00 CT',
  ])('agree with the record if the English text is %s', (text) => {
    expect(mismatchedKeys(text, 'english', hours)).toEqual([]);
  });

  it.each([
    'De lunes a viernes, de 8 a. m. a 8 p. m., hora del Centro',
    'lunes - viernes 8 a.m. - 8 p.m. hora central',
    'Lunes, martes, miércoles, jueves y viernes de 8:00 a 20:00 (CT)',
    'Entre semana de 8 a.m. a 8 p.m., hora del Centro, salvo feriados',
  ])('agree with the record if the Spanish text is %s', (text) => {
    expect(mismatchedKeys(text, 'spanish', hours)).toEqual([]);
  });

  it.each<[text: string, parts: string[]]>([
    ['Monday - Saturday 8 AM - 8 PM CT', ['days']],
    ['Every day 8 AM - 8 PM CT', ['days']],
    ['Weekdays 8 AM to 8 PM CT. Closed on Wednesday', ['days']],
    ['Monday - Friday, except Friday, 8 AM - 8 PM CT', ['days']],
    ['8 AM - 8 PM CT', ['days']],
    ['Monday - Friday 9 AM - 8 PM CT', ['opens']],
    ['Monday - Friday 8 AM - 6 PM CT', ['closes']],
    ['Monday - Friday 8 - 8 CT', ['opens', 'closes']],
    ['Monday - Friday 8 AM - 8 PM CT, Saturday 9 AM - noon', ['days', 'closes']],
    ['Monday - Friday 8 AM - 8 PM', ['timeZone']],
    ['Monday - Friday 8 AM - 8 PM ET', ['timeZone']],
    ['Monday - Friday 8 AM - 8 PM CST', ['timeZone']],
    ['Monday - Friday 8 AM - 8 PM CT (7 AM - 7 PM MT)', ['closes', 'timeZone']],
    ['Around the clock', ['days', 'opens', 'closes', 'timeZone']],
  ])('contradict the record if the English text is %s', (text, parts) => {
    expect(mismatchedKeys(text, 'english', hours)).toEqual(parts);
  });

  it.each<[text: string, parts: string[]]>([
    ['De lunes a sábado, de 8 a. m. a 8 p. m., hora del Centro', ['days']],
    ['Todos los días, de 8 a. m. a mediodía, hora del Este', ['days', 'closes', 'timeZone']],
  ])('contradict the record if the Spanish text is %s', (text, parts) => {
    expect(mismatchedKeys(text, 'spanish', hours)).toEqual(parts);
  });

  it('agree with the record if the days run past Sunday and the times are "midnight" and "noon"', () => {
    const text = 'Saturday - Tuesday, midnight to noon, MST';
    const night = { days: [1, 2, 6, 7], opens: '00:00', closes: '12:00', timeZone: 'America/Phoenix' };
    expect(mismatchedKeys(text, 'english', night)).toEqual([]);
  });
});
