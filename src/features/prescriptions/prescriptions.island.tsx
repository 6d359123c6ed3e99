/** The Prescriptions page, `#/prescriptions`, for the selected group (spec 000 §2 Header, §6). */
import { tabLabel } from '../../lib/page/tab-label.ts';
import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { brandToday } from '../../lib/date/brand-day.ts';
import { GroupPage } from '../../profile/group/group-page.island.tsx';
import { $groupChoices, selectGroup } from '../../profile/group/selected-group.store.ts';
import { drugPlanOf, groupOfPerson, groupWithDrugPlan } from './prescriptions.rules.ts';
import { recordTherapyVisit } from './prescriptions.store.ts';
import { t } from './prescriptions.text.ts';
import { Prescriptions } from './prescriptions.view.tsx';

export default function PrescriptionsIsland() {
  const choices = useStore($groupChoices);
  const today = brandToday();
  const { needsCurrentCoverage: needsCurrent } = pageBrand().rules.prescriptions;
  return (
    <GroupPage heading={tabLabel('prescriptions', t('heading'))} lead={t('lead')}>
      {(choice, { ecId, pinNumber }) => {
        const drugPlan = drugPlanOf(groupOfPerson(choice.group, pinNumber), needsCurrent, today);
        const own = choices.map(({ group, client }) => ({ group: groupOfPerson(group, pinNumber), client }));
        return (
          <Prescriptions
            choice={choice}
            drugPlan={drugPlan}
            other={drugPlan.state === 'current' ? null : groupWithDrugPlan(own, today)}
            onShow={selectGroup}
            onTherapy={() => void recordTherapyVisit(ecId, choice.group.groupNumber)}
          />
        );
      }}
    </GroupPage>
  );
}
