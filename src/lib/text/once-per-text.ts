/** Caches results by text in a long-running process, which publishes the same pages repeatedly (decisions/publishing#a-publisher-stays-resident-in-dev). */

/** Maximum number of cached texts per function; 0 disables the cache. The oldest text is dropped first. */
let most = 0;

export const rememberTexts = (count: number): void => {
  most = count;
};

/** Caches a function's result by text. @param make function whose result depends on the text only and is never modified */
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
