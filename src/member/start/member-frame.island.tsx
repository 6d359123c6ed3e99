import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { showUnread } from '../../features/messages/messages.rules.ts';
import { $unreadCount, loadUnreadCount } from '../../features/messages/unread.store.ts';
import { belongsInMemberArea } from '../../session/user/roles.rules.ts';
import { $profile } from '../../profile/profile.store.ts';
import { hasEducation } from '../../profile/education-opt-out.rules.ts';
import { showsMessageCenter, type ProfileGroup } from '../../profile/group/selected-group.rules.ts';
import { $session } from '../../session/session.store.ts';
import { RefineContext, type RefineSlot } from '../../ui/filter/refine-slot.ts';
import { navEntries, positionOf } from '../navigation/left-nav.rules.ts';
import { LeftNav } from '../navigation/left-nav.view.tsx';

/** The capped count of unread messages, loaded once per session; null to hide the badge (spec 001 §8 'Unread count failure'). */
function useUnread(messages: boolean) {
  const session = useStore($session);
  const isMember = session.state === 'signed-in' && belongsInMemberArea(session.user.type.actorType);
  // Whether there are messages depends on the selected group, which is known only after the profile has loaded.
  const isKnown = useStore($profile).state !== 'loading';
  const unread = useStore($unreadCount);
  const asks = isMember && isKnown && messages;
  useEffect(() => {
    if (asks) void loadUnreadCount();
  }, [asks]);
  const count = unread.state === 'ready' ? unread.value : 0;
  return count > 0 ? showUnread(count) : null;
}

/** The element in the navigation that a view's filters render into, and whether the view has filters. @param label label of the view's navigation entry */
function useRefineSlot(label: string | undefined) {
  const [slot, slotRef] = useState<HTMLElement | null>(null);
  const [occupants, setOccupants] = useState(0);
  const occupy = useCallback(() => {
    setOccupants((count) => count + 1);
    return () => setOccupants((count) => count - 1);
  }, []);
  const refineSlot = useMemo(
    (): RefineSlot | null => (label === undefined ? null : { label, slot, occupy }),
    [label, slot, occupy],
  );
  return { refineSlot, hasRefine: occupants > 0, slotRef };
}

interface MemberFrameProps {
  brand: BrandSlice;
  path: readonly string[];
  /** The selected group; null until the profile is loaded. */
  group: ProfileGroup | null;
  children: ReactNode;
}

export function MemberFrame({ brand, path, group, children }: MemberFrameProps) {
  const { messageCenter: brandHas, rules } = brand;
  const messageCenter = showsMessageCenter(brandHas, group);
  const unread = useUnread(messageCenter);
  const entries = navEntries({
    messageCenter,
    education: hasEducation(group),
    formsLabel: rules.formsLabel,
  });
  const refined = entries.find((entry) => entry.refine && positionOf(entry.path, path));
  const { refineSlot, hasRefine, slotRef } = useRefineSlot(refined?.label);
  return (
    <RefineContext value={refineSlot}>
      <div className="member-frame">
        <LeftNav entries={entries} path={path} unread={unread} hasRefine={hasRefine} slotRef={slotRef} />
        <div className="member-content">{children}</div>
      </div>
    </RefineContext>
  );
}
