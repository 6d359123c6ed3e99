/** The Pay Premium page, `#/ebill`, for the selected group (spec 000 §2 Header, §6). */
import { useStore } from '@nanostores/react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { today } from '../../lib/date/date.ts';
import { GroupPage } from '../../profile/group/group-page.island.tsx';
import { $groupChoices, selectGroup } from '../../profile/group/selected-group.store.ts';
import { otherSite } from '../../ui/page/other-site.ts';
import { otherGroups, premiumStatus } from './pay-premium.rules.ts';
import { t } from './pay-premium.text.ts';
import { PayPremium } from './pay-premium.view.tsx';

export default function PayPremiumIsland({ brand }: { brand: BrandSlice }) {
  const choices = useStore($groupChoices);
  const site = otherSite(brand.handOffs.payPremium);
  return (
    <GroupPage brand={brand} heading={t('heading')} lead={t('lead')}>
      {(choice) => (
        <PayPremium
          choice={choice}
          others={otherGroups(choices, choice)}
          status={premiumStatus(choice.group, site !== undefined, today(brand.timeZone))}
          brandName={brand.name}
          site={site}
          onShow={selectGroup}
        />
      )}
    </GroupPage>
  );
}
