/** A claim's status: icon, word and colour, never colour alone. */
import { CircleCheck, CircleDot, CircleX, Clock, RefreshCw, type LucideIcon } from 'lucide-react';
import { memo } from 'react';
import type { ClaimStatus } from './claims.schema.ts';
import { t } from './claims.text.ts';

const LOOKS = {
  approved: [CircleCheck, 'good'],
  'partly-approved': [CircleDot, 'wait'],
  denied: [CircleX, 'bad'],
  adjusted: [RefreshCw, 'wait'],
  'in-process': [Clock, 'wait'],
} as const satisfies Record<ClaimStatus, readonly [LucideIcon, string]>;

function Mark({ status }: { status: ClaimStatus }) {
  const [Icon, tone] = LOOKS[status];
  return (
    <span className={`status status-${tone}`}>
      <Icon aria-hidden="true" size={18} /> {t(`status.${status}`)}
    </span>
  );
}

/** Many rows have the same: one that stays is not made anew. */
export const ClaimStatusMark = memo(Mark);
