/** The Prescriptions page, `#/prescriptions`, for the selected group (spec 000 §2 Header, §6). */
import { useStore } from '@nanostores/react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { today as todayIn } from '../../lib/date/date.ts';
import { GroupPage } from '../../profile/group/group-page.island.tsx';
import { $groupChoices, selectGroup } from '../../profile/group/selected-group.store.ts';
import { drugPlanOf, groupWithDrugPlan } from './prescriptions.rules.ts';
import { recordTherapyVisit } from './prescriptions.store.ts';
import { t } from './prescriptions.text.ts';
import { Prescriptions } from './prescriptions.view.tsx';

export default function PrescriptionsIsland({ brand }: { brand: BrandSlice }) {
  const choices = useStore($groupChoices);
  const today = todayIn(brand.timeZone);
  const { needsCurrentCoverage: needsCurrent } = brand.rules.prescriptions;
  return (
    <GroupPage brand={brand} heading={t('heading')} lead={t('lead')}>
      {(choice, { ecId }) => {
        const drugPlan = drugPlanOf(choice.group, needsCurrent, today);
        return (
          <Prescriptions
            brand={brand}
            choice={choice}
            drugPlan={drugPlan}
            other={drugPlan.state === 'current' ? null : groupWithDrugPlan(choices, needsCurrent, today)}
            onShow={selectGroup}
            onTherapy={() => void recordTherapyVisit(ecId, choice.group.groupNumber)}
          />
        );
      }}
    </GroupPage>
  );
}
