/** The claims panel when its service fails (spec 000 §8): it says so, and a retry loads it. */
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { brandWhere } from '../../tests/support/brands.ts';
import { breakCall } from '../../tests/support/component/services.ts';
import { openAs, region, retryAfterRepair } from '../../tests/support/component/portal.tsx';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const CLAIMS = /^Claims/;

describe('the claims panel', () => {
  it.each([
    ['responds 500', { kind: 'status', status: 500 }],
    ['sends malformed JSON', { kind: 'malformed' }],
    ['sends an empty body', { kind: 'empty' }],
    ['sends a field of another type', { kind: 'wrong-type', field: 'payload.totalClaims' }],
    ['drops', { kind: 'drop' }],
  ] as const)('shows a retry button after the service %s', async (_, fault) => {
    breakCall('claim/summary', fault);
    await openAs('maria', brand);
    const panel = await region(CLAIMS);
    await retryAfterRepair(panel, 'We could not load your claims.');
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(3);
  });
});
