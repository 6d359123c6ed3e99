/** Key of the stored expiry times, which are in milliseconds since 1970. */
export const META_KEY = '__meta__';
const LIFETIME_MS = 60 * 60 * 1000; // spec 000 §9

/** Error for a key that is not a string or number, or that is reserved (spec 001 §5). */
export class StorageKeyError extends Error {
  constructor(key: unknown) {
    super(String(key));
    this.name = 'StorageKeyError';
  }
}

export interface ExpiringStorage {
  /** Returns the value; null if there is none, or if it has expired or is not JSON. */
  get(key: string | number): unknown;
  /**
   * Stores a value for `lifetimeMs`, by default 60 minutes (spec 000 §9 'session storage expiry 60 minutes'). If `lifetimeMs` is null, the value never expires.
   * @returns false if storage is full. The key then has its earlier value and expiry time, or no value
   */
  set(key: string | number, value: unknown, lifetimeMs?: number | null): boolean;
  remove(key: string | number): void;
  clear(keeping?: readonly string[]): void;
}

function checkedKey(key: unknown): string {
  if ((typeof key !== 'string' && typeof key !== 'number') || key === META_KEY)
    throw new StorageKeyError(key);
  return String(key);
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // not JSON, so other code wrote the value
  }
}

function readMeta(area: Storage): Record<string, number> {
  const meta = parse(area.getItem(META_KEY));
  if (typeof meta !== 'object' || meta === null) return {};
  return Object.fromEntries(
    Object.entries(meta).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** Wraps a `Storage` so that values expire. @param area returns the storage; called at each use, because there is no storage at build time @throws StorageKeyError */
export function expiringStorage(area: () => Storage, now: () => number = Date.now): ExpiringStorage {
  const removeExpiry = (name: string) => {
    const { [name]: _gone, ...others } = readMeta(area());
    if (Object.keys(others).length === 0) area().removeItem(META_KEY);
    else area().setItem(META_KEY, JSON.stringify(others));
  };
  const remove = (name: string) => {
    area().removeItem(name);
    removeExpiry(name);
  };
  return {
    get(key) {
      const name = checkedKey(key);
      const expires = readMeta(area())[name];
      if (expires !== undefined && expires <= now()) remove(name);
      return parse(area().getItem(name));
    },
    set(key, value, lifetimeMs = LIFETIME_MS) {
      const name = checkedKey(key);
      const text = JSON.stringify(value);
      try {
        area().setItem(name, text);
      } catch {
        return false;
      }
      try {
        if (lifetimeMs === null) removeExpiry(name);
        else area().setItem(META_KEY, JSON.stringify({ ...readMeta(area()), [name]: now() + lifetimeMs }));
      } catch {
        area().removeItem(name); // a value without its expiry time would never expire
        return false;
      }
      return true;
    },
    remove: (key) => remove(checkedKey(key)),
    clear(keeping = []) {
      const meta = readMeta(area());
      const remaining = keeping.map((name) => [name, area().getItem(name)] as const);
      area().clear();
      for (const [name, text] of remaining) if (text !== null) area().setItem(name, text);
      const times = Object.entries(meta).filter(([name]) => area().getItem(name) !== null);
      if (times.length > 0) area().setItem(META_KEY, JSON.stringify(Object.fromEntries(times)));
    },
  };
}

export const sessionStore = expiringStorage(() => window.sessionStorage);
