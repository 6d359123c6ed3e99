/** How values look on the wire, and what they become inside; shared by every `*.schema.ts`. */
import * as v from 'valibot';
import { parseWireDate } from './date.ts';
import { toCents } from './money.ts';

/** Text that must be there and not be empty. */
export const text = v.pipe(v.string(), v.nonEmpty());

/** An empty text, or blanks alone, where a value is missing; null inside. */
const blank = v.pipe(
  v.string(),
  v.regex(/^\s*$/),
  v.transform(() => null),
);

/** Text that a service may leave out, leave empty or send as null; trimmed, '' where missing. */
export const optionalText = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => (value ?? '').trim()),
);

/** What a date looks like; whether there is such a day is for the parser. Also the contract document's pattern. */
const WIRE_DATE =
  /^(\d{8}|\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?|\d\d\/\d\d\/\d{4})$/;
/** Dollars as a text: `42.1`, `$1,250.00`, `-3`. */
const WIRE_MONEY = /^-?\$?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

const isRealDay = (value: string): boolean => parseWireDate(value) !== null;

/** yyyyMMdd, mm/dd/yyyy or ISO; a calendar date `yyyy-MM-dd` inside. */
export const date = v.pipe(
  v.string(),
  v.regex(WIRE_DATE),
  v.transform(parseWireDate),
  v.string('expected a date'),
);

/** yyyyMMdd, as the services want dates in requests. */
export const compactDate = v.pipe(v.string(), v.regex(/^\d{8}$/), v.check(isRealDay));

/** yyyy-MM-dd, as the services want dates in requests. */
export const isoDay = v.pipe(v.string(), v.isoDate(), v.check(isRealDay));

/** A number of things: whole, not negative. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A date that a service may leave out or leave empty; null inside where missing. */
export const optionalDate = v.nullish(v.union([blank, date]), null);

/** A date without which the rest still means the same; null inside where it is missing, blank or no date. */
export const looseDate = v.fallback(optionalDate, null);

/** The same of a birth date: without it a person comes last in the family (spec 001 §5). */
export const birthDate = v.fallback(v.union([blank, date]), null);

/** Y/N, 'true'/'false' or a boolean; a boolean inside. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['Y', 'N', 'y', 'n', 'true', 'false'])]),
  v.transform((value) => value === true || value === 'Y' || value === 'y' || value === 'true'),
);

/** A flag that counts as false where a service leaves it out. */
export const optionalFlag = v.pipe(
  v.nullish(v.union([blank, flag]), null),
  v.transform((value) => value === true),
);

/** Dollars as a number or a text; whole cents inside. */
export const money = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(WIRE_MONEY))]),
  v.transform(toCents),
  v.number('expected an amount'),
);

/** An amount that a service leaves out while it is not known; null inside. */
export const optionalMoney = v.nullish(v.union([blank, money]), null);

/** Base message wrapper of a request (spec 000 §7). */
export const baseMessage = { headerVersion: '1.0', payloadVersion: '2.0', additionalInfo: null } as const;

/** The wrapper as a service reads it. */
export const baseMessageSchema = v.object({
  headerVersion: v.literal('1.0'),
  payloadVersion: v.literal('2.0'),
  additionalInfo: v.null(),
});

/** Where a refusal carries its business code (spec 000 §8). */
const refusal = v.object({
  errors: v.optional(v.array(v.object({ errorMessage: v.optional(v.string()) }))),
  baseMessage: v.optional(v.object({ returnCodeDescription: v.optional(v.string()) })),
});

/** Business code of a refusal: errors[0].errorMessage or baseMessage.returnCodeDescription; nothing where neither is there. */
export function businessCode(body: unknown): string | undefined {
  const parsed = v.safeParse(refusal, body);
  if (!parsed.success) return undefined;
  return parsed.output.errors?.[0]?.errorMessage ?? parsed.output.baseMessage?.returnCodeDescription;
}

/** What a refusal says beside its code: errors[1].errorMessage (spec 000 §8 'DEMOUSER'); nothing where it is not there. */
export function refusalDetail(body: unknown): string | undefined {
  const parsed = v.safeParse(refusal, body);
  return parsed.success ? parsed.output.errors?.[1]?.errorMessage : undefined;
}
