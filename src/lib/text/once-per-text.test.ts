import { afterEach, expect, it } from 'vitest';
import { oncePerText, rememberTexts } from './once-per-text.ts';

afterEach(() => rememberTexts(0));

function counted() {
  const calls: string[] = [];
  const lengthOf = oncePerText((text) => {
    calls.push(text);
    return text.length;
  });
  return { calls, lengthOf };
}

it('oncePerText caches no results in a process that publishes only once', () => {
  const { calls, lengthOf } = counted();
  expect([lengthOf('ab'), lengthOf('ab')]).toEqual([2, 2]);
  expect(calls).toEqual(['ab', 'ab']);
});

it('oncePerText caches the results of the most recent texts in a long-running process', () => {
  rememberTexts(2);
  const { calls, lengthOf } = counted();
  for (const text of ['a', 'bb', 'a', 'ccc', 'a', 'bb']) expect(lengthOf(text)).toBe(text.length);
  expect(calls).toEqual(['a', 'bb', 'ccc', 'bb']);
});
