/** An answer with one field of a type that no schema expects there. */
import * as v from 'valibot';

const record = v.record(v.string(), v.unknown());

/** Nothing that carries an object carries a text, and the reverse. */
const wrongValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? 'wrong' : { wrong: true };

/**
 * A copy of `body` with the field at a dot path replaced; a number steps into a list.
 * @param path for example `payload.messageList.0.messageDate`
 * @returns undefined where the path leads nowhere
 */
export function withWrongType(body: unknown, path: string): unknown {
  const [key = '', ...rest] = path.split('.');
  const replaced = (value: unknown): unknown =>
    rest.length === 0 ? wrongValue(value) : withWrongType(value, rest.join('.'));
  if (Array.isArray(body)) {
    const list: unknown[] = body;
    const index = Number(key);
    const item = index in list ? replaced(list[index]) : undefined;
    return item === undefined ? undefined : list.with(index, item);
  }
  const parsed = v.safeParse(record, body);
  if (!parsed.success || !(key in parsed.output)) return undefined;
  const value = replaced(parsed.output[key]);
  return value === undefined ? undefined : { ...parsed.output, [key]: value };
}
