/** The claims panel, kept in step with its store. */
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { IsoDate } from '../../lib/date.ts';
import { ClaimsPanel } from './claims-panel.view.tsx';
import { $claimSummary } from './claims.store.ts';

interface ClaimsIslandProps {
  today: IsoDate;
  phone: string;
  onRetry(): void;
  /** Ways on from the panel. */
  foot?: ReactNode;
}

export const ClaimsIsland = (props: ClaimsIslandProps) => (
  <ClaimsPanel summary={useStore($claimSummary)} {...props} />
);
