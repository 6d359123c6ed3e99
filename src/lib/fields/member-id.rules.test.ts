import { describe, expect, it } from 'vitest';
import { memberIdError, type MemberIdRule } from './member-id.rules.ts';

describe('a member ID (000 §5)', () => {
  it.each<[MemberIdRule, string, ReturnType<typeof memberIdError>]>([
    ['general', '', 'missing'],
    ['general', '   ', 'missing'],
    ['general', '100482917', null],
    ['general', ' 10048291701 ', null],
    ['general', 'HIG100482917', null],
    ['general', '10048291', 'malformed'],
    ['general', 'ABCDEFGHI', 'malformed'],
    ['general', '1004-82917', 'malformed'],
    ['general', '1004 82917', 'malformed'],
    ['general', '100482917?', 'malformed'],
    ['digitsAfterPrefix', '100482917', null],
    ['digitsAfterPrefix', 'HIG100482917', 'malformed'],
    ['digitsAfterPrefix', '10048291', 'malformed'],
    ['alphanumeric', 'YZ1234567', null],
    ['alphanumeric', 'ABCDEFGHI', null],
    ['alphanumeric', 'YZ123456', 'malformed'],
    ['alphanumeric', 'YZ-1234567', 'malformed'],
  ])('with the rule "%s" and the text %j gives the error %s', (rule, typed, error) => {
    expect(memberIdError(typed, rule)).toBe(error);
  });
});
