import * as v from 'valibot';
import { parseWireDate } from '../date/date.ts';
import { toCents } from '../text/money.ts';

export const text = v.pipe(v.string(), v.minLength(1));

const blank = v.pipe(
  v.string(),
  v.regex(/^\s*$/),
  v.transform(() => null),
);

/** Text, trimmed; '' if it is absent, empty or null. */
export const optionalText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => (value ?? '').trim()),
);

/** A text, which some services send as a number; '' if missing. */
export const looseText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => String(value ?? '').trim()),
);

/** Pattern of dates, also used in the contract document. Parsing also checks that the day exists. */
const WIRE_DATE =
  /^(\d{8}|\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?|\d\d\/\d\d\/\d{4})$/;
/** Pattern of dollar amounts, such as `42.1`, `$1,250.00` and `-3`. */
const WIRE_MONEY = /^-?\$?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

const isRealDay = (value: string): boolean => parseWireDate(value) !== null;

/** A date as yyyyMMdd, mm/dd/yyyy or ISO. Parsed to a calendar date `yyyy-MM-dd`. */
export const date = v.pipe(
  v.string(),
  v.regex(WIRE_DATE),
  v.transform(parseWireDate),
  v.string('expected a date'),
);

export const compactDate = v.pipe(v.string(), v.regex(/^\d{8}$/), v.check(isRealDay));

export const isoDay = v.pipe(v.string(), v.isoDate(), v.check(isRealDay));

/** A duration in seconds, counted from the response. Parsed to null if it is missing, invalid or less than 1. */
export const looseSeconds = v.fallback(v.nullish(v.pipe(v.number(), v.minValue(1)), null), null);

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const optionalDate = v.nullish(v.union([blank, date]), null);

/** A date that is not essential. Parsed to null if it is missing or invalid. */
export const looseDate = v.fallback(optionalDate, null);

/** A birth date. Parsed to null if it is missing or invalid; the person is then sorted last in the family (spec 001 §5). */
export const birthDate = v.fallback(v.union([blank, date]), null);

/** A flag as Y/N, 'true'/'false' or a boolean. Parsed to a boolean. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['Y', 'N', 'y', 'n', 'true', 'false'])]),
  v.transform((value) => value === true || value === 'Y' || value === 'y' || value === 'true'),
);

/** A flag that is parsed to null if it is missing or blank. */
export const nullableFlag = v.nullish(v.union([blank, flag]), null);

export const optionalFlag = v.pipe(
  nullableFlag,
  v.transform((value) => value === true),
);

/** Dollars as a number or string. Parsed to whole cents. */
export const money = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(WIRE_MONEY))]),
  v.transform(toCents),
  v.number('expected an amount'),
);

export const optionalMoney = v.nullish(v.union([blank, money]), null);

export const baseMessageSchema = v.object({
  headerVersion: v.literal('1.0'),
  payloadVersion: v.literal('2.0'),
  additionalInfo: v.null(),
});

/** The body of an error response, with its business code (spec 000 §8). */
const refusal = v.object({
  errors: v.optional(v.array(v.object({ errorMessage: v.optional(v.string()) }))),
  baseMessage: v.optional(v.object({ returnCodeDescription: v.optional(v.string()) })),
});

export function businessCode(body: unknown): string | undefined {
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return undefined;
  return parsed.output.errors?.[0]?.errorMessage ?? parsed.output.baseMessage?.returnCodeDescription;
}

/** The second message of an error response, which is the brand code of a demo user (spec 000 §8 'DEMOUSER'). */
export function refusalDetail(body: unknown): string | undefined {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.errors?.[1]?.errorMessage : undefined;
}
