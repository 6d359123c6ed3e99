import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../lib/remote/failure.ts';
import { actionRunner, type ActionStatus } from './action-runner.ts';

type FormStatus = ActionStatus | { state: 'typing' };

const START: FormStatus = { state: 'typing' };

function runForm() {
  const seen: FormStatus[] = [START];
  const last = () => seen.at(-1)?.state;
  return {
    seen,
    last,
    ...actionRunner(
      () => seen.at(-1) ?? START,
      (status) => seen.push(status),
    ),
  };
}

const unhandled = (): Promise<boolean> => Promise.resolve(false);
const reject = (): Promise<void> => Promise.reject(new ServiceError({ kind: 'offline', reference: 'R' }));

describe('actionRunner', () => {
  it('does not start an action while another action runs', async () => {
    const form = runForm();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const first = form.runAction(() => promise, unhandled);
    await form.runAction(reject, unhandled);
    resolve(undefined);
    await first;
    expect(form.seen).toEqual([{ state: 'typing' }, { state: 'busy' }]);
  });

  it('sets the status "failed" if the form does not handle the failure', async () => {
    const form = runForm();
    await form.runAction(reject, unhandled);
    expect(form.last()).toBe('failed');
  });

  it('does not set the status "failed" if the form no longer waits for the action', async () => {
    const form = runForm();
    await form.runAction((isCurrent) => {
      expect(isCurrent()).toBe(true);
      form.seen.push(START);
      expect(isCurrent()).toBe(false);
      return reject();
    }, unhandled);
    expect(form.last()).toBe('typing');
  });

  it('does not change the status if the form handles the failure', async () => {
    const form = runForm();
    await form.runAction(reject, () => Promise.resolve(true));
    expect(form.last()).toBe('busy');
  });
});
