import { memo } from 'react';
import { DrawnIcon } from '../../ui/page/drawn-icon.tsx';
import type { LineStatus } from './detail/claim-detail.schema.ts';
import { CLAIM_ICONS } from './claim-icons.ts';
import type { ClaimStatus } from './claims.schema.ts';
import { t } from './claims.text.ts';

const TONES = {
  approved: 'good',
  'partly-approved': 'wait',
  denied: 'bad',
  adjusted: 'wait',
  transferred: 'wait',
  'in-process': 'wait',
  unknown: 'wait',
} as const satisfies Record<ClaimStatus | LineStatus, string>;

interface StandingMarkProps {
  standing: keyof typeof TONES;
  name: string;
}

export const StandingMark = ({ standing, name }: StandingMarkProps) => (
  <span className={`status status-${TONES[standing]}`}>
    <DrawnIcon path={CLAIM_ICONS[standing]} /> {name}
  </span>
);

const Mark = ({ status }: { status: ClaimStatus }) => (
  <StandingMark standing={status} name={t(`status.${status}`)} />
);

/** Memoized: renders only when the status changes (decisions/claims#lists-of-ten-thousand-rows). */
export const ClaimStatusMark = memo(Mark);
