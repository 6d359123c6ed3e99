/** What claims show of other features. `src/member/` fills the slots (decision 093); `range` is filled by the list and the panel. */
import type { DateSpan } from '../../lib/date.ts';
import type { ReactNode } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { createSlots } from '../../ui/slots.tsx';
import type { Claim } from './claims.schema.ts';
import type { StatementSource } from './detail/claim-detail.store.ts';

interface ClaimSlots {
  brand: BrandSlice;
  /** The days whose claims are on the screen, both ends included. */
  range: DateSpan;
  /** The detail in an open row. */
  claimDetail(claim: Claim): ReactNode;
  /**
   * The button that pays the claim, or why it cannot be paid here.
   * @param figuresTotal cents that the claim's figures add up to, if that differs from its cost; otherwise null
   */
  payOffer(claim: Claim, figuresTotal: number | null): ReactNode;
  /** Address of the dental procedure history of the claim's group; null if the claim has no link to it. */
  dentalHref(claim: Claim): string | null;
  /** The member's health statements. */
  statements: StatementSource;
}

export const { FillSlots: FillClaimSlots, useSlot: useClaimSlot } = createSlots<ClaimSlots>();
