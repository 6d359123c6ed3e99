import { openDialog } from '../../ui/dialog/dialog.ts';
import { spokenSeconds } from './timeout.rules.ts';
import { t } from './timeout.text.ts';

const MINUTE = 60;

const visibleTime = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;

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

/** A live region for screen readers, separate from the visible countdown, which changes too often to be read out. */
function liveRegion(): HTMLElement {
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  return region;
}

export interface Warning {
  count(secondsLeft: number): void;
  close(): void; // closes the warning without calling `onStay`
}

export function openWarning(secondsLeft: number, onStay: () => void): Warning {
  const body = document.createElement('div');
  const countdown = paragraph('timeout-left', t('left', { time: visibleTime(secondsLeft) }));
  countdown.setAttribute('aria-hidden', 'true');
  const announcement = liveRegion();
  body.append(paragraph('timeout-text', t('text')), countdown, announcement);
  let before = secondsLeft;
  let isClosedByCode = false;
  const { element, close } = openDialog({
    heading: t('heading'),
    body,
    actions: [{ label: t('close'), primary: true }],
    onClose: () => {
      if (!isClosedByCode) onStay();
    },
  });
  element.setAttribute('role', 'alertdialog');
  element.setAttribute('aria-describedby', 'timeout-text timeout-left');
  return {
    count(now) {
      countdown.textContent = t('left', { time: visibleTime(now) });
      const spoken = spokenSeconds(before, now);
      if (spoken !== null) announcement.textContent = spokenTime(spoken);
      before = now;
    },
    close() {
      isClosedByCode = true;
      close();
    },
  };
}
