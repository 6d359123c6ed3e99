/** Caches results by text, for a process that publishes the same pages again and again (decisions/publishing#a-publisher-stays-resident-in-dev). A one-off publish caches nothing. */

/** Maximum number of texts per function; the oldest is dropped first. */
let most = 0;

export const rememberTexts = (count: number): void => {
  most = count;
};

/** @param make its result depends on the text only, and is never changed */
export function oncePerText<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    if (most === 0) return make(text);
    const value = made.has(text) ? (made.get(text) as Value) : make(text);
    made.delete(text);
    made.set(text, value);
    for (const oldest of made.keys()) {
      if (made.size <= most) break;
      made.delete(oldest);
    }
    return value;
  };
}
