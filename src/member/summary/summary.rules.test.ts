import { describe, expect, it } from 'vitest';
import { greeting } from './summary.rules.ts';

describe('greeting', () => {
  it.each([
    [0, 'Good morning, Maria'],
    [11, 'Good morning, Maria'],
    [12, 'Good afternoon, Maria'],
    [17, 'Good afternoon, Maria'],
    [18, 'Good evening, Maria'],
    [23, 'Good evening, Maria'],
  ])('at hour %d, returns "%s"', (hour, text) => {
    expect(greeting(hour, 'Maria')).toBe(text);
  });
});
