/** A dated notice in `brands/_alerts/<name>.yaml`: an outage, a storm, a recall. Unknown keys are errors. */
import * as v from 'valibot';
import { key, text } from '../schema/fields.schema.ts';
import { timeZone } from '../schema/time-zone.schema.ts';

const markdown = v.pipe(v.string(), v.nonEmpty('expected text'));

const title = v.pipe(text, v.maxLength(120, 'expected a title of at most 120 characters'));

const EXAMPLE = '2026-12-04 06:00';
const CLOSE =
  /^(?<day>20\d\d-\d\d-\d\d)[ T]+(?<hour>\d{1,2})(?::(?<minute>\d\d))?(?::\d\d)?\s*(?:(?<half>[ap])\.?\s?m\.?)?$/i;

/** The time that was probably meant: `2026-12-04 07:00` for `2026-12-04 7 AM`. */
function meantTime(written: string): string {
  const { day, hour, minute = '00', half } = CLOSE.exec(written)?.groups ?? {};
  if (day === undefined) return EXAMPLE;
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const meant = `${day} ${String(hours).padStart(2, '0')}:${minute}`;
  return isLocalTime(meant) ? meant : EXAMPLE;
}

const NO_SUCH_TIME = 'expected a day of the calendar and a time from 00:00 to 23:59';

/** Also checks that the date exists, because the regular expression accepts February 31. */
const isLocalTime = (written: string): boolean => {
  const [day, minutes] = written.split(/[ T]/);
  const moment = new Date(`${day}T${minutes}:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${day}T${minutes}`);
};

const localTime = v.pipe(
  v.string(),
  v.regex(
    /^20\d\d-\d\d-\d\d[ T]\d\d:\d\d$/,
    ({ input }) => `expected a day and a time such as ${meantTime(input)}`,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && !dataset.issues && !isLocalTime(dataset.value)) addIssue({ message: NO_SUCH_TIME });
  }),
);

export const alertSchema = v.strictObject({
  kind: key(
    v.picklist(['outage', 'storm', 'recall', 'notice']),
    'Kind of notice; shown as an icon and a word',
    'storm',
  ),
  title: key(title, 'The news in one line; placeholders are filled', 'Offices closed on Friday'),
  text: key(
    markdown,
    'What it means and what to do, in Markdown; placeholders are filled',
    'Call {brand.phone} instead.',
  ),
  starts: key(localTime, 'First minute when it shows', EXAMPLE),
  ends: key(localTime, 'First minute when it no longer shows', '2026-12-05 08:00'),
  timeZone: v.optional(
    key(timeZone, "Time zone of both times; default: each brand's own", 'America/Chicago'),
  ),
  brands: v.optional(
    key(
      v.pipe(v.array(text), v.minLength(1, 'expected at least one brand')),
      'Codes of brands that show it',
      ['somecode'],
    ),
  ),
  families: v.optional(
    key(
      v.pipe(v.array(text), v.minLength(1, 'expected at least one family')),
      'Families whose brands show it; without brands and families every brand shows it',
      ['northern'],
    ),
  ),
  link: v.optional(
    v.pipe(
      v.strictObject({
        label: key(text, 'Text of the link', 'Contact us'),
        url: key(
          v.pipe(
            v.string(),
            v.regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'expected an address that starts with / or https://'),
          ),
          'Address of the link',
          '/contact/',
        ),
      }),
      v.description('A button below the text'),
    ),
  ),
  spanish: v.optional(
    v.pipe(
      v.strictObject({
        title: key(title, 'The title in Spanish', 'Oficinas cerradas el viernes'),
        text: key(markdown, 'The text in Spanish, in Markdown', 'Llame al {brand.phone}.'),
        linkLabel: v.optional(key(text, 'Text of the link in Spanish', 'Comuníquese con nosotros')),
      }),
      v.description('For Spanish pages; without it they show the English, marked as English'),
    ),
  ),
});

export type AlertRecord = v.InferOutput<typeof alertSchema>;
export type AlertKind = AlertRecord['kind'];

const withBlank = (time: string): string => time.replace('T', ' ');

/** Validates a notice file. Accepts a `T` between day and time, as in `?as-of=`, and replaces it with a space. */
export function parseAlertRecord(data: unknown) {
  const result = v.safeParse(alertSchema, data);
  if (!result.success) return result;
  const { starts, ends } = result.output;
  return { ...result, output: { ...result.output, starts: withBlank(starts), ends: withBlank(ends) } };
}
