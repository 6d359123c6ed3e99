import { claimDetail } from '../../../src/features/claims/detail/claim-detail.schema.ts';
import * as documents from '../../../src/features/claims/downloads/claim-documents.schema.ts';
import { claimSummary, recentClaims } from '../../../src/features/claims/claims.schema.ts';
import { payClaim } from '../../../src/features/pay-claim/pay-claim.schema.ts';
import { addDays, toCompactDate } from '../../../src/lib/date/date.ts';
import { FAMILIES } from '../../people/families.ts';
import { owedOf } from '../../sandbox/claims/claim-wire-forms.ts';
import { documentsOf } from '../../sandbox/claims/claim-documents.ts';
import type { ClaimRecord } from '../../sandbox/claims/counted-claims.ts';
import { example, type ExampleContext } from '../example.ts';

/** The fields of a claims call that identify the caller's contract. */
const contractOf = ({ member: { family, self }, day }: ExampleContext) => ({
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

function firstClaim(
  { services, member, day }: ExampleContext,
  fits: (claim: ClaimRecord) => boolean = () => true,
): ClaimRecord {
  const record = services.claimsOf(member.family, day).find(fits);
  if (!record) throw new Error('no claim fits the example');
  return record;
}

/** The caller's first denied claim. Like all settled claims, the claim has amounts and documents. */
const settled = (world: ExampleContext) => firstClaim(world, ({ wire }) => wire.claimStatusCode === '3');

/** The first claim that counts toward a plan limit; if `isPending`, the first that may count when it is settled. */
const counted = (world: ExampleContext, isPending: boolean) =>
  firstClaim(world, ({ lines }) =>
    lines.some((line) => line.counted.some((amount) => amount.isPending === isPending)),
  );

const detailQuery = ({ day }: ExampleContext, { wire }: ClaimRecord) => ({
  payload: {
    reqClaimAccumActivityDetail: {
      claimNumber: wire.claimNumber,
      clientId: wire.clientId,
      billingProviderId: wire.billingProviderId ?? '',
      clnEnrollmentSourceCd: wire.clnEnrollmentSourceCd ?? '',
      clmPartialSupressInd: 'N' as const,
      callActivitiesV2Flag: 'Y' as const,
      paymentIntegrationFlag: 'N' as const,
      startDate: toCompactDate(addDays(day, -365)),
      endDate: toCompactDate(day),
      claimStatusCode: wire.claimStatusCode,
    },
  },
});

/** The first claim on which the member owes something, but less than 50 dollars. `amount` is the dollars owed. */
function payable(world: ExampleContext) {
  const { family } = world.member;
  const claim = firstClaim(world, (record) => {
    const owed = owedOf(record, family, 0);
    return owed > 0 && owed < 5000;
  });
  const { claimNumber, clientId } = claim.wire;
  return { claimNumber, clientId, amount: owedOf(claim, family, 0) / 100 };
}

export const claimsExamples = [
  example(claimSummary, 'maria', (world) => ({
    payload: { reqClaimAccumActivitySummary: contractOf(world) },
  })),
  example(recentClaims, 'maria', ({ day }) => ({
    query: { startDate: addDays(day, -60), endDate: day },
  })),
  example(claimDetail, 'maria', (world) => detailQuery(world, settled(world))),
  example(claimDetail, 'maria', (world) => detailQuery(world, counted(world, false))),
  example(claimDetail, 'maria', (world) => detailQuery(world, counted(world, true))),
  example(payClaim, 'maria', (world) => ({
    payload: { idempotencyKey: 'a6d1c5f0-example', claims: [payable(world)] },
  })),
  example(documents.eobDocByClaim, 'maria', (world) => {
    const { claimNumber, clnEnrollmentSourceCd } = settled(world).wire;
    return { payload: { claimNumber, clnEnrollmentSourceCd: clnEnrollmentSourceCd ?? '' } };
  }),
  example(documents.docByFileName, 'maria', (world) => ({
    query: { fileName: documentsOf(settled(world))[0]?.fileName ?? '' },
  })),
  example(documents.claimSpreadsheet, 'maria', (world) => ({
    payload: { claims: JSON.stringify([{ claimNumber: firstClaim(world).wire.claimNumber }]) },
  })),
  example(documents.downloadFile, null, async ({ services, day, ask }) => {
    const [first] = services.claimsOf(FAMILIES.delgado, day);
    const payload = { claims: JSON.stringify([{ claimNumber: first?.wire.claimNumber }]) };
    const response = await ask(documents.claimSpreadsheet, { payload }, 'maria');
    return { params: { fileName: /[^/"]+\.xlsx/.exec(JSON.stringify(response))?.[0] ?? '' } };
  }),
  example(documents.saveClaimDetail, 'maria', (world) => ({
    payload: {
      claimDetail: JSON.stringify({
        claim: { claimNumber: settled(world).wire.claimNumber },
        services: [{ lineNumber: 1 }],
      }),
    },
  })),
];
