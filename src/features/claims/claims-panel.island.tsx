/** The claims panel, kept in step with its store. */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { IsoDate } from '../../lib/date.ts';
import { ClaimsPanel } from './claims-panel.view.tsx';
import type { Claim } from './claims.schema.ts';
import { $claimSummary } from './claims.store.ts';
import { hasSavedFilters } from './list/saved-claims-list.ts';

interface ClaimsIslandProps {
  today: IsoDate;
  phone: string;
  onRetry(): void;
  /** What opens under a row. */
  detail(claim: Claim): ReactNode;
  /** Where the list of all claims is. */
  listHref: string;
  /** Ways on from the panel. */
  foot?: ReactNode;
}

export const ClaimsIsland = (props: ClaimsIslandProps) => (
  <ClaimsPanel summary={useStore($claimSummary)} refined={hasSavedFilters()} {...props} />
);
