import { describe, expect, it } from 'vitest';
import { impossibleDays, weekdaysApart, wrongWeekdays } from './weekdays.ts';

const texts = (text: string) => [{ path: ['text'], text }];

describe('wrongWeekdays', () => {
  it.each([
    ['We close on Friday, December 5.', "'Friday, December 5' is a Saturday in 2026"],
    ['We close on Saturday, December 5.', undefined],
    ['Closed Fri. and Friday, Dec. 4, 2026.', undefined],
    ['Closed Friday Dec 5.', "'Friday Dec 5' is a Saturday in 2026"],
    ['Open again on Friday, January 1.', undefined],
    ['Open again on Thursday, January 1.', "'Thursday, January 1' is a Friday in 2027"],
    ['Cerramos el viernes 5 de diciembre.', "'viernes 5 de diciembre' is a Saturday in 2026"],
    ['Cerramos el sábado, 5 de diciembre.', undefined],
    ['Cerramos el martes 1.º de diciembre.', undefined],
  ])('returns a message if a weekday does not match its date, and otherwise nothing: %s', (text, message) => {
    expect(wrongWeekdays('2026-12-04 06:00', texts(text))[0]?.message).toBe(message);
  });
});

describe('impossibleDays', () => {
  it.each([
    ['Closed on Thursday, December 32.', 'there is no December 32'],
    ['Closed on Feb. 30.', 'there is no Feb. 30'],
    ['Cerrado el 31 de abril.', 'there is no 31 de abril'],
    ['December 31, Jan 30, 31 de mayo, we may 32.', undefined],
  ])('returns a message if a month does not have the day, and otherwise nothing: %s', (text, message) => {
    expect(impossibleDays(texts(text))[0]?.message).toBe(message);
    expect(wrongWeekdays('2026-12-04 06:00', texts(text))).toEqual([]);
  });
});

describe('weekdaysApart', () => {
  const apart = (text: string, starts = '2026-12-05 06:00', ends = '2026-12-06 08:00') =>
    weekdaysApart({ kind: 'storm', title: '', text: '', starts, ends }, texts(text));

  it.each([
    ['Closed on Friday.', ['Friday, but shows from Saturday, 2026-12-05, to Sunday, 2026-12-06']],
    ['Cerrado el viernes.', ['viernes, but shows from Saturday, 2026-12-05, to Sunday, 2026-12-06']],
    ['Closed on Saturday, open on Sunday.', []],
    ['Open Monday - Friday, de lunes a viernes, los martes, Fridays.', []],
  ])('returns a message for each mentioned weekday on which the notice is not shown: %s', (text, found) => {
    expect(apart(text)).toEqual(found);
  });

  it('returns nothing for a notice that shows for a week, because it shows on every weekday', () => {
    expect(apart('Closed on Friday.', '2026-12-05 06:00', '2026-12-11 08:00')).toEqual([]);
  });
});
