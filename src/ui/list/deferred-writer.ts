/** Writes a value after the next paint, because writing to storage is slow. A pending value is also written when the page is left. */

interface DeferredWriter<Value> {
  save(value: Value): void;
  flush(): void;
  cancel(): void;
}

export function deferSave<Value extends object>(write: (value: Value) => void): DeferredWriter<Value> {
  let pending: Value | null = null;
  const flush = (): void => {
    if (pending) write(pending);
    pending = null;
  };
  if (typeof window !== 'undefined') window.addEventListener('pagehide', flush);
  return {
    save(value) {
      if (!pending) requestAnimationFrame(() => setTimeout(flush));
      pending = value;
    },
    flush,
    cancel() {
      pending = null;
    },
  };
}
