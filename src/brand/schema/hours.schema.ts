import * as v from 'valibot';
import { key, group, text, time, weekday } from './fields.schema.ts';
import { timeZone } from './time-zone.schema.ts';

export const hours = v.strictObject({
  days: key(
    v.pipe(v.array(weekday), v.minLength(1, 'expected at least one weekday')),
    'Weekdays, each listed; 1 = Monday',
    [1, 2, 3, 4, 5],
  ),
  opens: key(time, 'First open minute, in the time zone of the hours', '08:00'),
  closes: key(time, 'First closed minute', '20:00'),
  timeZone: key(timeZone, 'Time zone of the hours', 'America/Chicago'),
  text: v.optional(
    group(
      v.strictObject(
        {
          english: key(text, 'In English', 'Weekdays from 8 AM to 8 PM CT, except holidays'),
          spanish: key(
            text,
            'In Spanish, starting with a capital letter',
            'De lunes a viernes, de 8 a. m. a 8 p. m., hora del Centro, salvo feriados',
          ),
        },
        'expected english and spanish under text, or no text: then it is made from days, opens, closes and timeZone',
      ),
      'The hours in your own words, with the same days, times and time zone; default: made from the keys above',
    ),
  ),
});
