/** Tracks calls that a sign-out must wait for, because services refuse them after the token is revoked. */
const LIMIT_MS = 3000;

const calls = new Set<Promise<unknown>>();

/** Makes a sign-out wait until a call settles. The code that sent the call handles its result. */
export function finishBeforeSignOut(call: Promise<unknown>): void {
  calls.add(call);
  const ended = (): void => void calls.delete(call);
  call.then(ended, ended);
}

/** Resolves when all tracked calls have settled, or after three seconds, because a lost connection must not keep a member signed in. */
export async function lastCalls(): Promise<void> {
  if (calls.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS);
  });
  await Promise.race([Promise.allSettled(calls), limit]);
  clearTimeout(timer);
}

/** Wraps a task so that it runs after the tracked calls. */
export const afterLastCalls = (run: () => void) => (): void => void lastCalls().then(run);
