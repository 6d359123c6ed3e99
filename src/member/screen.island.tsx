/** The screen: the views of the route, the page's title, and word of it to screen readers. */
import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { BrandSlice } from '../brand/brand-slice.ts';
import type { UserRecord } from '../session/user/user-record.rules.ts';
import { BrokenPage } from '../ui/error-boundary.tsx';
import { isHeldBack } from './forced-password.rules.ts';
import { arrive, keepTypedOn } from './screen-position.ts';
import { ClaimSlots } from './claim-slots.island.tsx';
import { Levels } from './nested-views.tsx';
import { $screen, enterRoute, type Screen } from './screen.store.ts';

interface ScreenProps {
  brand: BrandSlice;
  user: UserRecord;
  /** Stands until the first view has been loaded. */
  waiting: ReactNode;
}

/** Takes the person along to each new screen. */
function useArrival(screen: Screen | null, title: string) {
  const before = useRef<Screen | null>(null);
  const onScreen = useEffectEvent(() => {
    if (!screen) return;
    document.title = title;
    arrive(before.current, screen);
    before.current = screen;
  });
  useEffect(() => onScreen(), [screen]);
}

/** What could not be loaded is tried again when the connection is back. */
function useRetryOnline(unloaded: boolean) {
  useEffect(() => {
    if (!unloaded) return undefined;
    window.addEventListener('online', enterRoute);
    return () => window.removeEventListener('online', enterRoute);
  }, [unloaded]);
}

export function CurrentScreen({ brand, user, waiting }: ScreenProps) {
  const screen = useStore($screen);
  const name = screen?.entry.title(brand) ?? '';
  // Nothing of the member is there before a password that is forced has been chosen, but the view for it.
  const hidden = isHeldBack(user, screen?.route.path ?? []);
  useArrival(screen, screen?.entry.wholeTitle ? name : `${name} · ${brand.name}`);
  useRetryOnline(screen?.unloaded ?? false);
  return (
    <>
      <p className="visually-hidden" role="status" id="page-name">
        {name}
      </p>
      {screen && !hidden ? (
        <ClaimSlots brand={brand}>
          {' '}
          <Levels
            key={screen.levels[0]?.key}
            levels={screen.levels}
            covered={screen.unloaded}
            waiting={waiting}
            onBreak={() => keepTypedOn(screen)}
            brand={brand}
            user={user}
            route={screen.route}
          />
        </ClaimSlots>
      ) : (
        waiting
      )}
      {screen?.unloaded ? (
        <BrokenPage phone={brand.phone} unloaded onReload={() => keepTypedOn(screen)} />
      ) : null}
    </>
  );
}
