/** The Pay Premium page, `#/ebill`, for the selected group (spec 000 §2 Header, §6). */
import { tabLabel } from '../../lib/page/tab-label.ts';
import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { brandToday } from '../../lib/date/brand-day.ts';
import { GroupPage } from '../../profile/group/group-page.island.tsx';
import { $groupChoices, selectGroup } from '../../profile/group/selected-group.store.ts';
import { otherSite } from '../../ui/page/other-site.ts';
import { otherGroups, premiumStatus } from './pay-premium.rules.ts';
import { t } from './pay-premium.text.ts';
import { PayPremium } from './pay-premium.view.tsx';

export default function PayPremiumIsland() {
  const choices = useStore($groupChoices);
  const site = otherSite(pageBrand().handOffs.payPremium);
  return (
    <GroupPage heading={tabLabel('pay-premium', t('heading'))} lead={t('lead')}>
      {(choice, { isSubscriber }) => (
        <PayPremium
          choice={choice}
          others={otherGroups(choices, choice)}
          isSubscriber={isSubscriber}
          status={premiumStatus(choice.group, isSubscriber, site !== undefined, brandToday())}
          site={site}
          onShow={selectGroup}
        />
      )}
    </GroupPage>
  );
}
