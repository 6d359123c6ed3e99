/**
 * Parts of other features shown in a claim. `src/member/` fills these slots
 * (decisions/code#slots-instead-of-relayed-props), except `range`, which the list and the panel fill.
 */
import type { DateSpan } from '../../lib/date/date.ts';
import type { ReactNode } from 'react';
import { createSlots } from '../../ui/page/slots.tsx';
import type { Claim } from './claims.schema.ts';
import type { StatementSource } from './detail/claim-detail.store.ts';

interface ClaimSlots {
  /** First and last day of the shown claims, both included. */
  range: DateSpan;
  claimDetail(claim: Claim): ReactNode;
  /** @param figuresTotal sum of the claim's figures in cents if it differs from the claim's cost; else null */
  payOffer(claim: Claim, figuresTotal: number | null): ReactNode;
  /** Link to the dental procedure history; null if the claim is not in it. */
  dentalHref(claim: Claim): string | null;
  statements: StatementSource;
}

export const { FillSlots: FillClaimSlots, useSlot: useClaimSlot } = createSlots<ClaimSlots>();
