/** Runs the service calls of a multi-step form, one at a time, and can repeat the last one. */
import type { Failure } from '../../lib/remote/failure.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { configureHttp } from './configure-http.ts';

/** The values of a form's status that the runner sets. */
export type ActionStatus = { state: 'busy' } | { state: 'failed'; reference: string };

export interface ActionRunner {
  /** Runs an action, unless one is already running. `handleRejection` returns whether it handled the failure. */
  runAction: (
    action: () => Promise<void>,
    handleRejection: (failure: Failure) => Promise<boolean>,
  ) => Promise<void>;
  retry: () => Promise<void>;
}

/** @param isBusy tells from the form's status whether an action is running */
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
