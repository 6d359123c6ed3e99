/** Requests of the claims calls. */
import { claimSummary } from '../../../src/features/claims/claims.schema.ts';
import { addDays, toCompactDate } from '../../../src/lib/date.ts';
import { example, type World } from '../example.ts';

/** What names a contract in a claims call. */
export const contractOf = ({ member: { family, self }, day }: World) => ({
  contractId: family.agreementId,
  umi: `${family.umi}0`,
  relationCode: self.relationshipCode,
  startDate: toCompactDate(addDays(day, -60)),
  endDate: toCompactDate(day),
  groupNumTable: family.clients.flatMap(({ groups }) => groups.map(({ number }) => number)),
  channelType: 'I' as const,
  lastLandedPageDate: toCompactDate(addDays(day, -18)),
  clientId: family.clients.map(({ id }) => id),
});

export const claimsExamples = [
  example(claimSummary, 'maria', (world) => ({
    payload: { reqClaimAccumActivitySummary: contractOf(world) },
  })),
];
