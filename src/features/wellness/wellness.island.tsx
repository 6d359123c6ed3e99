/** The Wellness page, `#/wellness`: programs from the content service for the selected group (spec 000 §2 Header, §6). */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { GroupPage } from '../../profile/group/group-page.island.tsx';
import type { Profile } from '../../profile/profile.rules.ts';
import { isBlueEdgeDental } from '../../profile/group/selected-group.rules.ts';
import { $programs, leavePrograms, loadPrograms } from './wellness.store.ts';
import { t } from './wellness.text.ts';
import { DentalOnly, Wellness } from './wellness.view.tsx';

function Programs({ brand, profile }: { brand: BrandSlice; profile: Profile }) {
  useEffect(() => {
    void loadPrograms(profile);
    return leavePrograms;
  }, [profile]);
  return <Wellness brand={brand} programs={useStore($programs)} onRetry={() => void loadPrograms(profile)} />;
}

export default function WellnessIsland({ brand }: { brand: BrandSlice }) {
  return (
    <GroupPage brand={brand} heading={t('heading')} lead={t('lead')}>
      {({ group }, profile) =>
        isBlueEdgeDental(group) ? (
          <DentalOnly brand={brand} group={group.groupNumber} />
        ) : (
          <Programs brand={brand} profile={profile} />
        )
      }
    </GroupPage>
  );
}
