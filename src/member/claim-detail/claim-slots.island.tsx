/** Fills the slots that are read before a claim's detail has been loaded; `claim-detail-slots.island.tsx` fills the others. */
import { useMemo, type ReactNode } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { FillClaimSlots } from '../../features/claims/claim-slots.ts';
import type { Claim } from '../../features/claims/claims.schema.ts';
import { OpenedClaim } from './opened-claim.island.tsx';

const claimDetail = (claim: Claim) => <OpenedClaim claim={claim} />;

export function ClaimSlots({ brand, children }: { brand: BrandSlice; children: ReactNode }) {
  const slots = useMemo(() => ({ brand, claimDetail }), [brand]);
  return <FillClaimSlots slots={slots}>{children}</FillClaimSlots>;
}
