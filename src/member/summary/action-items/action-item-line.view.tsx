import type { MouseEvent } from 'react';
import { CLAIM_ICONS } from '../../../features/claims/claim-icons.ts';
import type { IsoDate } from '../../../lib/date/date.ts';
import { safeHref } from '../../../lib/navigation/navigation.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import type { ActionItem, ActionItemKind } from './action-items.rules.ts';

const ITEM_ICONS = {
  appeal: CLAIM_ICONS.denied,
  payment: ICONS.alert,
  terms: ICONS.file,
  coverage: CLAIM_ICONS['in-process'],
} as const satisfies Record<ActionItemKind, string>;

export interface ActionItemLinks {
  hrefOf(item: ActionItem): string;
  onFollow(item: ActionItem, event: MouseEvent): void;
}

export interface ActionItemsProps extends ActionItemLinks {
  /** All action items, the most urgent first. */
  items: readonly ActionItem[];
  /** Whether the member has several groups, whose items are shown together. */
  isOfGroups: boolean;
  today: IsoDate;
  onHide(id: string): void;
}

interface ActionItemLineProps extends ActionItemLinks {
  item: ActionItem;
  line: string;
}

export const ActionItemLine = ({ item, line, hrefOf, onFollow }: ActionItemLineProps) => (
  <>
    <DrawnIcon path={ITEM_ICONS[item.kind]} size="1.3em" />
    <a href={safeHref(hrefOf(item)) ?? undefined} onClick={(event) => onFollow(item, event)}>
      {line}
    </a>
  </>
);
