/** Runs one action at a time, shows failures, and repeats the last action. */
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../lib/remote/failure.ts';
import { actionRunner, type ActionStatus } from './action-runner.ts';

type FormStatus = ActionStatus | { state: 'typing' };

function runForm() {
  const seen: FormStatus[] = [{ state: 'typing' }];
  const last = () => seen.at(-1)?.state;
  return {
    seen,
    last,
    ...actionRunner(
      () => last() === 'busy',
      (status) => seen.push(status),
    ),
  };
}

const unhandled = (): Promise<boolean> => Promise.resolve(false);
const reject = (): Promise<void> => Promise.reject(new ServiceError({ kind: 'offline', reference: 'R' }));

describe('an action of a form', () => {
  it('starts only when no other one runs', async () => {
    const form = runForm();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const first = form.runAction(() => promise, unhandled);
    await form.runAction(reject, unhandled);
    resolve(undefined);
    await first;
    expect(form.seen).toEqual([{ state: 'typing' }, { state: 'busy' }]);
  });

  it('shows a failure that its form does not handle', async () => {
    const form = runForm();
    await form.runAction(reject, unhandled);
    expect(form.last()).toBe('failed');
  });

  it('leaves a failure that its form handles to the form', async () => {
    const form = runForm();
    await form.runAction(reject, () => Promise.resolve(true));
    expect(form.last()).toBe('busy');
  });

  it('is repeated with its own failure handler', async () => {
    const form = runForm();
    let runs = 0;
    let rejections = 0;
    await form.runAction(
      () => {
        runs += 1;
        return reject();
      },
      () => {
        rejections += 1;
        return Promise.resolve(false);
      },
    );
    await form.retry();
    expect([runs, rejections]).toEqual([2, 2]);
  });

  it('cannot be repeated before the first one', async () => {
    const form = runForm();
    await form.retry();
    expect(form.seen).toHaveLength(1);
  });
});
