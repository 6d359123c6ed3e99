import { describe, expect, it } from 'vitest';
import { savesInOrder } from './cart-saves.ts';
import type { RequestedPlans } from './cart.rules.ts';

const plan = (planId: string): RequestedPlans => [{ planId, applicants: [] }];
const idsOf = (requested: RequestedPlans): string => requested.map(({ planId }) => planId).join(' ');

/** Sets up saves to a fake service, whose responses the test sends. */
function setUp() {
  const said: string[] = [];
  const open: { resolve(stored: string): void; reject(error: unknown): void }[] = [];
  const save = savesInOrder<string>(
    async (requested) => {
      said.push(`write ${idsOf(requested)}`);
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      open.push({ resolve, reject });
      return promise;
    },
    {
      onSaving: (requested) => said.push(`saving ${idsOf(requested)}`),
      onStored: (stored) => said.push(`stored ${stored}`),
      onSaved: () => said.push('saved'),
      onFailed: (error, requested) => said.push(`${String(error)} ${idsOf(requested)}`),
    },
  );
  return { said, open, save };
}

describe('the saves of a cart', () => {
  it('run one after another, in order, and report "saved" only after the last one', async () => {
    const { said, open, save } = setUp();
    const all = save(plan('A'));
    await save(plan('B'));
    await save(plan('C'));
    expect(said).toEqual(['saving A', 'write A', 'saving B', 'saving C']);
    open[0]?.resolve('a');
    await expect.poll(() => open.length).toBe(2);
    open[1]?.resolve('b');
    await expect.poll(() => open.length).toBe(3);
    open[2]?.resolve('c');
    await all;
    expect(said.slice(4)).toEqual(['stored a', 'write B', 'stored b', 'write C', 'stored c', 'saved']);
  });

  it('stop when a save fails, and report the error and the last requested cart', async () => {
    const { said, open, save } = setUp();
    const all = save(plan('A'));
    await save(plan('B'));
    open[0]?.reject('failed');
    await all;
    expect(said.slice(3)).toEqual(['failed B']);
  });

  it('can start again after a failure', async () => {
    const { said, open, save } = setUp();
    const first = save(plan('A'));
    open[0]?.reject('failed');
    await first;
    const second = save(plan('B'));
    open[1]?.resolve('b');
    await second;
    expect(said.slice(3)).toEqual(['saving B', 'write B', 'stored b', 'saved']);
  });
});
