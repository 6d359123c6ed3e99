/** Responses with one field replaced by a wrong type or another text. */
import * as v from 'valibot';

const record = v.record(v.string(), v.unknown());

/** A text where an object is expected, and the reverse. */
const wrongValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? 'wrong' : { wrong: true };

/**
 * A copy of `body` with the field at a dot path replaced; a number is a list index, `*` every entry that has it.
 * @param path for example `payload.messageList.0.messageDate`
 * @returns undefined if the path does not exist
 */
function withField(body: unknown, path: string, next: (value: unknown) => unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  const replaced = (value: unknown): unknown =>
    rest.length === 0 ? next(value) : withField(value, rest.join('.'), next);
  if (Array.isArray(body)) {
    const list: unknown[] = body;
    if (key === '*') {
      const copies = list.map(replaced);
      const found = copies.some((copy) => copy !== undefined);
      return found ? copies.map((copy, index) => copy ?? list[index]) : undefined;
    }
    const index = Number(key);
    const item = index in list ? replaced(list[index]) : undefined;
    return item === undefined ? undefined : list.with(index, item);
  }
  const parsed = v.safeParse(record, body);
  if (!parsed.success || !(key in parsed.output)) return undefined;
  const value = replaced(parsed.output[key]);
  return value === undefined ? undefined : { ...parsed.output, [key]: value };
}

/** A copy with a field of a wrong type; undefined if the path does not exist. */
export const withWrongType = (body: unknown, path: string): unknown => withField(body, path, wrongValue);

/** A copy with another text in a field; undefined if the path does not exist. */
export const withText = (body: unknown, path: string, words: string): unknown =>
  withField(body, path, () => words);
