/** Root component of the member area. Loaded once a member is signed in. */
import { BrandContext } from '../../ui/page/brand-context.tsx';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { linesExpected } from '../../profile/coverage/lines-expected.rules.ts';
import { isDentalPlanGroup, showsMessageCenter } from '../../profile/group/selected-group.rules.ts';
import { $selectedGroup } from '../../profile/group/selected-group.store.ts';
import { $session } from '../../session/session.store.ts';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import { $started, startMemberArea } from './member.store.ts';
import { MemberFrame } from './member-frame.island.tsx';
import { CurrentScreen } from '../screen/screen.island.tsx';
import { $screen, setSummaryView } from '../screen/screen.store.ts';
import { SessionModals } from '../session-modals/session-modals.island.tsx';
import { earlyClaims } from '../summary/summary.store.ts';
import ActivitySummary from '../summary/activity-summary.island.tsx';
import { SummarySkeleton } from '../summary/summary-skeleton.view.tsx';

/** Makes `useStore` return the prerendered state during hydration, because early requests may already have changed the stores. */
const PRERENDERED_GROUP = { ssr: () => null };
const PRERENDERED_CALLS = { ssr: () => 0 };

/** The path while the first view loads. It matches no navigation entry, so no entry is active. */
const NOWHERE: readonly string[] = [];

function start(brand: BrandSlice): () => void {
  setSummaryView(ActivitySummary);
  return startMemberArea(brand);
}

export default function MemberArea({ brand }: { brand: BrandSlice }) {
  const session = useStore($session);
  const started = useStore($started);
  const screen = useStore($screen);
  useEffect(() => start(brand), [brand]);
  const group = useStore($selectedGroup, PRERENDERED_GROUP);
  const skeleton = (
    <SummarySkeleton
      messages={showsMessageCenter(brand.messageCenter, group)}
      lines={group && isDentalPlanGroup(group) ? null : linesExpected(group)}
    />
  );
  return (
    <BrandContext brand={brand}>
      <div id="member">
        <MemberFrame brand={brand} path={screen?.route.path ?? NOWHERE} group={group}>
          {started && session.state === 'signed-in' ? (
            <CurrentScreen user={session.user} waiting={skeleton} />
          ) : (
            skeleton
          )}
        </MemberFrame>
        <LoadingBar on={useStore($slowCalls, PRERENDERED_CALLS) > 0} />
        {started ? <SessionModals /> : null}
      </div>
    </BrandContext>
  );
}

MemberArea.prepare = ({ brand }: { brand: BrandSlice }): Promise<void> | undefined => {
  start(brand);
  return earlyClaims();
};
