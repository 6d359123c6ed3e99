/** The member area: the session decides whether, the route decides what. Loaded once somebody is signed in. */
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type { BrandSlice } from '../brand/slice.ts';
import { $slowCalls } from '../lib/loading.store.ts';
import { pathKey } from '../routing/hash.rules.ts';
import { $route } from '../routing/route.store.ts';
import { $session } from '../session/session.store.ts';
import type { UserRecord } from '../session/user-record.rules.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { $started, startMemberArea } from './member.store.ts';
import { t } from './member.text.ts';
import { NotFound } from './not-found.view.tsx';
import { SessionModals } from './session-modals.island.tsx';
import { SummarySkeleton } from './summary-skeleton.view.tsx';

interface ViewProps {
  brand: BrandSlice;
  user: UserRecord;
}

/** The views by route, each a chunk of its own. */
const VIEWS = new Map<string, { title: string; View: ComponentType<ViewProps> }>([
  [
    'claims/activitySummary',
    { title: t('summary'), View: lazy(() => import('./activity-summary.island.tsx')) },
  ],
]);

/** Names the page and moves focus to its heading, so that a screen reader starts there. */
function useArrival(key: string, title: string) {
  useEffect(() => {
    document.title = title;
    document.querySelector<HTMLElement>('#member h1')?.focus();
  }, [key, title]);
}

function CurrentView({ brand, user }: ViewProps) {
  const key = pathKey(useStore($route));
  const found = VIEWS.get(key);
  useArrival(key, `${found?.title ?? t('notFound')} · ${brand.name}`);
  return found ? <found.View brand={brand} user={user} /> : <NotFound brand={brand} />;
}

export default function MemberArea({ brand }: { brand: BrandSlice }) {
  const session = useStore($session);
  const started = useStore($started);
  useEffect(startMemberArea, []);
  const skeleton = <SummarySkeleton messages={brand.messageCenter} />;
  return (
    <div id="member">
      {started && session.state === 'signed-in' ? (
        <ErrorBoundary phone={brand.phone}>
          <Suspense fallback={skeleton}>
            <CurrentView brand={brand} user={session.user} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        skeleton
      )}
      <LoadingBar on={useStore($slowCalls) > 0} />
      {started ? <SessionModals /> : null}
    </div>
  );
}
