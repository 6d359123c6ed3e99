/** Caches a result per argument, an object that must not change. The dev server and each publish read new records. */
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
