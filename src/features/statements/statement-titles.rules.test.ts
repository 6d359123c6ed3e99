import { expect, it } from 'vitest';
import { statementTitle } from './statement-titles.rules.ts';
import { statementWith } from './statements.fixture.ts';

it.each([
  ['health', 'Health Statement - 10/01/2026 - 10/31/2026'],
  ['payment-only', 'Payment Only Statement - 10/31/2026'],
  ['quarterly', 'Quarterly Statement - 10/01/2026 thru 10/31/2026'],
  ['medicare-quarterly', 'Quarterly Statement - 10/01/2026 thru 10/31/2026'],
  ['other', 'Statement - 10/01/2026 - 10/31/2026'],
] as const)('a %s statement has the title %j (001 §4)', (group, title) => {
  expect(statementTitle(statementWith({ group }))).toBe(title);
});
