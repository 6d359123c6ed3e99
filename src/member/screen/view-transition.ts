/** Cross-fades a screen into the next one (decisions/shell#fading-between-views). Deferred, because the first screen does not fade. */
import { flushSync } from 'react-dom';
import { newest } from '../../lib/remote/in-flight.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { $screen, changeScreensWith, type Screen } from './screen.store.ts';
import styles from './view-transition.css?inline';

const topOf = (screen: Screen | null): string | undefined => screen?.levels.at(-1)?.key;

/** Whether to fade to the next screen. False if a modal dialog is open, because the snapshot would cover the dialog. */
const fades = (next: Screen): boolean =>
  topOf($screen.get()) !== topOf(next) &&
  'startViewTransition' in document &&
  !document.hidden &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !document.querySelector('dialog:modal');

const startFade = newest();

/** @param show changes the screen; called a frame later if the screen fades */
export function fade(next: Screen, show: () => void): void {
  if (!fades(next)) {
    show();
    return;
  }
  const { dataset } = document.documentElement;
  const top = window.scrollY;
  dataset['fading'] = ''; // read by view-transition.css
  const mine = document.startViewTransition(() => {
    flushSync(show);
    // If the new screen has another scroll position, the snapshot of the previous view would jump, so do not fade.
    if (window.scrollY !== top) mine.skipTransition();
  });
  const isNewest = startFade();
  const end = (): void => {
    if (isNewest()) delete dataset['fading'];
  };
  // `ready` rejects if a later transition or a hidden page skips this transition. The screen has changed anyway.
  mine.ready.catch(() => {});
  mine.finished.then(end, end);
}

export function fadeScreens(): () => void {
  adoptStyles(styles);
  return changeScreensWith(fade);
}
