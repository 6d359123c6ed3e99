/** Parts of other features shown in a claim. `src/member/` fills the slots (decisions/code#slots-instead-of-relayed-props); `range` is filled by the list and the panel. */
import type { DateSpan } from '../../lib/date/date.ts';
import type { ReactNode } from 'react';
import { createSlots } from '../../ui/page/slots.tsx';
import type { Claim } from './claims.schema.ts';
import type { StatementSource } from './detail/claim-detail.store.ts';

interface ClaimSlots {
  /** Both ends included. */
  range: DateSpan;
  claimDetail(claim: Claim): ReactNode;
  /** @param figuresTotal cents that the claim's figures add up to, if that differs from its cost; otherwise null */
  payOffer(claim: Claim, figuresTotal: number | null): ReactNode;
  /** Null if the claim has no link to the dental procedure history. */
  dentalHref(claim: Claim): string | null;
  statements: StatementSource;
}

export const { FillSlots: FillClaimSlots, useSlot: useClaimSlot } = createSlots<ClaimSlots>();
