/** A claim's status: icon, word and colour, never colour alone. */
import { memo } from 'react';
import { DrawnIcon } from '../../ui/drawn-icon.tsx';
import { CLAIM_ICONS } from './claim-icons.ts';
import type { ClaimStatus } from './claims.schema.ts';
import { t } from './claims.text.ts';

const TONES = {
  approved: 'good',
  'partly-approved': 'wait',
  denied: 'bad',
  adjusted: 'wait',
  'in-process': 'wait',
} as const satisfies Record<ClaimStatus, string>;

function Mark({ status }: { status: ClaimStatus }) {
  return (
    <span className={`status status-${TONES[status]}`}>
      <DrawnIcon path={CLAIM_ICONS[status]} /> {t(`status.${status}`)}
    </span>
  );
}

/** Many rows have the same: one that stays is not made anew. */
export const ClaimStatusMark = memo(Mark);
