/** Calls that a sign-out waits for, because services refuse them once the token has ended. */
const LIMIT_MS = 3000;

const calls = new Set<Promise<unknown>>();

/** @param call only its end matters here; its sender handles the result */
export function finishBeforeSignOut(call: Promise<unknown>): void {
  calls.add(call);
  const ended = (): void => void calls.delete(call);
  call.then(ended, ended);
}

/** Resolves when all calls have ended, or after three seconds: a lost connection must not keep a member signed in. */
export async function lastCalls(): Promise<void> {
  if (calls.size === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS);
  });
  await Promise.race([Promise.allSettled(calls), limit]);
  clearTimeout(timer);
}

/** Runs a task after the last calls. */
export const afterLastCalls = (run: () => void) => (): void => void lastCalls().then(run);
