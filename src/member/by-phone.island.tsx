/** Messages, `#/messageCenter`: a page whose screen is not built yet; what it says depends on the selected group. */
import { useStore } from '@nanostores/react';
import { hasMessages } from '../session/selected-group.rules.ts';
import { $selectedGroup } from '../session/selected-group.store.ts';
import { ByPhone } from './by-phone.view.tsx';
import { messagesLead } from './by-phone.rules.ts';
import type { ViewProps } from './view-props.ts';

export default function MessageCenter({ brand, route }: Pick<ViewProps, 'brand' | 'route'>) {
  const group = useStore($selectedGroup);
  const lead = messagesLead({
    messageCenter: brand.messageCenter,
    isGroupWithout: brand.messageCenter && !hasMessages(brand.messageCenter, group),
    isOneMessage: route.params['id'] !== undefined,
  });
  return <ByPhone id="claims/messageCenter" brand={brand} lead={lead} />;
}
