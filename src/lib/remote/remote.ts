import { atom, type WritableAtom } from 'nanostores';
import { once } from '../page/once.ts';
import { ServiceError, type Failure } from './failure.ts';

export type Remote<T> =
  | { state: 'loading' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: Failure };

export const LOADING: Remote<never> = { state: 'loading' };

type Ask<T> = (signal: AbortSignal) => Promise<T>;

interface RemoteStore<T> {
  $value: WritableAtom<Remote<T>>;
  /** Loads the value. Aborts an earlier call in flight and ignores its result. */
  load(ask: Ask<T>): Promise<void>;
  /** Loads the value unless it is already loaded or loading. */
  ensure(ask: Ask<T>): Promise<void>;
  /** Like `ensure`, for a view. @returns a function to call when the view closes; when the last view closes, the call is aborted */
  open(ask: Ask<T>): () => void;
  fail(failure: Failure): void;
  /** For a view to call when it closes. Aborts the call in flight, if any; keeps a loaded value. */
  leave(): void;
  clear(): void;
}

/**
 * Creates a store for a value from a service. A service error sets the state `failed`, unless the call was aborted.
 * @param mayLoad whether a call may start; if false, `load` does not change the value
 */
export function remote<T>(mayLoad: () => boolean = () => true): RemoteStore<T> {
  const $value = atom<Remote<T>>(LOADING);
  let latest: AbortController | undefined;
  let inFlight: Promise<void> | undefined;
  let views = 0;
  const abort = (): void => {
    latest?.abort();
    inFlight = undefined;
  };
  const restart = (value: Remote<T>): AbortController => {
    abort();
    latest = new AbortController();
    $value.set(value);
    return latest;
  };
  async function run(ask: Ask<T>): Promise<void> {
    const mine = restart(LOADING);
    try {
      const value = await ask(mine.signal);
      if (latest === mine) $value.set({ state: 'ready', value });
    } catch (error) {
      const failure = failureOf(error);
      // After an abort the value stays 'loading', and the next view loads it.
      if (latest === mine && failure.kind !== 'aborted') $value.set({ state: 'failed', failure });
    }
  }
  function load(ask: Ask<T>): Promise<void> {
    if (!mayLoad()) return Promise.resolve();
    const mine = run(ask).finally(() => {
      if (inFlight === mine) inFlight = undefined;
    });
    inFlight = mine;
    return mine;
  }
  const ensure = (ask: Ask<T>): Promise<void> =>
    $value.get().state === 'ready' ? Promise.resolve() : (inFlight ?? load(ask));
  const leave = (): void => {
    if ($value.get().state === 'loading') abort();
  };
  return {
    $value,
    load,
    ensure,
    open(ask) {
      void ensure(ask);
      views += 1;
      return once(() => {
        views -= 1;
        if (views === 0) leave();
      });
    },
    fail: (failure) => void restart({ state: 'failed', failure }),
    leave,
    clear: () => void restart(LOADING),
  };
}

/** Converts a service error to a failure. Rethrows any other error, so that a bug in our own code does not look like a service failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ServiceError) return error.failure;
  throw error;
}
