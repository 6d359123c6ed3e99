import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { $content } from '../../content/content.store.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { BrokenPage } from '../../ui/page/error-boundary.tsx';
import { isHeldBack } from '../shared/forced-password.rules.ts';
import { positionScreen, saveTypedFields } from './screen-position.ts';
import { ClaimSlots } from '../claim-detail/opened-claim.island.tsx';
import { NestedViews } from './nested-views.tsx';
import { $screen, enterRoute, type Screen } from './screen.store.ts';

interface ScreenProps {
  user: UserRecord;
  /** Shown until the first view is loaded. */
  waiting: ReactNode;
}

function useScreenPosition(screen: Screen | null, title: string) {
  const before = useRef<Screen | null>(null);
  const onScreen = useEffectEvent(() => {
    if (!screen) return;
    positionScreen(before.current, screen);
    before.current = screen;
  });
  useEffect(() => {
    if (screen) document.title = title;
  }, [screen, title]);
  useEffect(() => onScreen(), [screen]);
}

const onContent = (listener: () => void) => $content.listen(listener);

/** Retries a failed chunk when the connection is back. */
function useRetryOnline(unloaded: boolean) {
  useEffect(() => {
    if (!unloaded) return undefined;
    window.addEventListener('online', enterRoute);
    return () => window.removeEventListener('online', enterRoute);
  }, [unloaded]);
}

export function CurrentScreen({ user, waiting }: ScreenProps) {
  const screen = useStore($screen);
  const nameNow = (): string => screen?.entry.title() ?? '';
  // The content service may change the view's name. This component and the view's heading then render again.
  const name = useSyncExternalStore(onContent, nameNow, nameNow);
  // A forced password change hides every other view (spec 000 §4).
  const hidden = isHeldBack(user, screen?.route.path ?? []);
  useScreenPosition(screen, screen?.entry.wholeTitle ? name : `${name} · ${pageBrand().name}`);
  useRetryOnline(screen?.unloaded ?? false);
  return (
    <>
      <p className="visually-hidden" role="status" id="page-name">
        {name}
      </p>
      {screen && !hidden ? (
        <ClaimSlots>
          {' '}
          <NestedViews
            key={screen.levels[0]?.key}
            levels={screen.levels}
            covered={screen.unloaded}
            waiting={waiting}
            onBreak={() => saveTypedFields(screen)}
            user={user}
            route={screen.route}
          />
        </ClaimSlots>
      ) : (
        waiting
      )}
      {screen?.unloaded ? <BrokenPage unloaded onReload={() => saveTypedFields(screen)} /> : null}
    </>
  );
}
