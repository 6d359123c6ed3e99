import type { MouseEvent } from 'react';
import { CLAIM_ICONS } from '../../../features/claims/claim-icons.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { safeHref } from '../../../lib/navigation/navigation.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import type { Need, NeedKind } from './needs-you.rules.ts';

const NEED_ICONS = {
  appeal: CLAIM_ICONS.denied,
  payment: ICONS.alert,
  terms: ICONS.file,
  coverage: CLAIM_ICONS['in-process'],
} as const satisfies Record<NeedKind, string>;

export interface NeedLinks {
  hrefOf(need: Need): string;
  onFollow(need: Need, event: MouseEvent): void;
}

export interface NeedsYouProps extends NeedLinks {
  /** In the order of the strip. */
  needs: readonly Need[];
  /** The member has several groups, and the needs are of all of them. */
  isOfGroups: boolean;
  today: IsoDate;
  onHide(id: string): void;
}

interface NeedLineProps extends NeedLinks {
  need: Need;
  line: string;
}

export const NeedLine = ({ need, line, hrefOf, onFollow }: NeedLineProps) => (
  <>
    <DrawnIcon path={NEED_ICONS[need.kind]} size="1.3em" />
    <a href={safeHref(hrefOf(need)) ?? undefined} onClick={(event) => onFollow(need, event)}>
      {line}
    </a>
  </>
);
