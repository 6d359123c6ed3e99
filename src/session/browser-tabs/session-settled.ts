import { currentSession, onSessionChange } from '../session-machine.ts';

/** Resolves when this tab has stopped asking the other tabs for a session; at once if it is not asking. */
export const sessionSettled = (): Promise<void> =>
  new Promise((resolve) => {
    if (currentSession().state !== 'asking') return resolve();
    const stop = onSessionChange(() => {
      stop();
      resolve();
    });
  });
