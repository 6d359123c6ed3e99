/** Hooks for content that depends on the window's width, where CSS is not enough. */
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

/** Whether the window is too narrow for two columns. Same breakpoint as left-nav.css. */
export const useIsNarrow = mediaHook('(max-width: 59.99rem)');

/**
 * Whether the window is as narrow as a phone. If so, panels start closed (decisions/home#the-summary-on-a-phone). Same
 * breakpoint as fold.css.
 */
export const useIsPhone = mediaHook('(max-width: 29.99rem)');
