import { describe, expect, it } from 'vitest';
import { texts } from './account-name.text.ts';
import { knownName } from './account-name.view.tsx';

describe('the name of an account', () => {
  it.each([
    ['an HRA', { kind: 'health-reimbursement' as const, isHcra: false }, texts['health-reimbursement']],
    ['an HRA that is an HCRA', { kind: 'health-reimbursement' as const, isHcra: true }, texts.hcra],
    ['an unknown kind that is an HCRA', { kind: 'other' as const, isHcra: true }, texts.hcra],
    ['an unknown kind', { kind: 'other' as const, isHcra: false }, null],
  ])('%s', (_, account, name) => {
    expect(knownName(account)).toBe(name);
  });
});
