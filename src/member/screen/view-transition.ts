/** Cross-fades a screen into the next one (decisions/shell#fading-between-views). Starts with the deferred parts, because the first screen does not fade. */
import { flushSync } from 'react-dom';
import { newest } from '../../lib/remote/in-flight.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { $screen, changeScreensWith, type Screen } from './screen.store.ts';
import styles from './view-transition.css?inline';

const topOf = (screen: Screen | null): string | undefined => screen?.levels.at(-1)?.key;

/** Not while a modal dialog is open, which the snapshot of the page would cover. */
const fades = (next: Screen): boolean =>
  topOf($screen.get()) !== topOf(next) &&
  'startViewTransition' in document &&
  !document.hidden &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !document.querySelector('dialog:modal');

const startFade = newest();

/** @param show changes the screen, a frame later if it fades */
export function fade(next: Screen, show: () => void): void {
  if (!fades(next)) {
    show();
    return;
  }
  const { dataset } = document.documentElement;
  const top = window.scrollY;
  dataset['fading'] = ''; // for view-transition.css
  const mine = document.startViewTransition(() => {
    flushSync(show);
    // The snapshot of the older view would jump if the page scrolls.
    if (window.scrollY !== top) mine.skipTransition();
  });
  const isNewest = startFade();
  const end = (): void => {
    if (isNewest()) delete dataset['fading'];
  };
  // A later transition or a hidden page skips this one, but the screen has changed.
  mine.ready.catch(() => {});
  mine.finished.then(end, end);
}

export function fadeScreens(): () => void {
  adoptStyles(styles);
  return changeScreensWith(fade);
}
