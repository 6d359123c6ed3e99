import { useStore } from '@nanostores/react';
import { showsMessageCenter } from '../profile/selected-group.rules.ts';
import { $selectedGroup } from '../profile/selected-group.store.ts';
import { PlaceholderPage } from './placeholder-page.view.tsx';
import { messagesLead, type PlaceholderKey } from './placeholder-page.rules.ts';
import type { ViewProps } from './view-props.ts';

export const placeholderView = (id: PlaceholderKey) =>
  function PlaceholderRoute({ brand }: Pick<ViewProps, 'brand'>) {
    return <PlaceholderPage id={id} brand={brand} />;
  };

/** `#/messageCenter`: the text depends on the selected group, and on whether the address has a message id. */
export function MessageCenter({ brand, route }: Pick<ViewProps, 'brand' | 'route'>) {
  const group = useStore($selectedGroup);
  const lead = messagesLead({
    messageCenter: brand.messageCenter,
    isGroupWithout: brand.messageCenter && !showsMessageCenter(brand.messageCenter, group),
    isOneMessage: route.params['id'] !== undefined,
  });
  return <PlaceholderPage id="claims/messageCenter" brand={brand} lead={lead} />;
}
