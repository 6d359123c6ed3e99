import { describe, expect, it } from 'vitest';
import { texts } from './account-name.text.ts';
import { knownName } from './account-name.view.tsx';

describe('knownName', () => {
  it.each([
    ['an HRA', { kind: 'health-reimbursement' as const, isHcra: false }, texts['health-reimbursement']],
    ['an HRA marked as an HCRA', { kind: 'health-reimbursement' as const, isHcra: true }, texts.hcra],
    ['an unknown kind marked as an HCRA', { kind: 'other' as const, isHcra: true }, texts.hcra],
    ['an unknown kind', { kind: 'other' as const, isHcra: false }, null],
  ])('for %s (%j) returns %j', (_, account, name) => {
    expect(knownName(account)).toBe(name);
  });
});
