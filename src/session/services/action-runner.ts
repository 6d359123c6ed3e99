/** Runs the submits of a form with several steps, one at a time, and repeats the last one on request. */
import type { Failure } from '../../lib/remote/failure.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { configureHttp } from './configure-http.ts';

/** The part of a form's status that every action sets. */
export type ActionStatus = { state: 'busy' } | { state: 'failed'; reference: string };

export interface ActionRunner {
  /** Does nothing while an action runs. `handleRejection` returns whether it handled the failure. */
  runAction: (
    action: () => Promise<void>,
    handleRejection: (failure: Failure) => Promise<boolean>,
  ) => Promise<void>;
  /** Repeats the last action. */
  retry: () => Promise<void>;
}

/** @param isBusy whether the form shows that an action runs */
export function actionRunner(isBusy: () => boolean, setStatus: (status: ActionStatus) => void): ActionRunner {
  let lastAction: () => Promise<void> = () => Promise.resolve();

  const runAction: ActionRunner['runAction'] = async (action, handleRejection) => {
    if (isBusy()) return;
    lastAction = () => runAction(action, handleRejection);
    setStatus({ state: 'busy' });
    configureHttp();
    try {
      await action();
    } catch (error) {
      const failure = failureOf(error);
      if (!(await handleRejection(failure))) setStatus({ state: 'failed', reference: failure.reference });
    }
  };

  return { runAction, retry: () => lastAction() };
}
