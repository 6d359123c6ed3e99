/** What claims views and rules read. */
import { claimSummary } from '../../../src/features/claims/claims.schema.ts';
import type { Needs } from '../needed-fields.ts';

export const claimsNeeds: readonly Needs[] = [
  [
    claimSummary,
    [
      'payload.totalClaims',
      'payload.totalClaimsSinceLastVisit',
      ...[
        'claimNumber',
        'memberFirstName',
        'memberLastName',
        'memberDob',
        'groupNumber',
        'clientId',
        'dateOfServiceISO',
        'claimStatusCode',
        'planType',
      ].map((field) => `payload.getClaimAccumActivitySummaryData.*.${field}`),
    ],
  ],
];
