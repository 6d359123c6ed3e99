/** Caches a function's result per argument. The argument must be an object that never changes. */
export function oncePer<Key extends WeakKey, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let result = made.get(key);
    if (!result) {
      result = { value: make(key) };
      made.set(key, result);
    }
    return result.value;
  };
}
