import { useStore } from '@nanostores/react';
import { hasEducation } from '../../profile/education-opt-out.rules.ts';
import { showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { readHeaderTabs } from '../navigation/header-tabs-dom.ts';
import { NotFound } from './not-found.view.tsx';
import { hasTabOf } from '../navigation/header-tab-routes.rules.ts';
import { $memberTabs } from '../navigation/header-tabs.store.ts';
import type { ViewProps } from '../shared/view-props.ts';
import { VIEWS } from './views.ts';

/** Not offered to members without messages, or without educational material (spec 000 §6, 001 §6). */
const MESSAGES = 'claims/messageCenter';
const EDUCATION = 'claims/educational-materials';

/** Until the member's header tabs are known, it offers all of the brand's. */
export default function NotFoundIsland({ brand, route }: Pick<ViewProps, 'brand' | 'route'>) {
  const group = useStore($selectedGroup);
  const tabs = useStore($memberTabs) ?? readHeaderTabs().ids;
  const known = Object.entries(VIEWS)
    .filter(([key, { overlay }]) => !overlay && hasTabOf(key, tabs))
    .filter(([key]) => key !== MESSAGES || showsMessageCenter(brand.messageCenter, group))
    .filter(([key]) => key !== EDUCATION || hasEducation(group))
    .map(([key, { title }]) => ({ key, title: title(brand) }));
  return <NotFound route={route} known={known} />;
}
