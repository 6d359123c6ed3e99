/** Caches results by text in a long-running process, which publishes the same pages repeatedly (decisions/publishing#a-publisher-stays-resident-in-dev). */

/** Results of an earlier publish. */
export interface TextStore {
  /** Returns the stored result of a function for a text, or makes and stores it. @param name name of the function */
  result<Value>(name: string, text: string, make: (text: string) => Value): Value;
}

interface TextCaches {
  /** Maximum number of cached texts per function; 0 disables the cache. The least recently used is dropped first. */
  most: number;
  store: TextStore | null;
}

let caches: TextCaches = { most: 0, store: null };

export const textCaches = (): TextCaches => caches;

/** Uses the caches of another copy of this module. The publish tool contains one copy, and the compiled renderer another. */
export const shareTextCaches = (shared: TextCaches): void => {
  caches = shared;
};

export const rememberTexts = (count: number): void => {
  caches.most = count;
};

/** Stores a function's results by text in the current store, if there is one. @param make function whose result depends on the text only, is never modified, and consists of JSON values */
export const storedPerText =
  <Value>(name: string, make: (text: string) => Value): ((text: string) => Value) =>
  (text) =>
    caches.store ? caches.store.result(name, text, make) : make(text);

/** Caches a function's result by text. @param make function whose result depends on the text only and is never modified */
export function oncePerText<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    const { most } = caches;
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
