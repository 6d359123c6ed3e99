/** Message center, `#/claims/messageCenter` (spec 001 §2). */
import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useCallback, useMemo } from 'react';
import { MessageCenterIsland } from '../../features/messages/center/message-center.island.tsx';
import type { Message } from '../../features/messages/messages.schema.ts';
import { NotifyDependent } from '../../features/messages/notify/notify-dependent.island.tsx';
import type { Profile } from '../../profile/profile.rules.ts';
import { showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { PANEL_FRAME } from '../../ui/page/panel-frame.tsx';
import { WithProfile } from '../../profile/with-profile.island.tsx';
import { ListAbout, PageHead } from '../../ui/page/page-head.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import { t } from './message-center-page.text.ts';
import type { Recipient } from '../../features/messages/center/message-refine.view.tsx';
import { coveredPeople } from '../../profile/coverage/coverage.rules.ts';
import { familyOf } from '../../profile/coverage/family.rules.ts';
import { noMessagesLead, PlaceholderPage } from './placeholder-page.view.tsx';
import type { ViewProps } from '../shared/view-props.ts';
import { navTitle } from '../navigation/view-titles.ts';

/** The family members whose messages a subscriber sees, in family order. Empty for other members, who see only their own messages (spec 001 §6). */
function messageRecipients(profile: Profile): Recipient[] {
  if (!profile.isSubscriber) return [];
  return familyOf(coveredPeople(profile), ({ uniqueName }) => uniqueName).map(
    ({ uniqueName, firstName }) => ({
      uniqueName,
      name: firstName,
    }),
  );
}

const ROWS = 10;

type CenterProps = Pick<ViewProps, 'route'>;

function Center({ profile, id }: { profile: Profile; id: string | null }) {
  const recipients = useMemo(() => messageRecipients(profile), [profile]);
  const actionsOf = useCallback(
    (message: Message) => <NotifyDependent profile={profile} message={message} />,
    [profile],
  );
  return (
    <>
      <MessageCenterIsland recipients={recipients} id={id} actionsOf={actionsOf} />
      <ListAbout lead={t('lead')} />
    </>
  );
}

export default function MessageCenterPage({ route }: CenterProps) {
  const group = useStore($selectedGroup);
  const { messageCenter } = pageBrand();
  if (!showsMessageCenter(messageCenter, group))
    return <PlaceholderPage lead={noMessagesLead(messageCenter)} />;
  return (
    <>
      <PageHead heading={navTitle('messages')} lead={t('lead')} isList />
      <WithProfile
        loading={<SkeletonRows rows={ROWS} label={t('loading')} />}
        failed={t('failed')}
        frame={PANEL_FRAME}
      >
        {(profile) => <Center profile={profile} id={route.params['id'] ?? null} />}
      </WithProfile>
    </>
  );
}
