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
  /** Aborts a call in flight when its view closes. Keeps a loaded value. */
  leave(): void;
  clear(): void;
}

/** Creates a store for a value from a service, which is loading, ready or failed. The only code that catches service errors. */
export function remote<T>(): RemoteStore<T> {
  const $value = atom<Remote<T>>(LOADING);
  let latest: AbortController | undefined;
  let inFlight: Promise<void> | undefined;
  let views = 0;
  const start = (): AbortController => {
    latest?.abort();
    inFlight = undefined;
    latest = new AbortController();
    return latest;
  };
  async function run(ask: Ask<T>): Promise<void> {
    const mine = start();
    $value.set(LOADING);
    try {
      const value = await ask(mine.signal);
      if (latest === mine) $value.set({ state: 'ready', value });
    } catch (error) {
      const failure = failureOf(error);
      // After an abort the value stays 'loading', and the next view loads it.
      if (latest === mine && failure.kind !== 'aborted') $value.set({ state: 'failed', failure });
    }
  }
  async function load(ask: Ask<T>): Promise<void> {
    const mine = (inFlight = run(ask));
    try {
      await mine;
    } finally {
      if (inFlight === mine) inFlight = undefined;
    }
  }
  const ensure = (ask: Ask<T>): Promise<void> =>
    $value.get().state === 'ready' ? Promise.resolve() : (inFlight ?? load(ask));
  function leave(): void {
    if ($value.get().state !== 'loading') return;
    latest?.abort();
    inFlight = undefined;
  }
  return {
    $value,
    load,
    ensure,
    open(ask) {
      void ensure(ask);
      const close = once(() => {
        views -= 1;
        if (views === 0) leave();
      });
      views += 1;
      return close;
    },
    fail(failure) {
      start();
      $value.set({ state: 'failed', failure });
    },
    leave,
    clear() {
      start();
      $value.set(LOADING);
    },
  };
}

/** The failure of a service error. Rethrows any other error, so that a bug in our own code does not look like a service failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ServiceError) return error.failure;
  throw error;
}
