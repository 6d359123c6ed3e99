import { afterEach, expect, it } from 'vitest';
import { oncePerText, rememberTexts, storedPerText, textCaches } from './once-per-text.ts';

afterEach(() => rememberTexts(0));

function counted() {
  const calls: string[] = [];
  const lengthOf = oncePerText((text) => {
    calls.push(text);
    return text.length;
  });
  return { calls, lengthOf };
}

it('oncePerText caches no results before rememberTexts is called', () => {
  const { calls, lengthOf } = counted();
  expect([lengthOf('ab'), lengthOf('ab')]).toEqual([2, 2]);
  expect(calls).toEqual(['ab', 'ab']);
});

it('after rememberTexts(2) is called, oncePerText caches the results for the two most recently used texts', () => {
  rememberTexts(2);
  const { calls, lengthOf } = counted();
  for (const text of ['a', 'bb', 'a', 'ccc', 'a', 'bb']) expect(lengthOf(text)).toBe(text.length);
  expect(calls).toEqual(['a', 'bb', 'ccc', 'bb']);
});

it('storedPerText takes its results from the current store, and computes them if there is no store', () => {
  const lengthOf = storedPerText('length', (text) => text.length);
  expect(lengthOf('ab')).toBe(2);
  const requested: string[] = [];
  textCaches().store = {
    result(name, text, make) {
      requested.push(`${name} ${text}`);
      return make(`${text}, stored`);
    },
  };
  expect(lengthOf('ab')).toBe('ab, stored'.length);
  textCaches().store = null;
  expect(lengthOf('ab')).toBe(2);
  expect(requested).toEqual(['length ab']);
});
