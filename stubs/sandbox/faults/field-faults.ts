/** Responses with one field replaced by a wrong type or another text. */

/** A text where an object is expected, and the reverse. */
const wrongValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? 'wrong' : { wrong: true };

/**
 * A copy of `body` with the field at a dot path replaced; a number is a list index, `*` every field or entry that has
 * the rest of the path.
 * @param path for example `payload.messageList.0.messageDate`
 * @returns undefined if the path does not exist
 */
function withField(body: unknown, path: string, next: (value: unknown) => unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  const [key = '', ...rest] = path.split('.');
  const fields: [string, unknown][] = Object.entries(body);
  const copies = fields.map(([name, value]) => {
    if (key !== '*' && key !== name) return undefined;
    return rest.length === 0 ? next(value) : withField(value, rest.join('.'), next);
  });
  if (copies.every((copy) => copy === undefined)) return undefined;
  const values = fields.map(([name, value], at): [string, unknown] => [name, copies[at] ?? value]);
  return Array.isArray(body) ? values.map(([, value]) => value) : Object.fromEntries(values);
}

/** A copy with a field of a wrong type; undefined if the path does not exist. */
export const withWrongType = (body: unknown, path: string): unknown => withField(body, path, wrongValue);

/** A copy with another text in a field; undefined if the path does not exist. */
export const withText = (body: unknown, path: string, words: string): unknown =>
  withField(body, path, () => words);
