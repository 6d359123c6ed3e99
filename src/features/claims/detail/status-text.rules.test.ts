import { expect, it } from 'vitest';
import { extraStatusText } from './status-text.rules.ts';

it.each([
  ['denied', 'denied', ''],
  ['denied', ' Denied ', ''],
  ['in-process', 'In process', ''],
  ['approved', 'paid', 'paid'],
  ['adjusted', 'paid', 'paid'],
  ['transferred', 'pending', 'pending'],
  ['in-process', 'payment in process', 'payment in process'],
  ['approved', 'denied', 'denied'],
  ['denied', '', ''],
] as const)('a service line with the status %s and the text %j shows the text %j', (status, text, shown) => {
  expect(extraStatusText(status, text)).toBe(shown);
});
