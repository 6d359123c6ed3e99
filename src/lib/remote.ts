/** A value that a service gives: loading, ready or failed, never two of them. */
import { atom, type WritableAtom } from 'nanostores';
import { ServiceError, type Failure } from './failure.ts';

export type Remote<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; failure: Failure };

export const LOADING: Remote<never> = { state: 'loading' };

interface RemoteStore<T> {
  /** What a view shows. */
  $value: WritableAtom<Remote<T>>;
  /** Asks the service; an earlier call still under way is aborted and its answer ignored. */
  load(ask: (signal: AbortSignal) => Promise<T>): Promise<void>;
  /** Takes over the failure of something that this value needs. */
  fail(failure: Failure): void;
  /** The view that asked has closed: aborts a call under way; a value that is there stays. */
  leave(): void;
  /** Forgets the value, for example when the session ends. */
  clear(): void;
}

/** A store for one remote value. The only place that catches what a service throws. */
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
        // A view that closes shows nothing; the next one starts with loading.
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

/**
 * The failure behind an error.
 * @throws the error itself where it is no failed call: a fault of ours must not look like the service's
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof ServiceError) return error.failure;
  throw error;
}
