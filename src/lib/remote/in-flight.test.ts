import { expect, it } from 'vitest';
import { newest, shareInFlight } from './in-flight.ts';

it('shareInFlight shares a call in flight, and starts a new call after the shared call has ended', async () => {
  const started: PromiseWithResolvers<string>[] = [];
  const call = shareInFlight((_name: string) => {
    const mine = Promise.withResolvers<string>();
    started.push(mine);
    return mine.promise;
  });
  const first = [call('a'), call('b')];
  started[0]?.resolve('done');
  expect(await Promise.all(first)).toEqual(['done', 'done']);
  const second = call('c');
  started[1]?.reject(new RangeError('lost'));
  await expect(second).rejects.toThrow('lost');
  void call('d');
  expect(started).toHaveLength(3);
});

it('newest() reports true only for the task that was started last', () => {
  const start = newest();
  const isFirst = start();
  expect(isFirst()).toBe(true);
  const isSecond = start();
  expect([isFirst(), isSecond()]).toEqual([false, true]);
});
