/** The warning before a session ends: a countdown that is seen every second, and heard at a few steps. */
import { openDialog } from '../../ui/dialog.ts';
import { spokenSeconds } from './timeout.rules.ts';
import { t } from './timeout.text.ts';

const MINUTE = 60;

/** Time as it is seen: 1:05. */
const visibleTime = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

/** Time as it is heard: whole minutes in minutes, all else in seconds. */
const spokenTime = (seconds: number): string =>
  seconds % MINUTE === 0
    ? t('minutesLeft', { count: seconds / MINUTE })
    : t('secondsLeft', { count: seconds });

function paragraph(id: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.id = id;
  element.textContent = text;
  return element;
}

/** What a screen reader says while the countdown runs; what is seen changes too often for it. */
function spokenRegion(): HTMLElement {
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  return region;
}

export interface Warning {
  /** The countdown goes on. */
  count(secondsLeft: number): void;
  /** Somebody is here after all, or the session is over: takes the warning away without a word. */
  close(): void;
}

/**
 * Opens the warning. @param onStay its button, Escape or a press outside: somebody is here
 */
export function openWarning(secondsLeft: number, onStay: () => void): Warning {
  const body = document.createElement('div');
  const seen = paragraph('timeout-left', t('left', { time: visibleTime(secondsLeft) }));
  seen.setAttribute('aria-hidden', 'true');
  const heard = spokenRegion();
  body.append(paragraph('timeout-text', t('text')), seen, heard);
  let before = secondsLeft;
  let byItself = false;
  const { element, close } = openDialog({
    heading: t('heading'),
    body,
    actions: [{ label: t('close'), primary: true }],
    cancellable: true,
    onClose: () => {
      if (!byItself) onStay();
    },
  });
  element.setAttribute('role', 'alertdialog');
  element.setAttribute('aria-describedby', 'timeout-text timeout-left');
  return {
    count(now) {
      seen.textContent = t('left', { time: visibleTime(now) });
      const spoken = spokenSeconds(before, now);
      if (spoken !== null) heard.textContent = spokenTime(spoken);
      before = now;
    },
    close() {
      byItself = true;
      close();
    },
  };
}
