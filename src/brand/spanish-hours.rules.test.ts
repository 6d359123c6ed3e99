import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursInSpanish, hoursLineInSpanish } from './spanish-hours.rules.ts';

const hours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00', timeZone: 'America/Chicago' };

describe('customer service hours in Spanish', () => {
  it.each([
    [{}, 'lunes a viernes, 8 a. m. a 8 p. m., hora del Centro'],
    [{ timeZone: 'America/New_York' }, 'lunes a viernes, 8 a. m. a 8 p. m., hora del Este'],
    [{ timeZone: 'America/Phoenix' }, 'lunes a viernes, 8 a. m. a 8 p. m., hora de la Montaña'],
    [
      { timeZone: 'Pacific/Honolulu' },
      'lunes a viernes, 8 a. m. a 8 p. m., hora estándar de Hawái-Aleutianas',
    ],
    [{ days: [7, 6] }, 'sábado y domingo, 8 a. m. a 8 p. m., hora del Centro'],
    [{ days: [1, 3, 5] }, 'lunes, miércoles y viernes, 8 a. m. a 8 p. m., hora del Centro'],
    [{ days: [4] }, 'jueves, 8 a. m. a 8 p. m., hora del Centro'],
    [{ opens: '00:00', closes: '12:30' }, 'lunes a viernes, 12 a. m. a 12:30 p. m., hora del Centro'],
  ])('%j', (change, text) => {
    expect(hoursInSpanish({ ...hours, ...change })).toBe(text);
  });

  it('starts with a capital on a line of its own', () => {
    expect(hoursLineInSpanish(hours)).toBe('Lunes a viernes, 8 a. m. a 8 p. m., hora del Centro');
  });

  it('has no hole for any hours', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
    fc.assert(
      fc.property(days, time, time, (open, opens, closes) => {
        const text = hoursInSpanish({ ...hours, days: open, opens, closes });
        expect(text).toMatch(/^\p{Letter}.*, \d.* [ap]\. m\. a \d.* [ap]\. m\., hora del Centro$/u);
      }),
    );
  });
});
