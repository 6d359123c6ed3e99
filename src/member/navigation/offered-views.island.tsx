import { useStore } from '@nanostores/react';
import { pageBrand } from '../../brand/page-brand.ts';
import { hasEducation } from '../../profile/education-opt-out.rules.ts';
import { showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { isTabShown } from './header-tab-routes.rules.ts';
import { readHeaderTabs } from './header-tabs-dom.ts';
import { $memberTabs } from './header-tabs.store.ts';

/**
 * @returns a function that tells whether to offer this member a view, given the view's key and the header tab that leads to it,
 * if any. A group may have no messages or educational material (spec 000 §6, 001 §6). Until the member's tabs are known,
 * the function assumes that the member has all of the brand's tabs.
 */
export function useIsOffered(): (key: string, tab?: string) => boolean {
  const group = useStore($selectedGroup);
  const tabs = useStore($memberTabs) ?? readHeaderTabs().ids;
  const { messageCenter } = pageBrand();
  return (key, tab) => {
    if (key === 'claims/messageCenter') return showsMessageCenter(messageCenter, group);
    if (key === 'claims/educational-materials') return hasEducation(group);
    return tab === undefined || isTabShown(tab, tabs);
  };
}
