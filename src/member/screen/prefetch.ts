/** Prefetches the views of a link that is hovered or focused. */
import { withoutLanguage } from '../../lib/navigation/page-address.ts';
import { parseHash } from '../../routing/hash.rules.ts';
import { prefetchViews } from './screen.store.ts';

const MEMBER_AREA = '/login/';

/** Whether the user asked to save data. False in browsers that do not support `navigator.connection`. */
const savesData = (): boolean =>
  Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true;

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || withoutLanguage(link.pathname) !== MEMBER_AREA)
    return;
  if (/^#!?\//.test(link.hash)) prefetchViews(parseHash(link.hash));
}

export function startPrefetch(): () => void {
  if (savesData()) return () => {};
  const listening = new AbortController();
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}
