/** What the width of the window changes in the content, beyond CSS. */
import { useSyncExternalStore } from 'react';

function mediaHook(media: string): () => boolean {
  const subscribe = (onChange: () => void): (() => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => window.matchMedia(media).matches,
      () => false,
    );
}

/** Whether the window is too narrow for two columns; same breakpoint as left-nav.css. */
export const useIsNarrow = mediaHook('(max-width: 59.99rem)');

/** Whether panels are closed at first (decisions/home#the-summary-on-a-phone); same breakpoint as fold.css. */
export const useIsPhone = mediaHook('(max-width: 29.99rem)');
