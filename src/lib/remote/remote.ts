import { atom, type WritableAtom } from 'nanostores';
import { ServiceError, type Failure } from './failure.ts';

export type Remote<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: Failure };

export const LOADING: Remote<never> = { state: 'loading' };

interface RemoteStore<T> {
  $value: WritableAtom<Remote<T>>;
  /** Loads the value; aborts an earlier call in flight and ignores its result. */
  load(ask: (signal: AbortSignal) => Promise<T>): Promise<void>;
  fail(failure: Failure): void;
  /** Aborts a call in flight when its view closes; a loaded value stays. */
  leave(): void;
  clear(): void;
}

/** A store for a value from a service: loading, ready or failed. The only code that catches service errors. */
export function remote<T>(): RemoteStore<T> {
  const $value = atom<Remote<T>>(LOADING);
  let latest: AbortController | undefined;
  const start = (): AbortController => {
    latest?.abort();
    latest = new AbortController();
    return latest;
  };
  return {
    $value,
    async load(ask) {
      const mine = start();
      $value.set(LOADING);
      try {
        const value = await ask(mine.signal);
        if (latest === mine) $value.set({ state: 'ready', value });
      } catch (error) {
        const failure = failureOf(error);
        // After an abort the value stays 'loading' for the next view.
        if (latest === mine && failure.kind !== 'aborted') $value.set({ state: 'failed', failure });
      }
    },
    fail(failure) {
      start();
      $value.set({ state: 'failed', failure });
    },
    leave() {
      if ($value.get().state === 'loading') latest?.abort();
    },
    clear() {
      start();
      $value.set(LOADING);
    },
  };
}

/** The failure of a service error. Throws any other error: a bug of ours must not look like a service failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ServiceError) return error.failure;
  throw error;
}
