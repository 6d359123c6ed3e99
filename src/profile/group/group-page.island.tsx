import { useStore } from '@nanostores/react';
import { useState, type ReactNode } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { EmptyNote } from '../../ui/page/panel-notes.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { t } from './group-page.text.ts';
import { GroupLine } from './group-page.view.tsx';
import type { Profile } from '../profile.rules.ts';
import type { GroupChoice } from './selected-group.rules.ts';
import { WithProfile } from '../with-profile.island.tsx';
import { $groupChoice, $groupChoices, selectGroup } from './selected-group.store.ts';

interface GroupPageProps {
  brand: BrandSlice;
  heading: string;
  /** A text about the page, or one that depends on the selected group; null until it is known. */
  lead: string | ((choice: GroupChoice | null) => string);
  children(choice: GroupChoice, profile: Profile): ReactNode;
}

function Subject({ brand, children }: Pick<GroupPageProps, 'brand' | 'children'>) {
  const choice = useStore($groupChoice);
  const { phone, hoursText: hours, timeZone } = brand;
  return (
    <WithProfile timeZone={timeZone}>
      {(profile) =>
        choice ? (
          children(choice, profile)
        ) : (
          <div className="panel">
            <EmptyNote drawing="people" text={t('noGroup')} next={t('noGroupNext', { phone, hours })} />
          </div>
        )
      }
    </WithProfile>
  );
}

export function GroupPage({ brand, heading, lead, children }: GroupPageProps) {
  const [shown, announce] = useState('');
  const choice = useStore($groupChoice);
  const select = (groupNumber: string) => {
    selectGroup(groupNumber);
    announce(t('shown', { group: groupNumber }));
  };
  return (
    <>
      <PageHead heading={heading} lead={typeof lead === 'string' ? lead : lead(choice)}>
        <GroupLine choices={useStore($groupChoices)} choice={choice} onSelect={select} />
        <p className="visually-hidden" role="status">
          {shown}
        </p>
      </PageHead>
      <Subject brand={brand}>{children}</Subject>
    </>
  );
}
