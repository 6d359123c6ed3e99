import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { BrandSlice } from '../brand/brand-slice.ts';
import { EmptyNote, FailedNote } from '../ui/panel-notes.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { t } from './group-page.text.ts';
import { GroupLine, GroupPageSkeleton } from './group-page.view.tsx';
import type { Profile } from './profile.rules.ts';
import { $profile, ensureProfile } from './profile.store.ts';
import type { GroupChoice } from './selected-group.rules.ts';
import { $groupChoice, $groupChoices, selectGroup } from './selected-group.store.ts';

interface GroupPageProps {
  brand: BrandSlice;
  heading: string;
  lead: string;
  children(choice: GroupChoice, profile: Profile): ReactNode;
}

function Subject({ brand, children }: Pick<GroupPageProps, 'brand' | 'children'>) {
  const profile = useStore($profile);
  const choice = useStore($groupChoice);
  const { phone, hoursText: hours, timeZone } = brand;
  if (profile.state === 'loading') return <GroupPageSkeleton />;
  if (profile.state === 'ready' && choice) return children(choice, profile.value);
  return (
    <div className="panel">
      {profile.state === 'failed' ? (
        <FailedNote
          text={t('failed')}
          reference={profile.failure.reference}
          onRetry={() => void ensureProfile(timeZone)}
        />
      ) : (
        <EmptyNote text={t('noGroup')} next={t('noGroupNext', { phone, hours })} />
      )}
    </div>
  );
}

export function GroupPage({ brand, heading, lead, children }: GroupPageProps) {
  const [shown, announce] = useState('');
  const { timeZone } = brand;
  useEffect(() => void ensureProfile(timeZone), [timeZone]);
  const select = (groupNumber: string) => {
    selectGroup(groupNumber);
    announce(t('shown', { group: groupNumber }));
  };
  return (
    <>
      <PageHead heading={heading} lead={lead}>
        <GroupLine choices={useStore($groupChoices)} choice={useStore($groupChoice)} onSelect={select} />
        <p className="visually-hidden" role="status">
          {shown}
        </p>
      </PageHead>
      <Subject brand={brand}>{children}</Subject>
    </>
  );
}
