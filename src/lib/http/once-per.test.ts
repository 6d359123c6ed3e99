import { expect, it } from 'vitest';
import { oncePer } from './once-per.ts';

it('oncePer computes the result for each argument only once, even if the result is undefined', () => {
  let made = 0;
  const numberOf = oncePer((key: { value: number | undefined }) => {
    made += 1;
    return key.value;
  });
  const [first, second, none] = [{ value: 1 }, { value: 1 }, { value: undefined }];
  for (const key of [first, second, none, first, second, none]) expect(numberOf(key)).toBe(key.value);
  expect(made).toBe(3);
});
