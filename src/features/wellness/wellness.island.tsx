/** The Wellness page, `#/wellness`: programs from the content service for the selected group (spec 000 §2 Header, §6). */
import { tabLabel } from '../../lib/page/tab-label.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { GroupPage } from '../../profile/group/group-page.island.tsx';
import type { Profile } from '../../profile/profile.rules.ts';
import { isBlueEdgeDental } from '../../profile/group/selected-group.rules.ts';
import { $programs, openPrograms, retryPrograms } from './wellness.store.ts';
import { t } from './wellness.text.ts';
import { DentalOnly, Wellness } from './wellness.view.tsx';

function Programs({ profile }: { profile: Profile }) {
  useEffect(() => openPrograms(profile), [profile]);
  return <Wellness programs={useStore($programs)} onRetry={() => void retryPrograms(profile)} />;
}

export default function WellnessIsland() {
  return (
    <GroupPage heading={tabLabel('wellness', t('heading'))} lead={t('lead')}>
      {({ group }, profile) =>
        isBlueEdgeDental(group) ? <DentalOnly group={group.groupNumber} /> : <Programs profile={profile} />
      }
    </GroupPage>
  );
}
