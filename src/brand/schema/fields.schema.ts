/** Field types of the brand schema, and helpers that document a key for the generated JSON schema. */
import * as v from 'valibot';
import { isOneLine, NOT_ONE_LINE } from '../one-line.ts';
import { texts as stateNames } from '../../lib/text/state-names.text.ts';

/** Adds a description and an example, which code editors show, to a key. */
export const key = <S extends v.GenericSchema>(schema: S, description: string, example: v.InferInput<S>) =>
  v.pipe(schema, v.description(description), v.examples([example]));

/** Adds a description to a group of keys. Each key in the group has its own example. */
export const group = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.description(description));

export const text = v.pipe(
  v.string(),
  v.nonEmpty('expected text'),
  v.check(isOneLine, NOT_ONE_LINE),
  v.check(
    (written) => !/^[ \u00A0]|[ \u00A0]$/.test(written),
    'expected a text without blanks at its start or end',
  ),
);
const MOST_DESCRIPTION = 200;
/** Must be short, because search engines truncate it and the home page shows it as a large heading. */
export const description = v.pipe(
  text,
  v.maxLength(MOST_DESCRIPTION, `expected one sentence of at most ${MOST_DESCRIPTION} characters`),
);

/** Whether a date exists. The regular expression alone would accept February 31. */
const isDay = (written: string): boolean =>
  new Date(`${written}T00:00:00Z`).toISOString().startsWith(written);

export const day = (example: string) => {
  const expected = `expected a day such as ${example}`;
  return v.pipe(
    v.string(),
    v.isoDate(expected),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed && !dataset.issues && !isDay(dataset.value)) addIssue({ message: expected });
    }),
  );
};

export const matching = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(), v.regex(pattern, `expected ${expected}`));
export const color = matching(/^#[0-9a-f]{6}$/, 'a color such as #0b5d57, in lower case');
const PHONE = 'expected a phone number such as 1-800-555-0110';
// The message for an unquoted number does not suggest quotes, because quotes would not make it a phone number.
export const phone = v.pipe(
  v.string(PHONE),
  v.regex(/^1-\d{3}-\d{3}-\d{4}$/, PHONE),
  // Excludes 1-900 numbers, which charge the caller. Allows 1-000-000-0000, the placeholder in a new brand.
  v.regex(/^1-(?!900)[2-9]\d\d-[2-9]|^1-000-000-0000$/, 'expected a number that can be called'),
);
export const code = matching(/^[a-z][a-z0-9]*$/, 'a code in lower-case letters and digits');
export const container = matching(/^GTM-[A-Z0-9]{4,12}$/, 'a container such as GTM-DEMO6010W');
export const domain = matching(/^([a-z0-9-]+\.)+example$/, 'a domain that ends in .example');
export const isStateCode = (written: string): boolean => Object.hasOwn(stateNames, written);
export const state = v.picklist(
  Object.keys(stateNames),
  'expected the postal code of a US state or territory such as MN',
);
export const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day such as 08:00');
export const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a page name in lower case, words joined by dashes');
export const brandName = v.pipe(
  text,
  v.regex(
    /^(?:(?!&#?\w+;)[^<>*_`[\]\\|])+$/,
    'expected a name in plain text, without markup such as <b>, ** or &amp;',
  ),
  v.check((written) => !/ {2}/.test(written), 'expected one blank between words'),
  v.maxLength(60, 'expected a name of at most 60 characters'),
);
export const path = matching(/^[/#](?!\/)\S*$/, 'an address on this site, starting with / or #');
/** Excludes `*` and `:name`, which are patterns in a `_redirects` file (decisions/shell#old-addresses-redirect). */
export const oldAddress = matching(
  /^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9._~-]+)+\/?$/,
  'one old address such as /old/page.jsp: letters, digits, - . _ ~ and /, without * or :name',
);
export const newAddress = matching(
  /^\/(?![/\\])[^\s*:\\]*$/,
  'an address on this site that starts with /, without * or :name',
);
export const url = matching(/^([/#](?!\/)|https:\/\/)\S*$/, 'an address that starts with /, # or https://');
/** The address of a header tab, which may contain `{memberHome}`. */
export const tabUrl = matching(
  /^(\{memberHome\}|([/#](?!\/)|https:\/\/)\S*)$/,
  'an address that starts with /, # or https://, or {memberHome}',
);
export const whole = (least: number, most: number, expected: string) =>
  v.pipe(
    v.number(),
    v.integer(`expected ${expected}`),
    v.minValue(least, `expected ${expected}`),
    v.maxValue(most, `expected ${expected}`),
  );
export const age = whole(0, 120, 'an age in whole years, 0 to 120');
export const count = whole(1, 99_999, 'a whole number, 1 to 99999');
export const weekday = whole(1, 7, 'a weekday, 1 to 7');
