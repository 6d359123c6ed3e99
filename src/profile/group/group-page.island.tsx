import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useState, type ReactNode } from 'react';
import { EmptyNote } from '../../ui/page/panel-notes.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { t } from './group-page.text.ts';
import { GroupLine } from './group-page.view.tsx';
import type { Profile } from '../profile.rules.ts';
import type { GroupChoice } from './selected-group.rules.ts';
import { WithProfile } from '../with-profile.island.tsx';
import { $groupChoice, $groupChoices, selectGroup } from './selected-group.store.ts';

interface GroupPageProps {
  heading: string;
  /** The text under the heading, or a function that returns it for the selected group (null until it is known). */
  lead: string | ((choice: GroupChoice | null) => string);
  children(choice: GroupChoice, profile: Profile): ReactNode;
}

function Subject({ children }: Pick<GroupPageProps, 'children'>) {
  const choice = useStore($groupChoice);
  const { phone, hoursText: hours } = pageBrand();
  return (
    <WithProfile>
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

/** Shows the selected group in a page's head, and lets the member select another. */
export function GroupChooser() {
  const [shown, announce] = useState('');
  const select = (groupNumber: string) => {
    selectGroup(groupNumber);
    announce(t('shown', { group: groupNumber }));
  };
  return (
    <>
      <GroupLine choices={useStore($groupChoices)} choice={useStore($groupChoice)} onSelect={select} />
      <p className="visually-hidden" role="status">
        {shown}
      </p>
    </>
  );
}

export function GroupPage({ heading, lead, children }: GroupPageProps) {
  const choice = useStore($groupChoice);
  return (
    <>
      <PageHead heading={heading} lead={typeof lead === 'string' ? lead : lead(choice)}>
        <GroupChooser />
      </PageHead>
      <Subject>{children}</Subject>
    </>
  );
}
