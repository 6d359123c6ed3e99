import { expect, it } from 'vitest';
import { createCallLimit, QueueFullError } from './call-limit.ts';

const never = new AbortController().signal;

function startedCalls(most: number, mostWaiting: number) {
  const limit = createCallLimit(most, mostWaiting);
  const started: string[] = [];
  const ends: Record<string, PromiseWithResolvers<string>> = {};
  const call = (name: string, signal = never) => {
    const end = (ends[name] = Promise.withResolvers<string>());
    return limit.run(signal, () => {
      started.push(name);
      return end.promise;
    });
  };
  return { started, call, end: (name: string) => ends[name]?.resolve(name), ends };
}

it('createCallLimit() runs the allowed number of calls at once and the others in order', async () => {
  const { started, call, end } = startedCalls(2, 9);
  const calls = ['a', 'b', 'c', 'd'].map((name) => call(name));
  await Promise.resolve();
  expect(started).toEqual(['a', 'b']);
  end('b');
  await calls[1];
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) end(name);
  expect(await Promise.all(calls)).toEqual(['a', 'b', 'c', 'd']);
});

it('createCallLimit() starts the next call when a call fails', async () => {
  const { started, call, end, ends } = startedCalls(1, 9);
  const [failed, next] = [call('a'), call('b')];
  ends['a']?.reject(new Error('cut off'));
  await expect(failed).rejects.toThrow('cut off');
  end('b');
  expect(await next).toBe('b');
  expect(started).toEqual(['a', 'b']);
});

it('createCallLimit() never starts a call that is aborted while it waits', async () => {
  const { started, call, end } = startedCalls(1, 9);
  const leaving = new AbortController();
  const first = call('a');
  const left = call('b', leaving.signal);
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  end('a');
  await first;
  await expect(call('c', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(started).toEqual(['a']);
});

it('createCallLimit() rejects a call if too many are waiting', async () => {
  const { call, end } = startedCalls(1, 1);
  const [first, second] = [call('a'), call('b')];
  await expect(call('c')).rejects.toThrow(QueueFullError);
  end('a');
  end('b');
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
});
