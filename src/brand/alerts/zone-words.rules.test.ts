import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrongZoneWords } from './alert-errors.ts';

const JULY = Date.parse('2026-07-04T12:00:00Z');
const DECEMBER = Date.parse('2026-12-04T12:00:00Z');
const HOME = 'America/Chicago';

describe('wrongZoneWords', () => {
  it.each<[text: string, moments: number[], found: string[]]>([
    ['Open until 6 PM CT, 7 PM ET', [JULY, DECEMBER], []],
    ['Open until 6 PM CST', [DECEMBER], []],
    ['Open until 6 PM CDT', [JULY], []],
    ['Open until 6 PM EST', [JULY], ['EST at 0: EDT, ET']],
    ['Open until 6 PM PDT', [DECEMBER], ['PDT at 0: PST, PT']],
    ['Open until 6 PM AKST', [JULY], ['AKST at 0: AKDT, AKT']],
    ['From July CDT to December', [JULY, DECEMBER], ['CDT at 1: CST, CT']],
    ['6 PM EST or 5 PM CST (EST)', [JULY], ['EST at 0: EDT, ET', 'CST at 0: CDT, CT']],
    ['The BEST and LAST', [JULY], []],
  ])(
    'returns the time zone abbreviations that are wrong at one of the given times: %s',
    (text, moments, found) => {
      const wrong = wrongZoneWords(text, moments, HOME);
      expect(wrong.map(({ word, at, shows, write }) => `${word} at ${at}: ${shows}, ${write}`)).toEqual(
        found,
      );
    },
  );

  it('accepts MST in summer only if the home zone is Arizona', () => {
    expect(wrongZoneWords('6 PM MST', [JULY], 'America/Phoenix')).toEqual([]);
    expect(wrongZoneWords('6 PM MST', [JULY], 'America/Denver')).toHaveLength(1);
  });

  it('for any moment, rejects either the standard or the daylight abbreviation, never both, and suggests the generic abbreviation', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.constantFrom('E', 'C', 'M', 'P', 'AK'), (date, zone) => {
        const wrong = wrongZoneWords(`${zone}ST ${zone}DT ${zone}T`, [date.getTime()], HOME);
        expect(wrong).toHaveLength(1);
        expect(wrong[0]?.write).toBe(`${zone}T`);
      }),
    );
  });
});
