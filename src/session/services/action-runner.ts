/** Runs the service calls of a multi-step form, one at a time. */
import type { Failure } from '../../lib/remote/failure.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { configureHttp } from './configure-http.ts';

/** The values of a form's status that the runner sets. */
export type ActionStatus = { state: 'busy' } | { state: 'failed'; reference: string };

export interface ActionRunner {
  /**
   * Runs an action, unless one is already running. `handleRejection` returns whether it handled the failure. `isCurrent` returns
   * whether the form still waits for this action; after the user presses Back, it returns false.
   */
  runAction: (
    action: (isCurrent: () => boolean) => Promise<void>,
    handleRejection: (failure: Failure, isCurrent: () => boolean) => Promise<boolean>,
  ) => Promise<void>;
}

export function actionRunner(
  getStatus: () => { state: string },
  setStatus: (status: ActionStatus) => void,
): ActionRunner {
  const runAction: ActionRunner['runAction'] = async (action, handleRejection) => {
    if (getStatus().state === 'busy') return;
    const busy: ActionStatus = { state: 'busy' };
    const isCurrent = (): boolean => getStatus() === busy;
    setStatus(busy);
    configureHttp();
    try {
      await action(isCurrent);
    } catch (error) {
      const failure = failureOf(error);
      const isHandled = await handleRejection(failure, isCurrent);
      if (!isHandled && isCurrent()) setStatus({ state: 'failed', reference: failure.reference });
    }
  };

  return { runAction };
}
