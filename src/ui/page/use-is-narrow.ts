/** Whether the window is too narrow for two columns; same breakpoint as left-nav.css. */
import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 60rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(WIDE).matches,
    () => false,
  );
